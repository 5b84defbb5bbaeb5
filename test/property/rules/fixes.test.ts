import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceType } from '../../../src/codes/index.js';
import { type SampleName, samples } from '../../../src/rules/examples/index.js';
import { applyFixes } from '../../../src/rules/fixes/apply-fixes.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentOf } from '../../../src/testing/arbitraries/documents.js';
import { breakers } from '../../../src/testing/index.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Issue } from '../../../src/types/index.js';
import { bare, type Shape } from '../../../src/types/shape.js';

/** Every place of a value, as text, with what stands there. */
function places(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const inside = Object.entries(value).flatMap(([key, inner]) => places(inner, `${path}/${key}`));
  return inside.length === 0 ? [[path, value]] : inside;
}

/** Where two documents differ. */
function differences(one: unknown, other: unknown): string[] {
  const before = new Map(places(one));
  const after = new Map(places(other));
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((place) => JSON.stringify(before.get(place)) !== JSON.stringify(after.get(place)));
}

/** The part of a document that a fix may change: a member that goes or is renamed takes its list or object along. */
function touchedBy({ fix }: Issue): string {
  const path = fix?.path ?? [];
  const whole = fix?.value === undefined && typeof path.at(-1) === 'number';
  return `/${(whole ? path.slice(0, -1) : path).join('/')}`;
}

function renamed({ fix }: Issue): string[] {
  return fix?.rename === undefined ? [] : [`/${[...fix.path.slice(0, -1), fix.rename].join('/')}`];
}

const keyOf = ({ rule, path }: Issue): string => JSON.stringify([rule, path]);

function holds(document: unknown, options: Parameters<typeof validate>[1]): void {
  const given = structuredClone(document);
  const report = validate(document, options);
  const { document: repaired, applied, left } = applyFixes(document, report);
  expect(document).toEqual(given);
  expect([...applied, ...left].length).toBe(report.issues.length);
  expect(left.filter(({ fix }) => fix?.safe === true)).toEqual([]);

  const after = validate(repaired, options).issues;
  const reported = new Set(after.map(keyOf));
  expect(applied.filter((issue) => reported.has(keyOf(issue)))).toEqual([]);
  // What stays is what was left, and nothing new, unless a member could not be read before.
  const rules = new Set(report.issues.map(({ rule }) => rule));
  const allRead = !report.skipped.some(({ why }) => why.endsWith('-unreadable'));
  // Of two members of one name only one is read; the other comes to light when that one goes.
  if (allRead && !rules.has('shape/duplicate-member'))
    expect(after.filter(({ rule }) => !rules.has(rule))).toEqual([]);

  const allowed = applied.flatMap((issue) => [touchedBy(issue), ...renamed(issue)]);
  const changed = differences(given, repaired);
  expect(
    changed.filter((place) => !allowed.some((each) => place === each || place.startsWith(`${each}/`))),
  ).toEqual([]);
}

type Parts = Record<'issuer' | 'invoiceHeader' | 'invoiceSummary', object>;

/** Damages that have one right answer, by where they are done. */
const damages: readonly ((document: Parts) => void)[] = [
  ({ issuer }) => Object.assign(issuer, { vatNumber: 'EL123456783' }),
  ({ issuer }) => Object.assign(issuer, { country: 'EL' }),
  ({ invoiceHeader }) => Object.assign(invoiceHeader, { selfPricing: false, fuelInvoice: false }),
  ({ invoiceHeader }) => Object.assign(invoiceHeader, { VatPaymentSuspension: false }),
  ({ invoiceSummary }) => Object.assign(invoiceSummary, { totalNetValue: 0.01 }),
  ({ invoiceSummary }) => Object.assign(invoiceSummary, { totalGrossValue: 0.02 }),
  ({ invoiceSummary }) => Reflect.deleteProperty(invoiceSummary, 'incomeClassification'),
  (document) => Reflect.deleteProperty(document, 'providerAdditionalInvoiceDetails'),
  (document) => {
    Object.assign(document, { ISSUER: document.issuer });
    Reflect.deleteProperty(document, 'issuer');
  },
];

/** Puts null in the place of members that the shape does not demand: of those that are there, and of others. */
function nullify(shape: Shape, document: object, dice: readonly number[]): void {
  const places = [...optionalMembers(shape, document)];
  for (const die of dice.slice(0, 6)) {
    const place = places[die % places.length];
    if (place !== undefined) Reflect.set(place.holder, place.name, null);
  }
}

function* optionalMembers(shape: Shape, value: unknown): Generator<{ holder: object; name: string }> {
  if (shape.kind === 'list' && Array.isArray(value))
    for (const item of value) yield* optionalMembers(shape.of, item);
  if (shape.kind !== 'object' || typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(shape.members)) {
    const { shape: inner, optional } = bare(member);
    if (optional) yield { holder: value, name };
    yield* optionalMembers(inner, (value as Record<string, unknown>)[name]);
  }
}

describe('safe fixes', () => {
  // Members that throw cannot be compared.
  it.each(
    breakers
      .filter(({ rule }) => rule !== 'shape/unreadable')
      .map((breaker) => [breaker.rule, breaker] as const),
  )('solve the reported problems in broken documents of %s, and change nothing else', (_, { examples }) => {
    for (const { document, options } of examples) {
      if (validate(document).issues.some(({ rule }) => rule === 'shape/unreadable')) continue;
      holds(document, options);
    }
  });

  it('work for several problems together, on any sample', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(samples) as SampleName[])),
        fc.subarray([...damages]),
        fc.array(fc.nat()),
        (name, chosen, dice) => {
          const document = structuredClone(samples[name]) as unknown as Parts;
          for (const damage of chosen) damage(document);
          nullify(documentShape, document, dice);
          holds(document, { now: new Date('2026-11-20T10:00:00Z') });
        },
      ),
    );
  });
});

/** What may be wrong with the classification of a line, although the summary is right. */
const mistakes: Readonly<Record<string, (rows: Row[]) => Row[] | undefined>> = {
  missing: () => undefined,
  empty: () => [],
  'no type': (rows) => rows.map(({ classificationType: _, ...row }) => row),
  'no category': (rows) => rows.map(({ classificationCategory: _, ...row }) => row),
  'other type': (rows) => rows.map((row) => ({ ...row, classificationType: 'E3_562' })),
  'other category': (rows) => rows.map((row) => ({ ...row, classificationCategory: 'category1_5' })),
  'other amount': (rows) => rows.map((row) => ({ ...row, amount: 0.01 })),
  'a row less': (rows) => rows.slice(1),
};
interface Row {
  readonly classificationType?: string;
  readonly classificationCategory?: string;
  readonly amount: number;
}

it('never changes an amount of a right summary because the classification of a line is wrong', () => {
  const given = fc
    .constantFrom<InvoiceType>('1.1', '2.1', '11.1', '3.1', '5.2', '8.6', '9.3')
    .chain(documentOf);
  fc.assert(
    fc.property(given, fc.nat(), fc.constantFrom(...Object.keys(mistakes)), (document, line, mistake) => {
      const broken = structuredClone(document) as unknown as {
        invoiceDetails: Record<string, Row[] | undefined>[];
        invoiceSummary: object;
      };
      const place = broken.invoiceDetails[line % broken.invoiceDetails.length];
      for (const side of ['incomeClassification', 'expensesClassification']) {
        if (place?.[side] !== undefined) place[side] = mistakes[mistake]?.(place[side]);
      }
      const { document: repaired } = applyFixes(broken, validate(broken));
      // A row may be added for a line without value.
      for (const [place, value] of places(broken.invoiceSummary))
        expect(new Map(places(repaired.invoiceSummary)).get(place)).toEqual(value);
    }),
  );
});
