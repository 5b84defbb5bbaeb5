import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { bodyOf, plain } from '../read-page.js';

const roll = (document: unknown): string => bodyOf(renderDocument(document, { format: 'roll80' }));

describe('a row on a roll', () => {
  it('separates VAT from quantity and price', () => {
    expect(roll(samples.orderCancellation)).toContain('1 τεμάχιο · ΦΠΑ 13%');
  });

  it('has the label of its value before VAT if nothing else is', () => {
    const [line] = samples.retailReceipt.invoiceDetails;
    const { quantity: _, measurementUnit: __, ...bare } = line as typeof line & { measurementUnit?: number };
    const text = roll({ ...samples.retailReceipt, invoiceDetails: [bare] });
    expect(text).toContain('Αξία · ΦΠΑ 24%');
  });

  it('never has a discount as the product of quantity and price, whichever columns a house prints', () => {
    const html = renderDocument(samples.salesInvoice, { format: 'roll80', theme: { columns: [] } });
    const rows = html
      .split('<div class="row">')
      .map((row) => plain(row.slice(0, row.indexOf('</div></div>'))));
    // 10 × 1.50 less 1.50: the discount has its own label.
    expect(rows.find((row) => row.includes('Βιβλίο'))).toMatch(
      /10 τεμάχια × 1,50\s+Έκπτωση\s*1,50\s+Καθαρή αξία\s*13,50/,
    );
  });
});
