import { describe, expect, it } from 'vitest';
import type { InvoiceType } from '../../../src/codes/index.js';
import { documentReaders } from '../../../src/reading/generated/document-readers.js';
import { hasAny, ODD_TEXTS } from '../../../src/reading/members.js';
import { readWithMembers } from '../../../src/reading/read.js';
import { Spellings } from '../../../src/reading/spelling.js';
import { rulesOfType } from '../../../src/rules/document-rules.js';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import { pattern, touches } from '../../../src/rules/engine/broken.js';
import { runChecks } from '../../../src/rules/engine/checks.js';
import { memberBits } from '../../../src/rules/engine/index-by-type.js';
import { noRelated } from '../../../src/rules/engine/related.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { seriesCharacter, seriesSpaces } from '../../../src/rules/header/series.js';
import { isUsualHeader } from '../../../src/rules/header/usual-header.js';
import { allRules } from '../../../src/rules/registry.js';
import { viewOf } from './view-of.js';

const badOf = ({ bad }: Rule): unknown[] => bad.map((example) => applyExample(example));

const read = (documents: readonly unknown[]) =>
  documents.flatMap((document) => {
    const broken = new Set<string>();
    const outcome = readWithMembers(
      documentReaders,
      document,
      (_, path) => broken.add(pattern(path)),
      new Spellings(),
    );
    if (outcome === undefined || touches(['invoiceHeader.invoiceType'], broken)) return [];
    return [{ ...outcome, broken }];
  });

const common = read([
  ...Object.values(samples),
  ...allRules.filter(({ layer }) => layer !== 'facts').flatMap(badOf),
]);

/** A copy without a member, wherever it stands: `invoiceDetails[].quantity`. */
function stripped(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((item) => stripped(item, step === undefined ? [] : [step, ...rest]));
  if (step === undefined || typeof value !== 'object' || value === null || !(step in value)) return value;
  const { [step]: member, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [step]: stripped(member, rest) };
}

/** What a rule may look at, without one of the members that it reads: its own gate need not be what is missing. */
const spoiled = (rule: Rule): unknown[] =>
  rule.paths.flatMap((path) =>
    [...Object.values(samples), ...badOf(rule)].map((document) =>
      stripped(document, path.replaceAll('[]', '').split('.')),
    ),
  );

const surroundings = { today: '2026-11-20', related: noRelated, skipSignature: false, splitBill: false };

// Rules that wait for a sign of the reader are tested with the readers (test/property/reading/quick.test.ts).
const gated = allRules.filter(({ onlyWith }) => onlyWith !== undefined && onlyWith !== ODD_TEXTS);

describe('a rule that needs certain members', () => {
  it.each(gated.map((rule) => [rule.id, rule] as const))('finds nothing without them: %s', (_, rule) => {
    const isOfType = (type: InvoiceType) => rule.appliesTo === 'all' || rule.appliesTo.includes(type);
    const without = [...common, ...read(spoiled(rule))].filter(({ view, met, broken }) => {
      const { invoiceType } = view.invoiceHeader;
      const bits = memberBits(rule.onlyWith, invoiceType);
      return (
        isOfType(invoiceType) && bits !== undefined && !hasAny(met, bits) && !touches(rule.paths, broken)
      );
    });
    expect(without.length).toBeGreaterThan(0);
    for (const { view } of without) runChecks(rule, view, (path) => expect.fail(pattern(path)), surroundings);
  });

  it.each(gated.map((rule) => [rule.id, rule] as const))(
    'declares them among the members that it reads: %s',
    (_, { onlyWith, paths }) => {
      const names = [(typeof onlyWith === 'function' ? onlyWith('1.1') : onlyWith) ?? []].flat();
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(touches(paths, new Set([String(name)]))).toBe(true);
    },
  );
});

const judged = allRules.flatMap((rule) =>
  rule.unless === undefined ? [] : [[rule.id, rule, rule.unless] as const],
);

describe('a rule that a judgement spares', () => {
  it('is about single documents', () => {
    expect(judged.filter(([, { layer }]) => layer !== 'document')).toEqual([]);
  });

  it('finds nothing in any series that is usual', () => {
    const { invoiceHeader } = samples.salesInvoice;
    const usual = Array.from({ length: 0x10000 }, (_, code) => `A${String.fromCharCode(code)}`)
      .map((series) => viewOf({ ...samples.salesInvoice, invoiceHeader: { ...invoiceHeader, series } }))
      .filter(isUsualHeader);
    // Ten digits, 26 Latin and 24 Greek capitals, the point and the hyphen.
    expect(usual).toHaveLength(62);
    for (const view of usual)
      for (const rule of [seriesSpaces, seriesCharacter])
        runChecks(rule, view, () => expect.fail(view.invoiceHeader.series), surroundings);
  });

  it.each(judged)('finds nothing in what is usual: %s', (_, rule, unless) => {
    const usual = [...common, ...read(spoiled(rule))].filter(
      ({ view, broken }) =>
        broken.size === 0 &&
        (rule.appliesTo === 'all' || rule.appliesTo.includes(view.invoiceHeader.invoiceType)) &&
        unless(view),
    );
    expect(usual.length).toBeGreaterThan(0);
    for (const { view } of usual) runChecks(rule, view, (path) => expect.fail(pattern(path)), surroundings);
  });

  it.each([
    ['salesInvoice', 9],
    ['retailReceipt', 9],
    ['orderSlip', 9],
  ] as const)('is most of the rules on a usual document: %s', (name, most) => {
    const [sample] = read([samples[name]]);
    if (sample === undefined) return expect.fail('The sample cannot be read.');
    const { view, met } = sample;
    const rules = rulesOfType(view.invoiceHeader.invoiceType, '2.0.2');
    expect(rules.for(met, undefined).document.length).toBeGreaterThan(50);
    expect(rules.for(met, view).document.length).toBeLessThanOrEqual(most);
  });
});
