import { zeroCents } from '../../money/index.js';
import type { MemberPath } from '../../types/index.js';
import { rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { WITHOUT_VALUES } from '../examples/without-values.js';
import { memberOnType } from '../shared/member-on-type.js';

const FLAG = ['invoiceHeader', 'isDeliveryNote'];
const paths: readonly MemberPath[] = ['invoiceHeader.isDeliveryNote', 'invoiceHeader.invoiceType'];
const FACTS = 'Code tables, invoice types: isDeliveryNote';

const refused = typesWhere(
  ({ isDeliveryNote }) => isDeliveryNote.rule === 'refused' && isSure(isDeliveryNote),
);
const doubtful = typesWhere(
  ({ isDeliveryNote }) => isDeliveryNote.rule === 'refused' && !isSure(isDeliveryNote),
);

/** Only documents with values state that they are also delivery notes. */
export const flagOnNote = memberOnType({
  id: 'movement/flag-on-note',
  member: 'isDeliveryNote',
  appliesTo: refused,
  enforces: ['delivery-invoice-types'],
  source: `${FACTS} on 9.x and 10.x (several sources); AADE errors (205, 214)`,
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceHeader/isDeliveryNote': true } },
    { sample: 'receivingNote', set: { '/invoiceHeader/isDeliveryNote': true } },
  ],
});

/** It is not published which types may also be delivery notes. */
export const flagUnusualOnType = memberOnType({
  id: 'movement/flag-unusual-on-type',
  member: 'isDeliveryNote',
  severity: 'warning',
  appliesTo: doubtful,
  enforces: ['delivery-invoice-types'],
  source: `${FACTS} (single source; the service describes 1.1 and 11.1)`,
  good: { sample: 'movingInvoice' },
  bad: [{ sample: 'movingReceipt', set: { '/invoiceHeader/invoiceType': '11.3' } }],
});

/** An invoice with nothing to pay was probably meant to be a delivery note 9.3. */
export const deliveryInvoiceOfZero = rule({
  id: 'movement/delivery-invoice-of-zero',
  severity: 'warning',
  appliesTo: typesWhere(({ isDeliveryNote }) => isDeliveryNote.rule === 'accepted'),
  onlyWith: 'invoiceHeader.isDeliveryNote',
  paths: [...paths, 'invoiceSummary.totalGrossValue'],
  params: ['type'],
  enforces: ['note-values'],
  source: 'Observed behaviour, What goes wrong: a delivery note made as an invoice with zero totals',
  bad: [
    {
      sample: 'movingInvoice',
      set: WITHOUT_VALUES,
      remove: [
        '/invoiceDetails/1',
        '/invoiceDetails/0/lineUnitPrice',
        '/invoiceDetails/0/totalNetPriceBeforeDiscount',
        '/invoiceDetails/0/totalDiscountValue',
      ],
    },
  ],
  check({ invoiceHeader: header, invoiceSummary }, found) {
    if (header.isDeliveryNote !== true || invoiceSummary.totalGrossValue !== zeroCents) return;
    found([...FLAG], { type: header.invoiceType });
  },
});
