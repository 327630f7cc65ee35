/** What the reader has chosen, kept in this browser. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'reduced';
export type Look = 'drawn' | 'text';
export type Automatic = 'off' | 'forced' | 'forced-and-end';

interface Chosen {
  language: string | null;
  theme: Theme;
  motion: Motion;
  look: Look;
  confirm: boolean;
  sound: boolean;
  automatic: Automatic;
  opponents: number;
}

const PLACE = 'bastide-settings';
const DEFAULTS: Chosen = {
  language: null,
  theme: 'system',
  motion: 'system',
  look: 'drawn',
  confirm: false,
  sound: true,
  automatic: 'off',
  opponents: 1,
};

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Chosen>;
  } catch {
    return {};
  }
}

export const settings = $state<Chosen>({ ...DEFAULTS, ...kept() });

/** Keeps every change, and tells the style sheets; other tabs follow. Ends with the component that called it. */
export function persistSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings));
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.dataset['motion'] = settings.motion;
  });
  $effect(() => {
    const hear = (event: StorageEvent) => event.key === PLACE && Object.assign(settings, kept());
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  });
}
