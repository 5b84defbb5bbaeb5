import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/rules/validate/validate.js';
import { operations } from '../../../src/tools/operations/index.js';
import { isLong } from '../../runs.js';
import { issueDate, issuer, served } from './setup.js';

/**
 * Processor time is counted, not time, so that a busy machine does not matter; and compared with that of reading and writing
 * as much JSON, so that a slow one does not matter either. What is quadratic takes a hundred times as long.
 */
const MOST = 50;

const SIZE = 1_000_000;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** What reading and writing a body of this size takes here: the quickest of three. */
const unit = Math.min(
  ...[1, 2, 3].map(() => {
    const value = Array.from({ length: 30_000 }, (_, index) => ({
      description: `item ${index}`,
      quantity: index,
    }));
    const start = processorTime();
    JSON.parse(JSON.stringify(value));
    return processorTime() - start;
  }),
);

const many = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
/** Values that JSON.stringify cannot write: they stand in the text of a body as they are. */
const NESTED: Readonly<Record<string, string>> = {
  lists: `${'['.repeat(SIZE / 2)}${']'.repeat(SIZE / 2)}`,
  objects: `${'{"a":'.repeat(SIZE / 6)}1${'}'.repeat(SIZE / 6)}`,
};

/** Values that no program sends, each of about 1 MB. */
const HOSTILE: Readonly<Record<string, unknown>> = {
  'one text': 'x'.repeat(SIZE),
  digits: '9'.repeat(SIZE),
  'letters with accents': 'ά'.repeat(SIZE / 2),
  quotes: '"'.repeat(SIZE / 2),
  '50,000 lines': 'ένα;δύο;τρία\n'.repeat(50_000),
  'empty lines': '\n'.repeat(SIZE / 2),
  'one line of 100,000 cells': many(100_000, (index) => `k${index}`).join(';'),
  '70,000 unknown members': Object.fromEntries(many(70_000, (index) => [`k${index}`, 1])),
  '9,000 unknown members': Object.fromEntries(many(9000, (index) => [`unknownMember${index}`, 1])),
  numbers: many(SIZE / 2, () => 1),
  nulls: many(SIZE / 5, () => null),
  'empty objects': many(SIZE / 3, () => ({})),
  lists: '@lists',
  objects: '@objects',
};

/** The places in an example. */
function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (path.length > 2 || typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) yield* placesIn(member, [...path, name]);
}

/** The value with another one in a place. */
function put(value: unknown, [first, ...rest]: readonly string[], other: unknown): unknown {
  if (first === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Record<string, unknown>;
  copy[first] = put(copy[first], rest, other);
  return copy;
}

describe('the work for a body of 1 MB is bounded:', () => {
  const posted = operations.filter(({ route }) => !route.startsWith('GET'));

  it.each(posted.map((each, order) => [each.id, each, order] as const))(
    '%s',
    async (id, operation, order) => {
      const { route, example, needs } = operation;
      const { call } = await served();
      await call('GET /codes?text=cash');
      const members = Object.entries(Object(example)).filter(([name]) => !route.includes(`{${name}}`));
      const body = Object.fromEntries(members);
      const address = route.replace(/\{\w+\}/, '7');
      const places = [...placesIn(body), ['another']];
      for (const [index, [name, value]] of Object.entries(HOSTILE).entries()) {
        // Each value comes to another place. Those that compute get every second value in turn, the others fewer; a long run
        // tries twice as many.
        const every = (needs === 'nothing' ? 1 : 4) * (isLong ? 1 : 2);
        if ((index + order) % every !== 0) continue;
        const path = places[index % places.length] ?? [];
        const written = JSON.stringify(put(body, path, value));
        const text = written.replace(/"@(\w+)"/, (_, nested: string) => NESTED[nested] ?? '');
        const start = processorTime();
        const answer = await call(address, text, { 'idempotency-key': `${id} ${index}` });
        const taken = (processorTime() - start) / unit;
        expect([path, name, answer.status < 500, Math.max(taken, MOST)]).toEqual([path, name, true, MOST]);
        expect(JSON.stringify(answer.body).length).toBeLessThan(3 * SIZE);
      }
    },
  );
});

describe('XML of 400 KB', () => {
  const NAMESPACE = 'http://www.aade.gr/myDATA/invoice/v1.0';
  const doc = (content: string, attributes = '') =>
    `<InvoicesDoc xmlns="${NAMESPACE}"${attributes}>${content}</InvoicesDoc>`;
  const prefixes = (from: number, count: number) =>
    many(count, (index) => ` xmlns:p${from + index}="urn:${from + index}"`).join('');

  it.each([
    [
      'with many prefixes around many elements that declare one',
      doc(
        `<invoice>${many(8000, (index) => `<a xmlns:q${index}="u"/>`).join('')}</invoice>`,
        prefixes(0, 5000),
      ),
    ],
    [
      'with many prefixes of its own for each element',
      doc(many(400, (index) => `<invoice${prefixes(index, 30)}/>`).join('')),
    ],
    ['of 40,000 invoices', doc('<invoice/>'.repeat(40_000))],
    ['of 60,000 unknown elements', doc(`<invoice>${'<a/>'.repeat(60_000)}</invoice>`)],
    ['of many levels', doc('<a>'.repeat(60_000))],
    ['of one text', doc(`<invoice><uid>${'x'.repeat(400_000)}</uid></invoice>`)],
  ])('%s is read in bounded time', async (_, xml) => {
    const { call } = await served();
    await call('POST /from-xml', { xml: doc('') });
    const start = processorTime();
    const { status } = await call('POST /from-xml', { xml });
    expect(Math.max((processorTime() - start) / unit, MOST)).toBe(MOST);
    expect(status).toBeLessThan(500);
  });
});

describe('an answer', () => {
  const receipt = { type: '11.1', series: 'A', aa: '1', issueDate, issuer, lines: [], payments: [] };

  it('lists a thousand issues, and says how many more there are', async () => {
    const { call } = await served();
    const unknown = Object.fromEntries(many(5000, (index) => [`unknown${index}`, 1]));
    const { body: report } = await call('POST /validate', { document: unknown });
    expect(report.issues).toHaveLength(1000);
    expect(report.more).toBeGreaterThan(0);
    const lines = many(400, () => ({ description: 'x', a: 1, b: 2, c: 3, d: 4 }));
    const { status, body } = await call('POST /build', { facts: { ...receipt, lines } });
    expect([status, body.issues.length]).toEqual([422, 1000]);
    expect(body.more).toBeGreaterThan(400);
  });

  it('says how many unknown members there are', () => {
    const unknown = Object.fromEntries(many(1203, (index) => [`unknown${index}`, 1]));
    const issues = validate(unknown).issues.filter(({ rule }) => rule === 'shape/unknown-member');
    expect(issues).toHaveLength(1000);
    expect(issues.at(-1)?.params).toEqual({ member: 'unknown999', more: 203 });
    expect(issues.at(-1)?.message).toContain('203 more');
  });

  it('lists each unknown member if there are few', async () => {
    const { call } = await served();
    const unknown = Object.fromEntries(many(900, (index) => [`unknown${index}`, 1]));
    const { body } = await call('POST /validate', { document: unknown });
    const all = body.issues.filter(({ rule }: { rule: string }) => rule === 'shape/unknown-member');
    expect([all.length, body.more]).toEqual([900, undefined]);
  });
});

it('answers /health between two large bodies', async () => {
  const { call } = await served();
  const order: string[] = [];
  const large = { document: Object.fromEntries(many(9000, (index) => [`k${index}`, 1])) };
  const validate = async (name: string) => {
    await call('POST /validate', large);
    order.push(name);
  };
  await Promise.all([
    validate('first').then(() => validate('second')),
    call('GET /health').then(() => order.push('health')),
  ]);
  expect(order.at(-1)).toBe('second');
});
