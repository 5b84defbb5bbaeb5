import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShape } from '../../../src/reading/read.js';
import { documentSchema, factsSchema, requestSchema } from '../../../src/schema/index.js';
import { documentOf, factsOf, requestOf } from '../../../src/testing/index.js';
import { documentShape } from '../../../src/types/generated/shapes.js';

/** What the reader reports of a value as a fault that the schema has as well. */
function faultsOf(value: unknown): string[] {
  const faults: string[] = [];
  readShape(documentShape, value, (fault) => faults.push(fault));
  // The reader is milder on purpose: these are warnings.
  return faults.filter((fault) => !['null-member', 'print-amount', 'very-long'].includes(fault));
}

/** Every path into a value. */
const places = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...places(inner, [...path, key])])
    : [];

describe('the zod schemas', () => {
  it('accept the output of the testing kit and return it', () => {
    fc.assert(
      fc.property(documentOf(), (document) => {
        expect(documentSchema.parse(document)).toEqual(document);
      }),
    );
    fc.assert(
      fc.property(requestOf(), (invoice) => {
        expect(requestSchema.safeParse({ invoice }).success).toBe(true);
      }),
    );
    fc.assert(
      fc.property(factsOf(), (facts) => {
        expect(factsSchema.safeParse(facts).success).toBe(true);
      }),
    );
  });

  it('agree with the reader on generated documents with one changed member', () => {
    const wild = fc.oneof(
      fc.constantFrom('', '0', true, false, [], {}, [null], 0, -1, 1.5, 0.005, 1e21, '2026-02-29', 'EUR'),
      fc.string({ maxLength: 400 }),
      fc.double(),
      fc.integer(),
    );
    const changed = documentOf().chain((document) =>
      fc.tuple(fc.constant(document), fc.constantFrom(...places(document)), wild),
    );
    fc.assert(
      fc.property(changed, ([document, path, value]) => {
        const copy = structuredClone(document) as unknown;
        let place = copy as Record<string, unknown>;
        for (const step of path.slice(0, -1)) place = place[step] as Record<string, unknown>;
        place[path.at(-1) ?? ''] = value;
        const printed = path.at(-1)?.startsWith('total') && path[0] === 'invoiceDetails';
        if (printed && typeof value === 'number') return;
        expect(documentSchema.safeParse(copy).success).toBe(faultsOf(copy).length === 0);
      }),
    );
  });

  it('refuse a member that no object has', () => {
    fc.assert(
      fc.property(documentOf(), fc.string({ minLength: 1 }), (document, name) => {
        fc.pre(!(name in document) && !(name in Object.prototype));
        expect(documentSchema.safeParse({ ...document, [name]: 1 }).success).toBe(
          faultsOf({ ...document, [name]: 1 }).length === 0,
        );
      }),
    );
  });
});
