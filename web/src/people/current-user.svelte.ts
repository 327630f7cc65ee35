/** The reader: a guest with a nickname, or an account with a password, identified by the server's cookie. */
import { api, ApiError } from '../api/client';
import type { Me } from '../generated/http';
import { switchOff } from '../notices/push';

export class CurrentUser {
  /** `undefined` until the server has answered; `null` for a new visitor. */
  person = $state.raw<Me | null | undefined>(undefined);
  private asked: Promise<void> | null = null;

  /** Who the reader is, once the server has answered. Wait for it to know whether they are new. */
  async load(): Promise<Me | null> {
    await (this.asked ??= this.find());
    return this.person ?? null;
  }

  async rename(nickname: string): Promise<void> {
    this.person = (await this.load()) ? await api.rename(nickname) : await api.becomeGuest(nickname);
  }

  /** A new visitor becomes a guest first: an account always starts as a guest. */
  async makeAccount(name: string, password: string, keep: readonly string[] = []): Promise<void> {
    this.person = (await this.load()) ?? (await api.becomeGuest(name));
    this.person = await api.makeAccount(name, password, keep);
  }

  async signIn(name: string, password: string, leaveSeats = false): Promise<void> {
    this.person = await api.signIn(name, password, leaveSeats);
  }

  async signOut(): Promise<void> {
    await switchOff(); // whoever comes next must not get this person's notices
    await api.signOut();
    this.person = null;
  }

  /** Ends all sessions, and all programs' access except with these tokens. */
  async signOutEverywhere(keep: readonly string[]): Promise<void> {
    await switchOff();
    await api.signOutEverywhere(keep);
    this.person = null;
  }

  /** Deletes the account. */
  async deleteAccount(password: string): Promise<void> {
    await api.deleteAccount(password);
    await switchOff();
    this.person = null;
  }

  private async find(): Promise<void> {
    try {
      const found = await api.me();
      this.person ??= found; // unless the reader has signed in meanwhile
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.problem.key !== 'who-are-you') this.asked = null; // ask again when it matters
      this.person ??= null;
    }
  }
}

export const currentUser = new CurrentUser();
