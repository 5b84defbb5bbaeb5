import { expect, it } from 'vitest';
import { buildDocument, type Facts } from '../../../../src/builders/index.js';
import { contextIn, openBackend } from '../../../../src/cli/serve/backend.js';
import { facts, issuer } from '../../operations/setup.js';

it('has one client for each language, each with a holder of its own, so that calls do not take rows from each other', async () => {
  const now = () => new Date('2026-11-20T12:00:00+02:00');
  const houses = [{ key: 'till', companies: [issuer.vatNumber] }];
  const backend = await openBackend({ folder: undefined, houses, now, locale: undefined });
  try {
    const clientOf = async (language: 'en' | 'el') => (await contextIn(backend, language)).client;
    for (const [language, aa] of [
      ['en', '1'],
      ['el', '2'],
    ] as const) {
      const client = await clientOf(language);
      expect(await clientOf(language)).toBe(client);
      await client?.issue(buildDocument({ ...facts, aa } as unknown as Facts, { now: now() }));
    }
    const holders: unknown[] = [];
    for await (const { holder } of backend.journal.rows({})) holders.push(holder);
    expect(holders).toHaveLength(2);
    expect(new Set(holders).size).toBe(2);
  } finally {
    await backend.close();
  }
});
