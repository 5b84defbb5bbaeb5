import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';

const FACTS = 'Code tables, invoice types: counterpart';
const required = typesWhere(({ counterpart }) => counterpart.rule === 'required' && isSure(counterpart));
const forbidden = typesWhere(({ counterpart }) => counterpart.rule === 'forbidden' && isSure(counterpart));
const retail = typesWhere(({ family }) => family === 'retail');

/** Invoices and delivery notes name their recipient. So does a receipt that moves goods. */
export const counterpartMissing = rule({
  id: 'parties/counterpart-missing',
  appliesTo: [...required, ...retail],
  paths: ['counterpart', ...MOVES_GOODS_PATHS],
  params: ['type'],
  authorityCode: 204,
  source: `AADE ERP REST API description v2.0.2, errors (204); ${FACTS} (several sources); Observed behaviour, Documents: an 11.1 that is a delivery note has a counterpart`,
  bad: [
    { sample: 'salesInvoice', remove: ['/counterpart'] },
    { sample: 'movingReceipt', remove: ['/counterpart'] },
  ],
  check(document, found) {
    if (document.counterpart !== undefined) return;
    const type = document.invoiceHeader.invoiceType;
    if (required.includes(type) || movesGoods(document)) found(['counterpart'], { type });
  },
});

/** Receiving notes probably name the sender of the goods. No accepted sample was observed. */
export const counterpartExpected = rule({
  id: 'parties/counterpart-expected',
  severity: 'warning',
  appliesTo: typesWhere(({ counterpart }) => counterpart.rule === 'required' && !isSure(counterpart)),
  paths: ['counterpart', 'invoiceHeader.invoiceType'],
  params: ['type'],
  authorityCode: 204,
  source: `${FACTS} on 10.1 and 10.2 (single source)`,
  bad: [{ sample: 'receivingNote', remove: ['/counterpart'] }],
  check(document, found) {
    if (document.counterpart === undefined)
      found(['counterpart'], { type: document.invoiceHeader.invoiceType });
  },
});

/** Retail documents have no named recipient. */
export const counterpartForbidden = rule({
  id: 'parties/counterpart-forbidden',
  appliesTo: forbidden,
  paths: ['counterpart', 'invoiceHeader.specialInvoiceCategory', ...MOVES_GOODS_PATHS],
  params: ['type'],
  authorityCode: 205,
  source: `AADE ERP REST API description v2.0.2, errors (205); ${FACTS} (several sources)`,
  good: { sample: 'movingReceipt' },
  bad: [
    {
      sample: 'retailReceipt',
      set: { '/counterpart': { vatNumber: '987654324', country: 'GR', branch: 0 } },
    },
    {
      sample: 'movingReceipt',
      remove: [
        '/invoiceHeader/isDeliveryNote',
        '/invoiceHeader/movePurpose',
        '/invoiceHeader/dispatchDate',
        '/invoiceHeader/dispatchTime',
        '/invoiceHeader/otherDeliveryNoteHeader',
        '/issuer/name',
        '/issuer/address',
        '/counterpart/name',
      ],
    },
  ],
  check(document, found) {
    if (document.counterpart === undefined || movesGoods(document)) return;
    const { specialInvoiceCategory, invoiceType } = document.invoiceHeader;
    // A tax-free sale identifies the traveller. Another rule reports that it cannot be issued through a provider.
    if (specialInvoiceCategory === SpecialInvoiceCategory.TaxFree) return;
    found(['counterpart'], { type: invoiceType });
  },
});

/** The authority forbids a counterpart on a slip, but templates of the service have one. */
export const counterpartOnSlip = rule({
  id: 'parties/counterpart-on-slip',
  severity: 'warning',
  appliesTo: ['8.6'],
  paths: ['counterpart'],
  authorityCode: 205,
  source: `${FACTS} on 8.6 (sources in conflict: Observed behaviour, Documents: templates carry a counterpart)`,
  bad: [
    { sample: 'orderSlip', set: { '/counterpart': { vatNumber: '987654324', country: 'GR', branch: 0 } } },
  ],
  check({ counterpart }, found) {
    if (counterpart !== undefined) found(['counterpart']);
  },
});
