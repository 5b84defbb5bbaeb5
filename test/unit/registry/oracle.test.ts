import { describe, expect, it } from 'vitest';
import { toRegistryXml } from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { complaints } from './oracle.js';

const xml = toRegistryXml([samples.salesInvoice]);
const terminal = toRegistryXml([samples.posCollection]);

/** The same XML with one thing changed; fails when there is nothing to change. */
function changed(from: string, to: string): string {
  expect(xml).toContain(from);
  return xml.replace(from, to);
}

describe('the official schema 2.0.2', () => {
  it.each(Object.entries(samples))('accepts %s', (_, document) => {
    expect(complaints(toRegistryXml([document]))).toEqual([]);
  });

  it('accepts all samples in one message', () => {
    expect(complaints(toRegistryXml(Object.values(samples)))).toEqual([]);
  });
});

describe('the official schema 2.0.2 refuses', () => {
  it.each([
    ['another order', changed('<series>A</series><aa>101</aa>', '<aa>101</aa><series>A</series>')],
    ['the namespace spelt right', changed('incomeClassificaton', 'incomeClassification')],
    ['a classification in the namespace of invoices', xml.replaceAll('icls:amount', 'amount')],
    ['three decimals', changed('<netValue>49.80</netValue>', '<netValue>49.805</netValue>')],
    ['more than 15 digits', changed('<netValue>49.80<', '<netValue>49999999999999.81<')],
    ['an exponent', changed('<quantity>2</quantity>', '<quantity>2e0</quantity>')],
    ['a quantity of zero', changed('<quantity>2</quantity>', '<quantity>0</quantity>')],
    ['payments that are not nested', changed('<paymentMethods>', '').replace('</paymentMethods>', '')],
    ['what the service calls a terminal', terminal.replaceAll('tid>', 'terminalId>')],
    ['a missing total', changed('<totalFeesAmount>0.00</totalFeesAmount>', '')],
    ['a member for print', changed('<netValue>49.80', '<lineUnitPrice>24.9</lineUnitPrice><netValue>49.80')],
    ['a document type that does not exist', changed('<invoiceType>1.1<', '<invoiceType>8.3<')],
    ['nothing at all', xml.replace(/<invoice>.*<\/invoice>/s, '')],
  ])('%s', (_, text) => {
    expect(complaints(text)).not.toEqual([]);
  });

  it('reports what was expected', () => {
    const [first] = complaints(changed('<series>A</series>', ''));
    expect(first).toContain('Expected is ( {http://www.aade.gr/myDATA/invoice/v1.0}series )');
  });
});
