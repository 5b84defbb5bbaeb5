/** The sample documents that other rooms take. */
export { samples } from './index.js';
export { salesInvoice } from './invoices.js';
export { deliveryNote, receivingNote } from './notes.js';
export { ISSUER, MOVING_COUNTERPART, MOVING_ISSUER, PRINT_ISSUER, SHOP_ADDRESS } from './parts.js';
export { retailReceipt } from './retail.js';
export { orderSlip } from './table.js';
