import { describe, expect, it } from 'vitest';
import { readShape } from '../../../src/reading/read.js';
import type { DocumentView } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import { recording, undeclared } from './recording.js';
import { resolves } from './resolve.js';

const viewed = () =>
  recording(readShape(documentShape, samples.salesInvoice, () => undefined) as DocumentView);

describe('the recording view', () => {
  it.each<[string, (view: DocumentView) => unknown]>([
    ['an index', (view) => view.invoiceDetails[1]?.netValue],
    ['a loop', (view) => [...view.invoiceDetails].map((line) => line.netValue)],
    ['a method', (view) => view.invoiceDetails.some((line) => line.netValue === undefined)],
    ['entries', (view) => [...view.invoiceDetails.entries()].map(([, line]) => line.netValue)],
    ['a pattern', ({ invoiceDetails: [first] }) => first?.netValue],
  ])('records what is read by %s', (_, read) => {
    const { view, reads } = viewed();
    read(view);
    expect([...reads].sort()).toEqual(['invoiceDetails', 'invoiceDetails[].netValue']);
  });

  it('distinguishes declared and undeclared members', () => {
    const reads = ['invoiceDetails', 'invoiceDetails[].netValue', 'issuer.vatNumber'];
    expect(undeclared(reads, ['invoiceDetails[].netValue', 'issuer'])).toEqual([]);
    expect(undeclared(reads, ['invoiceDetails[].netValueX', 'issuer.vat'])).toEqual([
      'invoiceDetails[].netValue',
      'issuer.vatNumber',
    ]);
  });
});

describe('a pattern', () => {
  it.each([
    ['invoiceDetails[].incomeClassification[].amount', true],
    ['counterpart.address.city', true],
    ['invoiceHeader.multipleConnectedMarks[]', true],
    ['invoiceDetails.netValue', false],
    ['invoiceHeader.tableaa', false],
  ])('%s names a member of a document: %s', (path, expected) => {
    expect(resolves(documentShape, path)).toBe(expected);
  });
});
