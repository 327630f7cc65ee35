/** Web push on this device: whether it is possible and on, and switching it. */
import { api, ApiError } from '../api/client';
import { sha256 } from '../fairness/sha256';
import type { NoticeSettings } from '../generated/http';

/** `ready` if it can be switched on. */
export type PushState = 'insecure' | 'unsupported' | 'blocked' | 'ready' | 'on';

const WORKER = '/notices-worker.js';

/** The browser's push service doesn't answer. */
export class PushFailed extends Error {}

/** Whether push is on here for the person whose settings these are. */
export async function pushState(known: NoticeSettings | null): Promise<PushState> {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const id = await thisDevice();
  return id !== null && known?.devices.some((device) => device.id === id) ? 'on' : 'ready';
}

/** The id of this device, as the server knows it; `null` if it has no subscription. */
export async function thisDevice(): Promise<string | null> {
  const subscription = await currentSubscription();
  return subscription && sha256(new TextEncoder().encode(subscription.endpoint));
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Asks for permission, and registers this device. Call it from a click: browsers ask only then. */
export async function switchOn(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  return register(await subscribe(registration, key));
}

async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const known = await registration.pushManager.getSubscription();
  if (known && encoded(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe(); // the server signs with another key now
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) });
  } catch {
    throw new PushFailed();
  }
}

function register(subscription: PushSubscription): Promise<NoticeSettings> {
  const { endpoint, keys } = subscription.toJSON();
  return api.addDevice({
    endpoint: endpoint!,
    keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! },
    name: deviceName(navigator.userAgent),
  });
}

/** Ends push on this device. The server forgets it, too, if it can be reached. */
export async function switchOff(): Promise<void> {
  const id = await thisDevice();
  await (await currentSubscription())?.unsubscribe();
  if (id === null) return;
  await api.removeDevice(id).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error; // an ended subscription is forgotten by itself
  });
}

/** Registers this device again after the server has forgotten all of them, as after a new password. */
export async function comeBack(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await register(subscription);
}

/** The first mark that a browser's description holds decides: most of them also name others. */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
  Chrome: 'Chrome',
  CriOS: 'Chrome',
  Safari: 'Safari',
};
const SYSTEMS = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  Mac: 'Mac',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
};

/** What to call a device in the list: its browser and system. */
export function deviceName(agent: string): string {
  const name = (known: Record<string, string>) => Object.entries(known).find(([mark]) => agent.includes(mark))?.[1];
  return [name(BROWSERS), name(SYSTEMS)].filter(Boolean).join(', ');
}

function decoded(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function encoded(key: ArrayBuffer | null): string {
  if (!key) return '';
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
