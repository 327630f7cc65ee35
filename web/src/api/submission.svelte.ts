/** A request that a button or form sends. */
import { reasonOf } from './errors';

export class Submission {
  /** Whether a request is under way: disable the button meanwhile. */
  busy = $state(false);
  /** Why the last request failed, in the reader's language; empty if it didn't. */
  problem = $state('');

  /** Runs `action` and returns whether it succeeded. */
  async run(action: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = reasonOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
