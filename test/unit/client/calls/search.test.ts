import { describe, expect, it } from 'vitest';
import { searchPages } from '../../../../src/sending/client/calls/search.js';
import { listOf } from '../setup.js';
import { coreWith } from '../transport/core.js';

const query = { issuerVatNumber: '800123456', issuedFrom: '2026-11-20', issuedTo: '2026-11-20' };
const documents = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ mark: from + index }));

/** The MARKs of each page that a search gives, and the page keys that it asked for. */
async function search(bodies: readonly unknown[]) {
  const asked: (string | null)[] = [];
  const core = coreWith({
    searchPageSize: 2,
    fetch: async (url) => {
      asked.push(new URL(String(url)).searchParams.get('nextPageKey'));
      return new Response(JSON.stringify(bodies[asked.length - 1] ?? 'no more'));
    },
  });
  const pages = await listOf(searchPages(core, query, undefined));
  return { asked, marks: pages.map((page) => page.map(({ mark }) => mark)) };
}

describe('a search', () => {
  it.each<[string, readonly unknown[], object]>([
    ['nothing', [{ providerTransmittedDocs: [] }], { asked: [null], marks: [] }],
    ['less than a page', [{ providerTransmittedDocs: documents(1, 1) }], { asked: [null], marks: [['1']] }],
    [
      'whole pages, which are counted from 1',
      [1, 3, 5].map((from) => ({ providerTransmittedDocs: documents(from, from === 5 ? 1 : 2) })),
      { asked: [null, '2', '3'], marks: [['1', '2'], ['3', '4'], ['5']] },
    ],
    [
      'a last page that is full',
      [documents(1, 2), []].map((docs) => ({ providerTransmittedDocs: docs })),
      { asked: [null, '2'], marks: [['1', '2']] },
    ],
    [
      'a key of the next page, also after a page that is not full',
      [
        { providerTransmittedDocs: documents(1, 1), nextPageKey: 'k7' },
        { providerTransmittedDocs: documents(2, 1) },
      ],
      { asked: [null, 'k7'], marks: [['1'], ['2']] },
    ],
    [
      'the same page again',
      [
        { providerTransmittedDocs: documents(1, 2), nextPageKey: 'k1' },
        { providerTransmittedDocs: documents(1, 2), nextPageKey: 'k1' },
      ],
      { asked: [null, 'k1'], marks: [['1', '2']] },
    ],
  ])('that finds %s ends', async (_, bodies, expected) => {
    expect(await search(bodies)).toEqual(expected);
  });

  it.each([[{}], [{ providerTransmittedDocs: 5 }], ['text'], [null]])(
    'refuses the answer %j',
    async (body) => {
      await expect(search([body])).rejects.toMatchObject({
        code: 'answer/unreadable',
        message: expect.stringContaining('no list of documents'),
        response: { status: 200 },
      });
    },
  );
});
