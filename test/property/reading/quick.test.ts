import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsReaders } from '../../../src/builders/facts/generated/readers.js';
import type { FactsFault, Fault } from '../../../src/reading/faults.js';
import { documentReaders } from '../../../src/reading/generated/document-readers.js';
import { hasAny, noMembers, ODD_TEXTS } from '../../../src/reading/members.js';
import { type QuickReaders, readQuickly } from '../../../src/reading/quick.js';
import { readFactsShape, readWithMembers } from '../../../src/reading/read.js';
import { Spellings } from '../../../src/reading/spelling.js';
import { breakers, brokenBy, documentOf, factsOf, forms } from '../../../src/testing/index.js';
import type { Params, Path } from '../../../src/types/index.js';
import { bare, type MemberShape, type ObjectShape } from '../../../src/types/shape.js';
import { spoiledFrom } from './spoil.js';

/** A view as plain values by the names of its shape. */
function plain(shape: MemberShape, view: unknown): unknown {
  const { shape: inner } = bare(shape);
  if (Array.isArray(view)) {
    const item = inner.kind === 'list' || inner.kind === 'some' ? inner.of : inner;
    return view.map((each) => plain(item, each));
  }
  const object = inner.kind === 'some' ? inner.of : inner;
  if (object.kind !== 'object' || typeof view !== 'object' || view === null) return view;
  return Object.fromEntries(
    Object.entries(object.members).map(([name, member]) => [
      name,
      plain(member, (view as Record<string, unknown>)[name]),
    ]),
  );
}

type Read = typeof readWithMembers | typeof readFactsShape;

/** Everything that a reading tells: its faults, the view, the members that occur, and other spellings. */
function outcome(read: Read, readers: QuickReaders, value: unknown) {
  const faults: [Fault | FactsFault, Path, Params, unknown][] = [];
  const spellings = new Spellings();
  const sink = (fault: Fault | FactsFault, path: Path, params: Params, meant?: unknown): void => {
    faults.push([fault, spellings.asWritten(path), params, meant]);
  };
  try {
    const result = read(readers, value, sink, spellings);
    return { faults, met: result?.met, view: result && plain(readers.shape, result.view) };
  } catch (error) {
    return { faults, error };
  }
}

function expectSame(read: Read, readers: QuickReaders, value: unknown): void {
  const slow = outcome(read, { ...readers, quick: new Map() }, value);
  expect(outcome(read, readers, value)).toStrictEqual(slow);
}

const document = fc.constantFrom(...forms).chain((form) => documentOf(form));
const broken = fc.constantFrom(...breakers.map(({ rule }) => rule)).chain((rule) => brokenBy(rule));

/** Checks that a valid value needs the shape reader only because of an unusual character. */
function expectQuick(read: Read, readers: QuickReaders, value: unknown): void {
  const { met = [] } = outcome(read, readers, value);
  const quick = readers.quick.get(readers.shape) ?? expect.fail('no reader');
  const { isOdd } = readQuickly(quick, value, noMembers(readers.words));
  expect(isOdd).toBe(hasAny(met, [ODD_TEXTS]));
}

const anything = fc.anything({ withMap: true, withDate: true, withNullPrototype: true });

describe('the generated readers of documents', () => {
  const same = (value: unknown) => expectSame(readWithMembers, documentReaders, value);

  test('read every valid document as the shape reader does', () => {
    fc.assert(
      fc.property(document, (each) => {
        same(each);
        expectQuick(readWithMembers, documentReaders, each);
      }),
    );
  });

  test('read documents that break a rule as the shape reader does', () => {
    fc.assert(fc.property(broken, (each) => same(each.document)));
  });

  test('read spoiled documents as the shape reader does', () => {
    fc.assert(fc.property(spoiledFrom(document), same));
  });

  test('read any value as the shape reader does', () => {
    fc.assert(fc.property(anything, same));
  });
});

describe('the generated readers of facts', () => {
  const same = (value: unknown) => expectSame(readFactsShape, factsReaders, value);

  test('read all valid facts as the shape reader does', () => {
    fc.assert(
      fc.property(factsOf(), (each) => {
        same(each);
        expectQuick(readFactsShape, factsReaders, each);
      }),
    );
  });

  test('read spoiled facts as the shape reader does', () => {
    fc.assert(fc.property(spoiledFrom(factsOf()), same));
  });

  test('read any value as the shape reader does', () => {
    fc.assert(fc.property(anything, same));
  });
});

test('there is a generated reader for each object of documents and facts', () => {
  const below = (shape: ObjectShape, found = new Set<ObjectShape>()): Set<ObjectShape> => {
    found.add(shape);
    for (const member of Object.values(shape.members)) {
      const { shape: inner } = bare(member);
      const object = inner.kind === 'list' || inner.kind === 'some' ? inner.of : inner;
      if (object.kind === 'object') below(object, found);
    }
    return found;
  };
  for (const { shape, quick } of [documentReaders, factsReaders]) {
    for (const each of below(shape)) expect(quick.has(each), each.name).toBe(true);
  }
});
