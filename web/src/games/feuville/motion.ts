/** The board's animations. */
import { carrying, tumble } from '../motion';

/** Carries a die from one place to another; one that was just rolled tumbles in. */
export const { carried, receive, send } = carrying(tumble);
