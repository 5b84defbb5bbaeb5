import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { bodyOf } from '../read-page.js';

const roll = (document: unknown): string => bodyOf(renderDocument(document, { format: 'roll80' }));

describe('a row on a roll', () => {
  it('separates VAT from quantity and price', () => {
    expect(roll(samples.orderCancellation)).toContain('1 τεμάχιο · ΦΠΑ 13%');
  });

  it('begins with VAT if nothing is before it', () => {
    const [line] = samples.retailReceipt.invoiceDetails;
    const { quantity: _, measurementUnit: __, ...bare } = line as typeof line & { measurementUnit?: number };
    const text = roll({ ...samples.retailReceipt, invoiceDetails: [bare] });
    expect(text).toContain('ΦΠΑ 24%');
    expect(text).not.toContain('· ΦΠΑ');
  });
});
