import { samples } from '../../../../src/rules/examples/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { Document, Issue, IssuedDocument, OpenOrder, Related } from '../../../../src/types/index.js';
import { type Changes, change } from '../totals/change.js';

/** A document with its MARK. */
export const issued = (document: Document, mark: string): IssuedDocument => ({ document, mark });

/** The record of an open slip, as the service lists it. */
export const record = (mark: string, quantityProducts: number, totalNet: number): OpenOrder => ({
  mark,
  uid: '',
  quantityProducts,
  totalNet,
});

type Line = Document['invoiceDetails'][number];

/** A line of so many things for so much; 13 % unless told. VAT is another rule's matter. */
export const line = (
  itemDescr: string,
  quantity: number,
  netValue: number,
  more: Partial<Line> = {},
): Line => ({
  lineNumber: 1,
  itemDescr,
  quantity,
  measurementUnit: 1,
  netValue,
  vatCategory: 2,
  vatAmount: 0,
  ...more,
});

/** A sample with other lines and their net value as its total, which is stated by hand. */
export const withLines = (
  sample: keyof typeof samples,
  lines: readonly Line[],
  totalNetValue: number,
  changes: Changes = {},
): Document =>
  change(sample, {
    '/invoiceDetails': lines.map((each, index) => ({ ...each, lineNumber: index + 1 })),
    '/invoiceSummary/totalNetValue': totalNetValue,
    ...changes,
  });

/** What the rules across documents find, without sentences. */
export const across = (document: Document, related: readonly Related[]): Partial<Issue>[] => {
  const alone = new Set(validate(document).issues.map((issue) => JSON.stringify(issue)));
  return validate(document, { related })
    .issues.filter((issue) => !alone.has(JSON.stringify(issue)))
    .map(({ message: _, ...issue }) => issue);
};

/** The ids of what they find. */
export const acrossIds = (document: Document, related: readonly Related[]): (string | undefined)[] =>
  across(document, related).map(({ rule }) => rule);

/** What of the related documents was not compared, and why, in words. */
export const unusable = (related: unknown): string[] =>
  validate(samples.tableClosing, { related: related as readonly Related[] })
    .skipped.filter(({ layer }) => layer === 'across')
    .map(({ message }) => message);
