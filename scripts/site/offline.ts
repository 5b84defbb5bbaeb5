import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const PAGES = ['/playground/index.html', '/el/playground/index.html'];
const ADDRESS = /\s(?:href|src)="(\/[^"#]*\.(?:js|css|svg|woff2))"|component-url="(\/[^"]+)"/g;
const IMPORTED = /["'`]((?:\.{0,2}\/)[\w./-]+\.(?:js|css|json))["'`]/g;

/** The files that the playground needs: its pages, what they load, and what that loads in turn. */
function playgroundFiles(folder: string): string[] {
  const found = new Set<string>();
  const add = (address: string): void => {
    if (found.has(address) || !existsSync(join(folder, address))) return;
    found.add(address);
    const text = readFileSync(join(folder, address), 'utf8');
    if (address.endsWith('.html')) {
      for (const [, one, other] of text.matchAll(ADDRESS)) add(one ?? other ?? '');
    } else if (address.endsWith('.js')) {
      for (const [, name = ''] of text.matchAll(IMPORTED)) {
        add(name.startsWith('/') ? name : posix.join(posix.dirname(address), name));
      }
    }
  };
  for (const page of PAGES) add(page);
  return [...found];
}

/** Writes the service worker that keeps the playground for use without a connection. */
export function writeOffline(folder: string): void {
  const files = playgroundFiles(folder);
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(join(folder, file)));
  const name = `playground-${digest.digest('hex').slice(0, 16)}`;
  const addresses = files.map((file) => file.replace(/index\.html$/, ''));
  writeFileSync(join(folder, 'offline.js'), workerSource(name, addresses));
}

const workerSource = (
  name: string,
  addresses: readonly string[],
): string => `const NAME = ${JSON.stringify(name)};
const ADDRESSES = ${JSON.stringify(addresses)};

addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(ADDRESSES)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(old());
});

// The network first, so that a new version is seen at once; without a connection, what was kept.
addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || !ADDRESSES.includes(pathname)) return;
  const kept = () => caches.match(pathname);
  event.respondWith(
    pathname.startsWith('/_astro/')
      ? kept().then((response) => response ?? fetch(event.request))
      : fetch(event.request).catch(kept),
  );
});
`;
