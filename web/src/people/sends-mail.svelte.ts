/** Whether this server sends mail, so that a forgotten password can be reset. */
import { api, ApiError } from '../api/client';

class SendsMail {
  yes = $state(false);
  private asked = false;

  /** Asks the server, once. */
  find(): void {
    if (this.asked) return;
    this.asked = true;
    api.mail().then(
      ({ configured }) => (this.yes = configured),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        this.asked = false; // ask again when it matters
      },
    );
  }
}

export const sendsMail = new SendsMail();
