/** Who is playing: a guest with a nickname, known by a cookie that the server sets. */
import { api, ApiError } from './api';
import type { Me } from './generated/http';

class Myself {
  /** `undefined` until the server has said; `null` for somebody new. */
  person = $state.raw<Me | null | undefined>(undefined);

  async find(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (error instanceof ApiError && error.problem.key === 'who-are-you') this.person = null;
      else throw error;
    }
  }

  async call(nickname: string): Promise<void> {
    this.person = this.person ? await api.rename(nickname) : await api.becomeGuest(nickname);
  }
}

export const myself = new Myself();
