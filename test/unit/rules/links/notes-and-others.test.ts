import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { failing } from '../across/failing.js';
import { across, acrossIds, issued, line, withLines } from '../across/given.js';

type Lines = Parameters<typeof withLines>[1];

const noteOf = (aa: string, lines: Lines) => withLines('deliveryNote', lines, 0, { '/invoiceHeader/aa': aa });
const sold = (marks: number[], lines: Lines): Document =>
  withLines('closingInvoice', lines, 1, { '/invoiceHeader/multipleConnectedMarks': marks });
const chairs = (quantity: number) => line('Chair', quantity, 0, { vatCategory: 8 });
const nameless = { ...line('', 1, 20), itemDescr: undefined } as unknown as Lines[number];

const note = issued(noteOf('1', [chairs(20)]), '31');
const ofNotes = (document: Document, related: Parameters<typeof across>[1]) =>
  across(document, related)
    .filter(({ rule }) => rule?.startsWith('links/notes-'))
    .map(({ rule, params }) => [rule, params]);

describe('an invoice of notes that also lists other documents', () => {
  const other = issued(withLines('salesInvoice', [line('Chair', 5, 100)], 100, {}), '5');

  test('is compared only with the notes, and reports no surplus', () => {
    expect(ofNotes(sold([31, 5], [line('Chair', 19, 900)]), [note, other])).toEqual([
      ['links/notes-item-missing', { item: 'Chair', quantity: '1' }],
    ]);
    expect(ofNotes(sold([31, 5], [line('Chair', 22, 900)]), [note, other])).toEqual([]);
  });

  test('is compared with its slips instead if it lists any', () => {
    const slip = issued(samples.orderSlip, '101');
    expect(ofNotes(sold([31, 101], [line('Chair', 19, 900)]), [note, slip])).toEqual([]);
  });
});

describe('a line without a name', () => {
  test('prevents a comparison by item', () => {
    expect(ofNotes(sold([31], [line('Chair', 19, 900), nameless]), [note])).toEqual([]);
    const unnamed = issued(noteOf('2', [chairs(20), nameless]), '31');
    expect(ofNotes(sold([31], [line('Chair', 19, 900)]), [unnamed])).toEqual([]);
    expect(ofNotes(sold([31], [line('Chair', 19, 900)]), [note])).toHaveLength(1);
  });
});

test('notes and an invoice that agree are not reported, and a line without a quantity stops no rule', () => {
  const lines = [
    line('Chair', 20, 900),
    { ...line('Freight', 1, 20), quantity: undefined } as unknown as Lines[number],
  ];
  expect(acrossIds(sold([31], lines), [note])).toEqual([]);
  expect(failing(sold([31], lines), [note])).toEqual([]);
});
