import fc from 'fast-check';
import { counterpartShape, documentShape, partyShape } from '../../../src/types/generated/shapes.js';
import type { Document } from '../../../src/types/index.js';
import type { Leaf } from '../../../src/types/leaf.js';
import { bare, isLeaf, type Shape } from '../../../src/types/shape.js';

/** Codes that the specification prints and the schema lacks (reference/README.md); test/unit/registry counts them. */
const ON_PAPER: ReadonlySet<string> = new Set(['E3_585_017']);

/** Characters of every kind that XML 1.0 can carry, with those that need care. */
const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'abzΑΩάώ09 -./') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('&', '<', '>', '"', "'", '\t', '\n', '\r', ']]>', '<!--', '&amp;', '&#0;'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\u0085',
      '\u00a0',
      '\u2028',
      '\ud7ff',
      '\ue000',
      '\ufffd',
      '😀',
      '\u{10ffff}',
    ),
  },
);

/** Texts of any characters that XML can carry. */
export const texts = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .array(character, { minLength: min, maxLength: 12 })
    .map((characters) => characters.join(''))
    .map((text) => [...text].slice(0, max).join(''))
    .filter((text) => text.length <= max)
    // The code of goods counts characters in the schema and UTF-16 units in ours.
    .chain((text) =>
      min > 1 ? fc.constant(text.replace(/[^\x20-\ud7ff]/g, 'x').padEnd(min, '0')) : fc.constant(text),
    );

const decimals =
  (places: number) =>
  (units: bigint): number =>
    Number(units) === 0 ? 0 : Number(`${units}e-${places}`);

/** Amounts of up to 15 digits. */
export const amounts = fc.oneof(
  fc.bigInt({ min: 0n, max: 99_999n }).map(decimals(2)),
  fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(decimals(2)),
);

const quantity = fc.oneof(
  fc.bigInt({ min: 1n, max: 999_999n }).map(decimals(3)),
  fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(5e-324, 1e-7, 0.1, 1e21, 1.5e300),
);

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

const date = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));

const pattern = {
  time: fc
    .tuple(fc.nat(23), fc.nat(59), fc.nat(59))
    .map((parts) => parts.map((part) => pad(part, 2)).join(':')),
  uid: fc.stringMatching(/^[0-9A-F]{40}$/),
  guid: fc.uuid(),
};

function ofLeaf(leaf: Leaf): fc.Arbitrary<unknown> {
  switch (leaf.kind) {
    case 'amount':
      return amounts;
    case 'number':
      if (leaf.decimals === undefined)
        return leaf.max === undefined ? quantity : fc.constantFrom(24, 13, 0.5);
      return fc.bigInt({ min: 1n, max: 50_000n * 10n ** BigInt(leaf.decimals) }).map(decimals(leaf.decimals));
    case 'integer':
      return fc.integer({ min: leaf.min, max: leaf.max });
    case 'mark':
      return fc.maxSafeNat().filter((value) => value > 0);
    case 'text':
      return texts(leaf.min, leaf.max);
    case 'code':
      return fc.constantFrom(...leaf.values).filter((code) => !ON_PAPER.has(code));
    case 'date':
      return date;
    case 'pattern':
      return pattern[leaf.name];
    case 'flag':
      return fc.boolean();
    default:
      throw new Error(`a document has no ${leaf.kind}`);
  }
}

/** Values of a shape: every member with anything within its bounds, optional ones now and then. */
function ofShape(shape: Shape): fc.Arbitrary<unknown> {
  // The authority's schema wants the number that the service lets a private person lack.
  if (shape === counterpartShape) return ofShape(partyShape);
  if (shape.kind === 'list') return fc.array(ofShape(shape.of), { minLength: 1, maxLength: 3 });
  if (isLeaf(shape)) return ofLeaf(shape);
  if (shape.kind !== 'object') throw new Error(`a document has no ${shape.kind}`);
  const members = Object.entries(shape.members).map(([name, member]) => ({ name, ...bare(member) }));
  const required = members.filter(({ optional }) => !optional).map(({ name }) => name);
  return fc.record(Object.fromEntries(members.map(({ name, shape: inner }) => [name, ofShape(inner)])), {
    requiredKeys: required,
    noNullPrototype: true,
  });
}

/**
 * Documents that the shape allows, of every type: more than the rules let pass, so what holds for these holds for every
 * valid document whose texts XML can carry.
 */
export const documents = ofShape(documentShape) as fc.Arbitrary<Document>;
