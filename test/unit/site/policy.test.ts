import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashesIn, policyOf, writePolicy } from '../../../scripts/site/policy.js';

/** Of `alert(1)` and of nothing, by `openssl dgst -sha256 -binary | base64`. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it.each([
  ['without attributes', '<script>alert(1)</script>'],
  ['of a module', '<script type="module">alert(1)</script>'],
  ['with another attribute', '<p><script aria-hidden="true">alert(1)</script></p>'],
])('a script %s within a page is allowed by its hash', (_, page) => {
  expect(hashesIn(page)).toEqual([ALERT]);
});

it('a script with an address needs no hash', () => {
  expect(hashesIn('<script type="module" src="/_astro/page.js"></script>')).toEqual([]);
});

it('the policy allows no other script within a page, and no other site to show it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    for (const name of ['index.html', '404.html'])
      writeFileSync(join(folder, name), '<script>alert(1)</script>');
    writePolicy(folder);
    const members = new Map(
      policyOf(folder)
        .split('; ')
        .map((each) => [each.split(' ')[0], each]),
    );
    expect(members.get('script-src')).toBe(`script-src 'self' 'wasm-unsafe-eval' ${ALERT}`);
    expect(members.get('frame-ancestors')).toBe("frame-ancestors 'self'");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
