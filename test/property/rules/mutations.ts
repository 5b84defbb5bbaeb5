import fc from 'fast-check';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Document, Path } from '../../../src/types/index.js';
import type { Leaf } from '../../../src/types/leaf.js';
import { bare, isLeaf, type Shape } from '../../../src/types/shape.js';

/** One change of a valid document. */
export interface Mutation {
  readonly how: 'change' | 'remove';
  readonly path: Path;
  /** The path without indexes. */
  readonly at: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Place {
  readonly path: Path;
  readonly at: string;
  readonly leaf: Leaf | undefined;
  readonly value: unknown;
}

/** Every member that a document has, with what its shape says of it. */
function* placesOf(shape: Shape, value: unknown, path: Path, at: string): Generator<Place> {
  const leaf = isLeaf(shape) ? shape : undefined;
  if (path.length > 0) yield { path, at, leaf, value };
  if (shape.kind === 'object') {
    for (const [name, inner] of Object.entries(value as object)) {
      const member = shape.members[name];
      if (member !== undefined && inner !== undefined)
        yield* placesOf(bare(member).shape, inner, [...path, name], at === '' ? name : `${at}.${name}`);
    }
  } else if (shape.kind === 'list') {
    for (const [index, inner] of (value as unknown[]).entries())
      yield* placesOf(shape.of, inner, [...path, index], `${at}[]`);
  }
}

/** The amount so many cents away, as a JSON number; undefined below zero. */
function moved(amount: number, cents: bigint): number | undefined {
  const [whole = '0', fraction = ''] = String(amount).split('.');
  const sum = BigInt(`${whole}${fraction.padEnd(2, '0')}`) + cents;
  return sum < 0n ? undefined : Number(`${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`);
}

/** Other values that the shape admits as well. */
function othersOf(leaf: Leaf, value: unknown, dice: number, texts: readonly string[]): unknown[] {
  switch (leaf.kind) {
    case 'amount':
      return [1n, -1n, 100n, -100n, 12_345n, BigInt(dice)].map((cents) => moved(value as number, cents));
    case 'number':
      return [1, 2, 13, 24, 0.5, dice + 1].filter((each) => each <= (leaf.max ?? each));
    case 'integer': {
      const top = Math.min(leaf.max, leaf.min + 40);
      return Array.from({ length: top - leaf.min + 1 }, (_, index) => leaf.min + index);
    }
    case 'code':
      return [...leaf.values];
    case 'date':
      return ['2026-01-01', '2026-12-31', '2031-05-05'];
    case 'flag':
      return [false];
    case 'text':
      return [...texts];
    default:
      return [];
  }
}

/** A document, one change of it, and the changed document. `texts` are what a text may become. */
export function mutated(
  document: fc.Arbitrary<Document>,
  texts: readonly string[] = ['', ' '],
): fc.Arbitrary<{ document: Document; mutation: Mutation; changed: unknown }> {
  return fc
    .tuple(document, fc.nat(), fc.nat(), fc.nat(99_999), fc.boolean())
    .map(([valid, where, which, dice, removes]) => {
      const places = [...placesOf(documentShape, valid, [], '')];
      const changeable = places.filter(
        ({ leaf, value }) => leaf && othersOf(leaf, value, dice, texts).length > 0,
      );
      const candidates = removes ? places : changeable;
      const { path, at, leaf, value } = candidates[where % candidates.length] as Place;
      const others = leaf
        ? othersOf(leaf, value, dice, texts).filter((each) => each !== undefined && each !== value)
        : [];
      const how = removes || others.length === 0 ? 'remove' : 'change';
      const after = how === 'remove' ? undefined : others[which % others.length];
      const changed = structuredClone(valid) as unknown;
      let holder = changed as Record<string | number, unknown>;
      for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
      const last = path.at(-1) as string | number;
      if (how === 'change') holder[last] = after;
      else if (Array.isArray(holder)) holder.splice(Number(last), 1);
      else delete holder[last];
      return { document: valid, mutation: { how, path, at, before: value, after }, changed };
    });
}
