import { describe, expect, it } from 'vitest';
import { factsReaders } from '../../../src/builders/facts/generated/readers.js';
import { documentReaders } from '../../../src/reading/generated/document-readers.js';
import { noMembers } from '../../../src/reading/members.js';
import { type QuickReaders, readQuickly } from '../../../src/reading/quick.js';
import { readFactsShape, readWithMembers } from '../../../src/reading/read.js';
import { Spellings } from '../../../src/reading/spelling.js';
import type { Leaf } from '../../../src/types/leaf.js';
import { bare, isLeaf, type MemberShape, type ObjectShape } from '../../../src/types/shape.js';

const [LETTER, EMOJI] = ['α', '\u{1F642}'];

/** A value, and whether the leaf takes it. `slowly`: it does, but the generated reader leaves it to the shape reader. */
type Case = readonly [value: unknown, fits: boolean | 'slowly'];

const textCases = (min: number, max: number, isOfFacts: boolean): Case[] => {
  const unlimited = max === Number.POSITIVE_INFINITY;
  const longest = unlimited ? 10_000 : max;
  return [
    [LETTER.repeat(longest), true],
    // In facts, a text that is only unusual stays: the document has it.
    [LETTER.repeat(longest + 1), unlimited && isOfFacts ? 'slowly' : false],
    // Characters are counted, not their two UTF-16 units. A text without a limit is only unusual.
    ...(unlimited ? [] : ([[EMOJI.repeat(longest), 'slowly']] as Case[])),
    ...(unlimited ? [] : ([[EMOJI.repeat(longest + 1), false]] as Case[])),
    [LETTER.repeat(min), true],
    ...(min === 0 ? [] : ([[LETTER.repeat(min - 1), false]] as Case[])),
    [5, false],
  ];
};

const numberCases = ({ above, min, max, decimals }: Extract<Leaf, { kind: 'number' }>): Case[] => [
  ...(above === undefined ? [] : ([[above, false]] as Case[])),
  ...(above === undefined ? [] : ([[above - 1, false]] as Case[])),
  ...(min === undefined ? [] : ([[min, true]] as Case[])),
  ...(min === undefined ? [] : ([[min - 0.5, false]] as Case[])),
  ...(max === undefined ? [] : ([[max, true]] as Case[])),
  ...(max === undefined ? [] : ([[max * 1.5, false]] as Case[])),
  ...(decimals === undefined ? [] : ([[1 + 10 ** -decimals, true]] as Case[])),
  ...(decimals === undefined ? [] : ([[1 + 10 ** -(decimals + 1), false]] as Case[])),
  ['1', false],
  [Number.NaN, false],
];

const PATTERNS = {
  time: [
    ['23:59:59', true],
    ['24:00:00', false],
    ['9:30:00', false],
    ['09:30', false],
  ],
  uid: [
    ['A'.repeat(40), true],
    ['a'.repeat(40), false],
    ['A'.repeat(39), false],
    ['A'.repeat(41), false],
  ],
  guid: [
    ['3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b', true],
    ['3f2b8c1e5d4a4e6f9a7b0c1d2e3f4a5b', false],
  ],
} as const satisfies Record<string, readonly Case[]>;

/** The values at and beyond each bound of a leaf. */
function casesOf(leaf: Leaf, isOfFacts: boolean): readonly Case[] {
  switch (leaf.kind) {
    case 'amount':
      return [
        [0, true],
        [0.01, true],
        [12.34, true],
        [9_999_999_999_999.99, true],
        [12.345, false],
        [-0.01, false],
        [10_000_000_000_000, false],
        ['12.34', false],
      ];
    case 'number':
      return numberCases(leaf);
    case 'integer':
      return [
        [leaf.min, true],
        [leaf.max, true],
        [leaf.min - 1, false],
        [leaf.max + 1, false],
        [leaf.min + 0.5, false],
        [String(leaf.min), false],
      ];
    case 'mark':
      return [
        [1, true],
        [Number.MAX_SAFE_INTEGER, true],
        [0, false],
        [-1, false],
        [1.5, false],
        [2 ** 53, false],
        ['400001234567890', false],
      ];
    case 'text':
      return textCases(leaf.min, leaf.max, isOfFacts);
    case 'code':
      return [
        ...[...leaf.values].map((code): Case => [code, true]),
        ['?', false],
        ['', false],
        [
          Number([...leaf.values].find((code) => String(Number(code)) === code) ?? 1),
          leaf.alsoNumber === true,
        ],
        [987_654, false],
      ];
    case 'date':
      return [
        ['2024-02-29', true],
        ['2026-12-31', true],
        ['2026-02-29', false],
        ['2026-13-01', false],
        ['2026-11-20T00:00:00', false],
        [20261120, false],
      ];
    case 'pattern':
      return PATTERNS[leaf.name];
    case 'flag':
      return [
        [true, true],
        [false, true],
        ['true', false],
        [1, false],
      ];
    case 'decimal':
      return [
        ['12.345', true],
        [12.5, true],
        [0, true],
        ['1,5', false],
        ['', false],
        [Number.NaN, false],
        [true, false],
      ];
    // Only facts have these: their function says what fits, and both readers call it.
    case 'own':
      return ['1', '', 0, 1, -1, 7, 1.5, 2 ** 53, 'rest', 'κιλά', '400001234567890', true, {}].map(
        (value): Case => [
          value,
          !(leaf.read(value) instanceof Object && 'fault' in (leaf.read(value) as object)),
        ],
      );
  }
}

/** Every object of a shape, each once. */
function objectsOf(shape: ObjectShape, found = new Map<string, ObjectShape>()): Map<string, ObjectShape> {
  if (found.has(shape.name)) return found;
  found.set(shape.name, shape);
  for (const member of Object.values(shape.members)) {
    const { shape: inner } = bare(member);
    const item = inner.kind === 'list' || inner.kind === 'some' ? inner.of : inner;
    if (item.kind === 'object') objectsOf(item, found);
  }
  return found;
}

/** The leaf of a member or of the items of its list. */
function leafOf(member: MemberShape): { readonly leaf: Leaf; readonly inList: boolean } | undefined {
  const { shape } = bare(member);
  if (shape.kind === 'list') return isLeaf(shape.of) ? { leaf: shape.of, inList: true } : undefined;
  return isLeaf(shape) ? { leaf: shape, inList: false } : undefined;
}

interface Readers {
  readonly readers: QuickReaders;
  readonly read: typeof readFactsShape | typeof readWithMembers;
}

/** Whether a generated reader took a value without another reading, and what it made of it. */
function quickly({ readers }: Readers, shape: ObjectShape, name: string, value: unknown) {
  const quick = readers.quick.get(shape) ?? expect.fail(shape.name);
  const met = noMembers(readers.words);
  const { view, isOdd } = readQuickly(quick, { [name]: value }, met);
  return { isOdd, met, view: Object(view) as Readonly<Record<string, unknown>> };
}

/** The same by the shape reader alone. */
function slowly({ readers, read }: Readers, shape: ObjectShape, name: string, value: unknown) {
  const faults: string[] = [];
  const alone = { shape, quick: new Map(), words: readers.words };
  const sink = (fault: string, path: readonly unknown[]): void => {
    if (path[0] === name) faults.push(fault);
  };
  const result = read(alone, { [name]: value }, sink, new Spellings());
  return { faults, met: result?.met, view: Object(result?.view) as Readonly<Record<string, unknown>> };
}

/** What other members lack makes each object odd, so a required member is compared where only it is read. */
const isAlone = ({ members }: ObjectShape, name: string): boolean =>
  Object.entries(members).every(([each, member]) => each === name || bare(member).optional);

describe.each([
  ['documents', { readers: documentReaders, read: readWithMembers } as Readers],
  ['facts', { readers: factsReaders, read: readFactsShape } as Readers],
])('the generated readers of %s', (_, both) => {
  const objects = [...objectsOf(both.readers.shape).values()].filter(({ members }) =>
    Object.values(members).some((member) => leafOf(member) !== undefined),
  );

  it.each(objects.map((shape) => [shape.name, shape] as const))(
    'take what fits each leaf of %s',
    (_name, shape) => {
      for (const [name, member] of Object.entries(shape.members)) {
        const { leaf, inList } = leafOf(member) ?? {};
        if (leaf === undefined) continue;
        for (const [value, fits] of casesOf(leaf, both.read === readFactsShape)) {
          const given = inList ? [value] : value;
          const at = `${shape.name}.${name} of ${String(value).slice(0, 40)}`;
          const slow = slowly(both, shape, name, given);
          const quick = quickly(both, shape, name, given);
          expect(slow.faults.length === 0, at).toBe(fits !== false);
          // What does not fit must be left to the shape reader, and what fits must be read as it does.
          if (fits !== true) {
            if (isAlone(shape, name)) expect(quick.isOdd, at).toBe(true);
            expect(quick.view[name], at).toBeUndefined();
            continue;
          }
          expect(quick.view[name], at).toStrictEqual(slow.view[name]);
          expect(quick.met, at).toStrictEqual(slow.met);
          if (isAlone(shape, name)) expect(quick.isOdd, at).toBe(false);
        }
      }
    },
  );
});
