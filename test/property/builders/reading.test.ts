import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsShape } from '../../../src/builders/facts/facts.js';
import { checkDocument } from '../../../src/builders/index.js';
import type { Fault } from '../../../src/reading/faults.js';
import { readShape } from '../../../src/reading/read.js';
import { factsRule } from '../../../src/rules/facts/index.js';
import { factsOf } from '../../../src/testing/index.js';

/** Values that tend to be wrong somewhere. */
const wild = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '0',
    'x',
    'rest',
    'goods',
    '1,00',
    '24.90',
    true,
    false,
    0,
    -1,
    1.5,
    7,
    1e21,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    [null],
    [1],
    { percent: 10 },
    { amount: 1 },
    { category: 1 },
    { category: 99 },
    { vat: 24 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const member = fc.constantFrom(
  'vat',
  'net',
  'unit',
  'discont',
  'Lines',
  'income',
  'recType',
  'print',
  'name',
  'marks',
);

/** Facts with something in them replaced, added or taken away, at any depth. */
const spoiled = factsOf().chain((facts) =>
  fc
    .array(fc.tuple(fc.array(fc.nat(60), { maxLength: 5 }), wild, member), { minLength: 1, maxLength: 3 })
    .map((changes) => {
      const copy = JSON.parse(JSON.stringify(facts)) as Record<string, unknown>;
      for (const [steps, value, name] of changes) spoil(copy, steps, value, name);
      return copy;
    }),
);

function spoil(root: Record<string, unknown>, steps: readonly number[], value: unknown, name: string): void {
  let holder = root;
  for (const [depth, step] of steps.entries()) {
    const keys = Object.keys(holder);
    const key = keys[step % (keys.length + 1)] ?? name;
    const inner = holder[key];
    const isLast = depth === steps.length - 1;
    if (isLast || typeof inner !== 'object' || inner === null) {
      if (step % 7 === 0) delete holder[key];
      else holder[key] = value;
      return;
    }
    holder = inner as Record<string, unknown>;
  }
}

/** A date that is no text is told as a date. What is wrong with a type depends on its value: all its rules say `type`. */
function nameOf(fault: Fault, path: readonly (string | number)[]): Fault {
  const [first, inner] = path;
  if (inner !== undefined) return fault;
  if (first === 'type' && (fault === 'type' || fault === 'unknown-code')) return 'type';
  return fault === 'type' && (first === 'issueDate' || first === 'dispatchDate') ? 'date' : fault;
}

const OF_TYPES = /^facts\/(?:unknown-type|type-not-on-channel) /;

/** What the slow and general reader says of the shape; what builders judge by themselves is passed over. */
function faultsOf(facts: unknown): string[] {
  const faults: string[] = [];
  readShape(factsShape, facts, (fault, path, params) => {
    if (params['expected'] !== 'accepted value')
      faults.push(`${factsRule(nameOf(fault, path)).id} ${path.join('/')}`);
  });
  return faults;
}

describe('the fast reader and the shape agree', () => {
  test('on facts that are right', () => {
    fc.assert(fc.property(factsOf(), (facts) => void expect(faultsOf(facts)).toEqual([])));
  });

  test('on facts that are spoiled: every fault is reported, and nothing passes in silence', () => {
    fc.assert(
      fc.property(spoiled, (facts) => {
        const { ok, document, issues } = checkDocument(facts);
        const told = issues.map(({ rule, path }) =>
          `${rule} ${path.join('/')}`.replace(OF_TYPES, 'shape/type '),
        );
        const faults = faultsOf(facts);
        for (const fault of faults) expect(told).toContain(fault);
        if (faults.length > 0) expect([ok, document]).toEqual([false, undefined]);
        expect(issues.map(({ rule }) => rule)).not.toContain('shape/unreadable');
        if (document === undefined) expect(issues.length).toBeGreaterThan(0);
        if (ok) expect(JSON.parse(JSON.stringify(document))).toEqual(document);
      }),
    );
  });

  test('on anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (facts) => {
        const { ok, issues } = checkDocument(facts);
        expect(ok).toBe(false);
        expect(issues.length).toBeGreaterThan(0);
      }),
    );
  });
});
