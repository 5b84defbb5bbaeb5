import { describe, expect, it } from 'vitest';
import { invoiceFacts, slipFacts } from '../../../bench/inputs.js';
import { checkUnknown } from '../../../src/builders/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { changed } from './changed.js';
import { everyKind } from './every-kind.js';
import { giverOfView } from './same-view.js';

const { salesInvoice: facts } = factsSamples;
const print = facts.issuer.print;

describe('the view of a built document', () => {
  it.each(Object.entries(everyKind))('is the same as that of the reader: %s', (_, builder) => {
    expect(giverOfView(builder.facts())).toBeDefined();
  });

  it.each([
    ['an invoice', invoiceFacts(5)],
    ['an order slip', slipFacts],
    ['a sample', facts],
    ['a serial number of 50 characters', changed(facts, { '/aa': '9'.repeat(50) })],
    ['a stated income', changed(facts, { '/lines/0/income': { category: 'category1_95' } })],
    ['no kinds of income', { ...facts, lines: facts.lines.map((line) => ({ ...line, income: [] })) }],
    ['a large quantity', changed(facts, { '/lines/0/quantity': '999999999999', '/lines/0/unitPrice': '1' })],
    ['a price of zero', changed(facts, { '/lines/0/unitPrice': 0 })],
    ['a discount', changed(facts, { '/lines/0/discount': { percent: '12.5' }, '/discount': undefined })],
    ['a terminal', changed(facts, { '/payments': [{ type: 7, amount: 'rest', terminalId: '1' }] })],
    ['no print block', changed(facts, {}, ['/issuer/print'])],
    [
      'all printed members',
      changed(facts, { '/issuer/print/email': 'a@b.gr', '/issuer/print/emtyLine2': 'x' }),
    ],
  ])('is complete, so the document is not read again: %s', (_, given) => {
    expect(giverOfView(given)).toBe('builder');
  });

  it.each([
    ['an invisible character in the serial number', { '/aa': '1\u200B' }],
    ['an invisible character in the series', { '/series': 'Α\u200B' }],
    ['an invisible character in a line', { '/lines/0/description': 'Καφές\u200B' }],
    ['an invisible character in print', { '/issuer/print': { ...print, name: 'Α\u200B' } }],
    [
      'a very long text',
      { '/lines/0/description': 'α'.repeat(300), '/issuer/print': { name: 'α'.repeat(10_001) } },
    ],
    ['a buyer with an address', { '/counterpart/address': { postalCode: '10563', city: 'Αθήνα' } }],
    ['a buyer abroad', { '/counterpart': { vatNumber: '123', country: 'DE', branch: 0, name: 'A' } }],
    ['a line without a unit', { '/lines/0/unit': undefined }],
    ['a tax on the document', { '/withheld': { category: 1, amount: '1.00' } }],
  ])('is made by the reader for facts with %s', (_, set) => {
    expect(giverOfView(changed(facts, set))).toBe('reader');
  });

  it('does not hide what the reader reports', () => {
    const rules = (set: Readonly<Record<string, unknown>>) =>
      checkUnknown(changed(facts, set)).issues.map(({ rule }) => rule);
    expect(rules({ '/aa': '1\u200B' })).toContain('shape/invisible-character');
    expect(rules({ '/issuer/print': { ...print, name: 'α'.repeat(10_001) } })).toContain('shape/very-long');
  });
});
