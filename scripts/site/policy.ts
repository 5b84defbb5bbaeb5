import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a page may load, where it may connect, and who may show it within a page: this site only. The scripts within pages
 * are those of the site builder, each allowed by its hash; nothing that a user types becomes markup. The search needs
 * WebAssembly.
 */
const policyWith = (hashes: readonly string[]): string =>
  [
    "default-src 'self'",
    "connect-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The hashes of the scripts within a page. One with an address is none of these. */
export const hashesIn = (page: string): readonly string[] =>
  [...page.matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']) =>
    /\ssrc=/.test(attributes) ? [] : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`],
  );

/** Hosts that read this file send the policy with every answer. */
const HEADERS = '_headers';
const BEGINNING = '/*\n  Content-Security-Policy: ';

/** Hosts do not send a longer line of that file. */
const LONGEST_LINE = 2000;

/** Writes the policy of a built site. */
export function writePolicy(folder: string): void {
  const hashes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => hashesIn(readFileSync(join(folder, name), 'utf8')));
  const policy = policyWith([...new Set(hashes)].sort());
  if (policy.length > LONGEST_LINE)
    throw new Error('The pages have too many scripts within them for the policy.');
  writeFileSync(join(folder, HEADERS), `${BEGINNING}${policy}\n`);
}

/** The policy of a built site. */
export const policyOf = (folder: string): string =>
  readFileSync(join(folder, HEADERS), 'utf8').slice(BEGINNING.length).trim();
