import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { shownOn } from './read-page.js';
import { wholeDocument } from './whole-document.js';

/** What is not printed, and why. Any other member has its place. */
const NOT_PRINTED: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(?:income|expenses)Classification\//, 'bookkeeping for the authority, not for the reader'],
  [/\/documentLanguageCode$/, 'chooses the language'],
  [/\/documentSizeCode$/, 'chooses the paper'],
  [/\/logoId$/, 'chooses the logo'],
];

const { document, leaves } = wholeDocument();
const wanted = [...leaves.keys()].filter((path) => !NOT_PRINTED.some(([pattern]) => pattern.test(path)));

describe.each(['a4', 'roll80'] as const)('a document with every member, on %s', (format) => {
  const shown = shownOn(
    renderDocument(document, { format, details: true, issued: { mark: '400001971234567' } }),
  );
  const count = (path: string): number => shown.filter(({ paths }) => paths.includes(path)).length;

  it('prints each member once', () => {
    expect(wanted.filter((path) => count(path) !== 1).map((path) => `${path}: ${count(path)}`)).toEqual([]);
  });

  it('lists as printed only members that are printed', () => {
    const named = shown.flatMap(({ paths }) => paths);
    expect(named.filter((path) => !wanted.includes(path))).toEqual([]);
  });

  it('prints every text', () => {
    const texts = wanted.filter((path) => leaves.get(path)?.kind === 'text');
    const lacking = texts.filter((path) => {
      const written = String(
        path
          .split('/')
          .slice(1)
          .reduce<unknown>((at, name) => (at as never)[name], document),
      );
      return !shown.some(({ paths, text }) => paths.includes(path) && text.includes(written));
    });
    expect(lacking).toEqual([]);
  });
});
