/** Who is playing: a guest with a nickname or an account with a password, known by a cookie that the server sets. */
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

  /** Somebody new becomes a guest first: an account is always that of a guest who stays. */
  async makeAccount(name: string, password: string): Promise<void> {
    this.person ??= await api.becomeGuest(name);
    this.person = await api.makeAccount(name, password);
  }

  async signIn(name: string, password: string): Promise<void> {
    this.person = await api.signIn(name, password);
  }

  async signOut(everywhere: boolean): Promise<void> {
    await (everywhere ? api.signOutEverywhere() : api.signOut());
    this.person = null;
  }

  /** Deletes the account. */
  async remove(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.person = null;
  }
}

export const myself = new Myself();
