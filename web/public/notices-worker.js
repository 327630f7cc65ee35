// The service worker shows notices that come while Bastide isn't open. It doesn't touch any request of the pages.
// @ts-check
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// A new version takes over at once: it has no pages or files of its own that could be of another version.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/**
 * What the server sends; see server/notices/push.py.
 * @typedef {{ title: string, body: string, path: string, tag: string }} Message
 */

/** @returns {Message} */
function messageIn(/** @type {PushEvent} */ event) {
  const nothing = { title: 'Bastide', body: '', path: '/', tag: '' };
  try {
    return { ...nothing, ...event.data?.json() };
  } catch {
    return nothing; // browsers insist that something is shown
  }
}

worker.addEventListener('push', (event) => {
  const { title, body, path, tag } = messageIn(event);
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path },
    }),
  );
});

/** The page that a notice leads to; never another site. */
function pageOf(/** @type {unknown} */ path) {
  const page = new URL(typeof path === 'string' ? path : '/', worker.location.origin);
  return page.origin === worker.location.origin ? page : new URL('/', worker.location.origin);
}

/** Goes to a page: to the window that shows it already, or else to a new one. */
async function open(/** @type {URL} */ page) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === page.pathname);
  await (there ? there.focus() : worker.clients.openWindow(page.href));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.path)));
});

// The push service gave the browser another address: tell the server.
worker.addEventListener('pushsubscriptionchange', (event) => {
  const change = /** @type {{ oldSubscription?: PushSubscription }} */ (/** @type {unknown} */ (event));
  const options = change.oldSubscription?.options;
  if (!options) return;
  /** @type {ExtendableEvent} */ (event).waitUntil(
    worker.registration.pushManager.subscribe(options).then((fresh) => {
      const { endpoint, keys } = fresh.toJSON();
      return fetch('/api/me/notices/devices', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, keys }),
      });
    }),
  );
});
