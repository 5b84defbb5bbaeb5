import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShape } from '../../../src/reading/read.js';
import { type SampleName, samples } from '../../../src/rules/examples/index.js';
import { documentSchema } from '../../../src/schema/index.js';
import { documentShape } from '../../../src/types/generated/shapes.js';

/** Values that tend to be wrong somewhere. */
const wild = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '0',
    true,
    false,
    [],
    {},
    [null],
    0,
    -0,
    -1,
    1,
    7,
    8,
    1.5,
    0.005,
    1e21,
    Number.NaN,
  ),
  fc.double(),
  fc.integer(),
  fc.string(),
  fc.constantFrom('2026-02-29', '2026-11-20', '24:00:00', '23:59:59', 'EUR', 'GR', '1.1', '13.1'),
);

const places = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...places(inner, [...path, key])])
    : [];

function changed(document: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(document);
  let place = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string, unknown>;
  place[path.at(-1) ?? ''] = value;
  return copy;
}

describe('the reader and the zod schema', () => {
  it('accept and refuse the same documents', () => {
    const changes = fc
      .constantFrom(...(Object.keys(samples) as SampleName[]))
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...places(samples[name])), wild));
    fc.assert(
      fc.property(changes, ([name, path, value]) => {
        const document = changed(samples[name], path, value);
        const faults: string[] = [];
        readShape(documentShape, document, (fault) => faults.push(fault));
        // The reader is milder on purpose: null in an optional member, and an odd printed figure, are warnings.
        const mild = ['null-member', 'print-amount'];
        const errors = faults.filter((fault) => !mild.includes(fault));
        const onlyMild = errors.length === 0 && faults.length > 0;
        expect(errors.length === 0).toBe(onlyMild || documentSchema.safeParse(document).success);
      }),
    );
  });

  it('read a document the same with its keys in any order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(samples)),
        fc.infiniteStream(fc.nat()),
        (document, dice) => {
          const shuffle = (value: unknown): unknown => {
            if (Array.isArray(value)) return value.map(shuffle);
            if (typeof value !== 'object' || value === null) return value;
            const entries = Object.entries(value).map(([key, inner]) => ({
              at: dice.next().value,
              key,
              inner,
            }));
            entries.sort((a, b) => a.at - b.at);
            return Object.fromEntries(entries.map(({ key, inner }) => [key, shuffle(inner)]));
          };
          const read = (value: unknown): unknown => {
            const view = readShape(documentShape, value, () => expect.unreachable());
            return view?.invoiceDetails.map((line) => [line.netValue, line.quantity, line.itemDescr]);
          };
          expect(read(shuffle(document))).toEqual(read(document));
        },
      ),
    );
  });
});
