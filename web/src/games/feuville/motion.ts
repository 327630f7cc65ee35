/** The board's animations. */
import { carrying } from '../motion';

/** Carries a die from one place to another. */
export const [send, receive] = carrying();
