/** Who is playing: a guest with a nickname or an account with a password, known by a cookie that the server sets. */
import { api, ApiError } from '../api/client';
import type { Me } from '../generated/http';

export class CurrentUser {
  /** `undefined` until the server has said; `null` for somebody new. */
  person = $state.raw<Me | null | undefined>(undefined);
  private asked: Promise<void> | null = null;

  /** Who it is, once the server has said. Whoever wants to know whether somebody is new here waits for that. */
  async load(): Promise<Me | null> {
    await (this.asked ??= this.find());
    return this.person ?? null;
  }

  async rename(nickname: string): Promise<void> {
    this.person = (await this.load()) ? await api.rename(nickname) : await api.becomeGuest(nickname);
  }

  /** Somebody new becomes a guest first: an account is always that of a guest who stays. */
  async makeAccount(name: string, password: string): Promise<void> {
    this.person = (await this.load()) ?? (await api.becomeGuest(name));
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
  async deleteAccount(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.person = null;
  }

  private async find(): Promise<void> {
    try {
      const found = await api.me();
      this.person ??= found; // unless somebody has signed in meanwhile
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.problem.key !== 'who-are-you') this.asked = null; // to be asked again when it matters
      this.person ??= null;
    }
  }
}

export const currentUser = new CurrentUser();
