import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkUnknown, validate } from '../../../src/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/samples.js';

interface Row {
  readonly name: string;
  readonly atLeast?: number;
}
interface Rows {
  readonly objects: readonly { readonly name: string; readonly members?: readonly Row[] }[];
}

/** The members of a file of rows whose lists have at least one item. */
const listsIn = (file: string): string[] => {
  const rows: Rows = JSON.parse(readFileSync(`reference/${file}.json`, 'utf8'));
  return rows.objects.flatMap(({ name, members = [] }) =>
    members.flatMap((row) => ((row.atLeast ?? 0) > 0 ? [`${name}.${row.name}`] : [])),
  );
};

const emptied = (issues: readonly { readonly rule: string; readonly path: readonly unknown[] }[]) =>
  issues.flatMap(({ rule, path }) => (rule === 'shape/empty-list' ? [path.join('/')] : []));

const { salesInvoice } = samples;

/** A value with the empty list, for each list that has at least one item, and the place where it is reported. */
const DOCUMENTS: Readonly<Record<string, readonly [unknown, string]>> = {
  'Document.invoiceDetails': [{ ...salesInvoice, invoiceDetails: [] }, 'invoiceDetails'],
  'PackingsDeclaration.Packages': [
    { ...salesInvoice, packingsDeclarations: [{ Packages: [] }] },
    'packingsDeclarations/0/Packages',
  ],
};

const FACTS: Readonly<Record<string, readonly [unknown, string]>> = {
  'Facts.correlatedInvoices': [
    { ...factsSamples.salesInvoice, correlatedInvoices: [] },
    'correlatedInvoices',
  ],
  'Facts.multipleConnectedMarks': [
    { ...factsSamples.salesInvoice, multipleConnectedMarks: [] },
    'multipleConnectedMarks',
  ],
};

describe('a list of at least one item', () => {
  it('has an example here', () => {
    // A list of documents is read by whoever sends it.
    const ofDocuments = listsIn('members').filter((name) => name !== 'SendInvoicesRequest.invoice');
    expect(Object.keys(DOCUMENTS).sort()).toEqual(ofDocuments.sort());
    expect(Object.keys(FACTS).sort()).toEqual(listsIn('facts').sort());
  });

  it.each(Object.entries(DOCUMENTS))('is reported when empty: %s', (_, [value, place]) => {
    expect(emptied(validate(value).issues)).toEqual([place]);
  });

  it.each(Object.entries(FACTS))('is reported when empty: %s', (_, [value, place]) => {
    expect(emptied(checkUnknown(value).issues)).toEqual([place]);
  });
});

describe('any other list', () => {
  /** The lists of a value, each with a copy of the whole in which it is empty. */
  function* emptyOnes(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) yield path;
    for (const [key, inner] of Object.entries(value)) yield* emptyOnes(inner, [...path, key]);
  }
  const without = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return [];
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
      ? [...value]
      : { ...Object(value) };
    (copy as Record<string, unknown>)[key] = without((value as Record<string, unknown>)[key], rest);
    return copy;
  };
  const NEEDED = /(?:^|\/)(?:invoiceDetails|Packages)$/;

  it.each(Object.entries(samples))('may be empty for its reader: %s', (_, document) => {
    for (const path of emptyOnes(document)) {
      const place = path.join('/');
      expect(emptied(validate(without(document, path)).issues), place).toEqual(
        NEEDED.test(place) ? [place] : [],
      );
    }
  });
});
