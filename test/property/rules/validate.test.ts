import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SampleName, samples } from '../../../src/rules/examples/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Document, Path, Report } from '../../../src/types/index.js';

const wild = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    '',
    'x',
    0,
    -1,
    1.5,
    7,
    1e21,
    Number.NaN,
    true,
    false,
    [],
    {},
    [null],
    ['x'],
    [{}],
  ),
  fc.constantFrom<unknown[]>(undefined, Number.POSITIVE_INFINITY, 12n, Symbol('x'), new Date(0)),
);

type Step = string;
const places = (value: unknown, path: Step[] = []): Step[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...places(inner, [...path, key])])
    : [];

/** The sample with one member changed, and perhaps written in another case: the service binds names in any case. */
function spoil(name: SampleName, path: Step[], value: unknown, spelling: (key: string) => string): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(samples[name]));
  let holder = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (Array.isArray(holder)) {
    holder[Number(last)] = value;
    return copy;
  }
  delete holder[last];
  holder[spelling(last)] = value;
  return copy;
}

const spellings: ((key: string) => string)[] = [
  (key) => key,
  (key) => `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`,
  (key) => key.toUpperCase(),
];

const spoilt = fc
  .constantFrom(...(Object.keys(samples) as SampleName[]))
  .chain((name) =>
    fc.record({
      name: fc.constant(name),
      path: fc.constantFrom(...places(samples[name])),
      value: wild,
      spelling: fc.constantFrom(...spellings),
    }),
  )
  .map(({ name, path, value, spelling }) => spoil(name, path, value, spelling));

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined && isOfObjects(value);
  } catch {
    return false;
  }
}

/** Whether a value holds no Date or Map, which a copy by members would make an empty object. */
function isOfObjects(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value) && Object.prototype.toString.call(value) !== '[object Object]') return false;
  return Object.values(value).every(isOfObjects);
}

/** The first step of a path that a document has, but writes in upper case. */
function misspelt(document: unknown, path: Path): string | undefined {
  let place = document;
  for (const step of path.map(String)) {
    if (typeof place !== 'object' || place === null) return undefined;
    const held = place as Record<string, unknown>;
    if (held[step] === undefined) return held[step.toUpperCase()] === undefined ? undefined : step;
    place = held[step];
  }
  return undefined;
}

const now = new Date('2026-11-20T10:00:00Z');

const failures = (report: Report): string[] =>
  report.skipped.filter(({ why }) => why === 'rule-failed').map(({ message }) => message);

describe('validate', () => {
  it('returns a result for any document, and no rule throws', () => {
    fc.assert(
      fc.property(spoilt, (document) => {
        expect(failures(validate(document, { now, skipSignature: false }))).toEqual([]);
      }),
    );
  });

  it('returns a result with any related documents', () => {
    fc.assert(
      fc.property(spoilt, spoilt, (document, other) => {
        const related = [other as Document, samples.orderSlip, samples.orderCancellation];
        expect(failures(validate(document, { related }))).toEqual([]);
      }),
    );
  });

  it('finds the same in a document with upper-case member names, at the paths it uses', () => {
    const upper = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(upper);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key.toUpperCase(), upper(inner)]),
      );
    };
    const reported = ({ issues }: Report): string[] =>
      issues
        .filter(({ rule }) => rule !== 'shape/member-case')
        .map(({ rule, path, fix }) => [rule, ...path, ...(fix?.path ?? [])].join('/').toUpperCase())
        .sort();
    fc.assert(
      fc.property(spoilt.filter(isJson), (document) => {
        const plain = validate(document, { now });
        const shouting = validate(upper(document), { now });
        fc.pre(
          !plain.issues.some(
            ({ rule }) => rule === 'shape/unknown-member' || rule === 'shape/duplicate-member',
          ),
        );
        expect(reported(shouting)).toEqual(reported(plain));
        for (const { path } of shouting.issues) expect(misspelt(upper(document), path)).toBeUndefined();
      }),
    );
  });

  it('accepts null as options', () => {
    expect(validate(samples.salesInvoice, null as never)).toEqual(validate(samples.salesInvoice));
  });

  it.each([
    [{ now: '2026-11-20' }, 'calendar', 'clock-invalid'],
    [{ now: new Date('x') }, 'calendar', 'clock-invalid'],
    [{ locale: 'el' }, 'document', 'option-locale'],
    [{ skipSignature: 'false' }, 'document', 'option-flag'],
    [{ severity: 'off' }, 'document', 'severity-not-an-object'],
    [{ related: 'x' }, 'across', 'related-not-a-list'],
  ])('reports that %s cannot be used', (options, layer, why) => {
    const { skipped } = validate(samples.salesInvoice, options as never);
    expect(skipped).toContainEqual(expect.objectContaining({ layer, why }));
  });
});
