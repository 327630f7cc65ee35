/** The reader's settings, stored in this browser. */
import { MediaQuery } from 'svelte/reactivity';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'reduced';
export type Look = 'drawn' | 'text';
export type Automatic = 'off' | 'forced' | 'forced-and-end';

interface Settings {
  language: string | null;
  theme: Theme;
  motion: Motion;
  look: Look;
  confirm: boolean;
  /** `null` until the reader chooses: on, but off on a phone. */
  sound: boolean | null;
  automatic: Automatic;
  opponents: number;
  /** The bot chosen last; `null` for the usual one. */
  level: string | null;
  /** The pace at which the reader last looked for an opponent. */
  pace: string | null;
}

const STORAGE_KEY = 'bastide-settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  look: 'drawn',
  confirm: false,
  sound: null,
  automatic: 'off',
  opponents: 1,
  level: null,
  pace: null,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

const finger = new MediaQuery('pointer: coarse', false);

/** Whether the reader wants sounds. */
export function soundIsOn(): boolean {
  return settings.sound ?? !finger.current;
}

/**
 * Stores every change and applies it to the style sheets; other tabs follow. Stops with the component that called it.
 */
export function persistSettings(): void {
  $effect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.dataset['motion'] = settings.motion;
  });
  $effect(() => {
    const hear = (event: StorageEvent) => event.key === STORAGE_KEY && Object.assign(settings, stored());
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  });
}
