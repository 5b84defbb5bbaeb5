import { describe, expect, it } from 'vitest';
import { type RenderOptions, renderDocument } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { uids } from '../../unit/print/uids.js';

const issued = {
  mark: '400001971234567',
  uid: uids.salesInvoice,
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/A3F05C7D',
  invoiceUrl: 'https://provider.example/d/A3F05C7D',
};

/** Pages, tag for tag. After a change that is meant: `npx vitest run test/golden -u`. */
const PAGES: readonly (readonly [name: string, document: unknown, options: RenderOptions])[] = [
  ['sales-invoice', samples.salesInvoice, { issued }],
  ['sales-invoice-both', samples.salesInvoice, { language: ['el', 'en'] }],
  ['delivery-note', samples.deliveryNote, { issued: { ...issued, uid: uids.deliveryNote }, language: 'en' }],
  [
    'order-slip',
    samples.orderCancellation,
    { issued: { ...issued, uid: uids.orderCancellation }, format: 'roll80' },
  ],
  [
    'closing',
    samples.tableClosing,
    { issued: { statusCode: 'Offline', uid: uids.tableClosing, qrUrl: issued.qrUrl }, format: 'roll58' },
  ],
  ['offline-till', { ...samples.retailReceipt, transmissionFailure: 1 }, { format: 'roll80' }],
];

describe('the printed page', () => {
  it.each(PAGES)('is unchanged for %s', async (name, document, options) => {
    await expect(renderDocument(document, options)).toMatchFileSnapshot(`output/${name}.html`);
  });
});
