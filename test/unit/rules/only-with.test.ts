import { describe, expect, it } from 'vitest';
import { nothingBeside } from '../../../src/rules/engine/beside.js';
import { pattern, touches } from '../../../src/rules/engine/broken.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { applyExample } from '../../../src/rules/explain.js';
import { allRules } from '../../../src/rules/registry.js';
import { hasMember } from '../../../src/rules/shape/members.js';
import { memberBit } from '../../../src/rules/shape/plan.js';
import { readWithMembers } from '../../../src/rules/shape/read.js';
import { documentShape } from '../../../src/types/document.js';

const documents: unknown[] = [
  ...Object.values(samples),
  ...allRules
    .filter(({ layer }) => layer !== 'facts')
    .flatMap(({ bad }) => bad.map((example) => applyExample(example))),
];

const read = documents.flatMap((document) => {
  const broken = new Set<string>();
  const outcome = readWithMembers(documentShape, document, (_, path) => broken.add(pattern(path)), []);
  return outcome === undefined ? [] : [{ ...outcome, broken }];
});

const surroundings = { today: '2026-11-20', beside: nothingBeside, skipSignature: false };

const gated = allRules.filter((rule): rule is Rule & { onlyWith: string } => rule.onlyWith !== undefined);

describe('a rule that names the member without which it has nothing to find', () => {
  it.each(gated.map((rule) => [rule.id, rule] as const))('%s finds nothing without it', (_, rule) => {
    const bit = memberBit(documentShape, rule.onlyWith);
    const without = read.filter(({ met, broken }) => !hasMember(met, bit) && !touches(rule.paths, broken));
    expect(without.length).toBeGreaterThan(0);
    for (const { view } of without) rule.check?.(view, (path) => expect.fail(pattern(path)), surroundings);
  });

  it('declares it among the members that it reads', () => {
    for (const rule of gated) expect(rule.paths.some((path) => path.startsWith(rule.onlyWith))).toBe(true);
  });
});
