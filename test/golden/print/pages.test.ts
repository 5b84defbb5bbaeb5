import { describe, expect, it } from 'vitest';
import { type RenderOptions, renderDocument } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';

const issued = {
  mark: '400001971234567',
  uid: 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357',
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/A3F05C7D',
  invoiceUrl: 'https://provider.example/d/A3F05C7D',
};

/** Pages, tag for tag. After a change that is meant: `npx vitest run test/golden -u`. */
const PAGES: readonly (readonly [name: string, document: unknown, options: RenderOptions])[] = [
  ['sales-invoice', samples.salesInvoice, { issued }],
  ['sales-invoice-both', samples.salesInvoice, { language: ['el', 'en'] }],
  ['delivery-note', samples.deliveryNote, { issued, language: 'en' }],
  ['order-slip', samples.orderCancellation, { issued, format: 'roll80' }],
  [
    'closing',
    samples.tableClosing,
    { issued: { statusCode: 'Offline', uid: issued.uid, qrUrl: issued.qrUrl }, format: 'roll58' },
  ],
  ['offline-till', { ...samples.retailReceipt, transmissionFailure: 1 }, { format: 'roll80' }],
];

describe('the printed page', () => {
  it.each(PAGES)('is unchanged for %s', async (name, document, options) => {
    await expect(renderDocument(document, options)).toMatchFileSnapshot(`output/${name}.html`);
  });
});
