import { expect, it } from 'vitest';
import type { Journal } from '../../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { journalContract } from '../../../../src/testing/journal/contract.js';
import { listOf } from '../../client/setup.js';

/** A journal in memory with some methods replaced. */
const broken = (replaced: (inner: Journal) => Partial<Journal>) => (): Journal => {
  const inner = memoryJournal();
  return new Proxy(inner, {
    get: (_, name) => {
      const member: unknown = Reflect.get(replaced(inner), name) ?? Reflect.get(inner, name);
      return typeof member === 'function' ? member.bind(inner) : member;
    },
  });
};

/** The titles of the cases that a journal does not pass. */
async function failedBy(make: () => Journal, options = {}): Promise<string[]> {
  const failed: string[] = [];
  for (const { title, run } of journalContract(make, options)) {
    await run().catch(() => failed.push(title));
  }
  return failed;
}

it('a journal that does what it should passes every case', async () => {
  const cases = journalContract(() => memoryJournal());
  expect(cases.length).toBeGreaterThan(40);
  expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  expect(await failedBy(() => memoryJournal())).toEqual([]);
});

it.each<[string, (inner: Journal) => Partial<Journal>, string]>([
  [
    'gives a row to everybody',
    (inner) => ({
      take: async (given) => {
        const taken = await inner.take(given);
        return taken.taken === 'leased' ? { taken: 'new' } : taken;
      },
    }),
    'an attempt: gives a row to only one of many concurrent requests',
  ],
  [
    'writes without the lease',
    (inner) => ({ end: (given) => inner.end(given).catch(() => undefined) }),
    'an attempt: writes nothing for a holder whose lease was taken over',
  ],
  [
    'forgets the document of a completion',
    (inner) => ({ end: ({ settles: _, ...given }) => inner.end(given) }),
    'the completion of a held document: records both rows as issued together',
  ],
  [
    'hands out rows without a lease',
    (inner) => ({ claim: async () => ({ rows: await listOf(inner.rows()), next: undefined }) }),
    'rows to recover: hands out each row to one caller, however many ask at once',
  ],
  [
    'stores a state whatever its version',
    (inner) => ({
      exchangeState: async (name, _, next) => {
        await inner.saveStates({ [name]: next });
        return { exchanged: true, stored: await inner.storedState(name) };
      },
    }),
    'flow states: replaces a state for only one of many concurrent requests',
  ],
  ['loses states', () => ({ saveStates: async () => undefined }), 'a list: lists the stored states by name'],
])('the contract finds a journal that %s', async (_, replaced, title) => {
  expect(await failedBy(broken(replaced))).toContain(title);
});

it('a failed case says what it expected and what it found', async () => {
  const make = broken(() => ({ row: async () => undefined }));
  const [first] = journalContract(make);
  await expect(first?.run()).rejects.toThrow(
    /^expected \{\n {2}"operation": "issue",[\s\S]*\nfound undefined$/,
  );
});

it('unknown options are refused', () => {
  expect(() => journalContract(() => memoryJournal(), { ownClok: true } as never)).toThrow(
    expect.objectContaining({ code: 'options/unknown' }),
  );
});
