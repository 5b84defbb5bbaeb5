import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a page may load and where it may connect: this site only. The scripts within pages are those of the site builder,
 * each allowed by its hash; nothing that a user types becomes markup. The search needs WebAssembly.
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
  ].join('; ');

/** A script within a page: not the address of one, and no data. */
const INLINE = /<script(?:\s+type="module")?>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;

/** Hosts that read this file send the policy with every answer. */
const HEADERS = '_headers';
const BEGINNING = '/*\n  Content-Security-Policy: ';

/** Writes the policy of a built site. */
export function writePolicy(folder: string): void {
  const hashes = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    for (const [, script = ''] of readFileSync(join(folder, name), 'utf8').matchAll(INLINE))
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  writeFileSync(join(folder, HEADERS), `${BEGINNING}${policyWith([...hashes].sort())}\n`);
}

/** The policy of a built site. */
export const policyOf = (folder: string): string =>
  readFileSync(join(folder, HEADERS), 'utf8').slice(BEGINNING.length).trim();
