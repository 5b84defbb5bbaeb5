import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playgroundLink } from '../../../../scripts/site/pages/playground-link.js';
import { fragmentOf, inputOf } from '../../../../site/src/playground/fragment.js';

describe('links to the playground', () => {
  test('carry any text and come back as they were', async () => {
    const property = fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await inputOf(`#${await fragmentOf({ kind: 'facts', text })}`)).toEqual({ kind: 'facts', text });
    });
    await fc.assert(property);
  });

  test('carry the time of the check', async () => {
    const input = { kind: 'payload', text: '{}', now: '2026-11-20T18:30:00.000Z' } as const;
    expect(await inputOf(await fragmentOf(input))).toEqual(input);
  });

  test('of the pages of rules are read by the playground', async () => {
    const link = playgroundLink('payload', { issuer: 'Αυλή' }, '2026-11-20T10:00:00+02:00', 'el');
    expect(link.startsWith('/el/playground/#payload=')).toBe(true);
    expect(await inputOf(new URL(link, 'http://site').hash)).toEqual({
      kind: 'payload',
      text: '{\n  "issuer": "Αυλή"\n}',
      now: '2026-11-20T10:00:00+02:00',
    });
  });

  test('that are damaged, foreign or empty give nothing', async () => {
    for (const fragment of [
      '',
      '#',
      '#a-heading',
      '#facts=',
      '#facts=%%%',
      '#payload=AAAA',
      '#other=q1YqSyxS',
    ]) {
      expect([fragment, await inputOf(fragment)]).toEqual([fragment, undefined]);
    }
  });

  test('that unpack to more than four million characters give nothing', async () => {
    const fragment = await fragmentOf({ kind: 'facts', text: ' '.repeat(4_000_001) });
    expect(fragment.length).toBeLessThan(10_000);
    expect(await inputOf(fragment)).toBeUndefined();
  });
});
