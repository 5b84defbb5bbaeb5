import { rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualPrint } from './usual-print.js';

const PRINTED = 'providerAdditionalInvoiceDetails.counterpart.name';

/** The tax authority does not accept the name of a Greek counterpart, so only the print block can name the customer. */
export const counterpartUnnamed = rule({
  id: 'print/counterpart-unnamed',
  unless: isUsualPrint,
  severity: 'warning',
  appliesTo: typesWhere(
    ({ counterpart, family }) =>
      counterpart.rule === 'required' && isSure(counterpart) && family !== 'deliveryNote',
  ),
  onlyWith: 'counterpart',
  paths: [PRINTED, 'counterpart.name', 'counterpart.country'],
  source:
    'AADE facts, Parties: names are in the print block, the counterpart of the payload has none; a warning because the service accepts documents without',
  bad: [
    { sample: 'salesInvoice', remove: ['/providerAdditionalInvoiceDetails/counterpart'] },
    { sample: 'serviceInvoice', set: { '/providerAdditionalInvoiceDetails/counterpart/name': ' ' } },
  ],
  check({ counterpart, providerAdditionalInvoiceDetails: print }, found) {
    // The name of a party abroad is in the counterpart. If it is missing there, another rule warns.
    if (counterpart === undefined || counterpart.country !== 'GR') return;
    if (!isBlank(print?.counterpart?.name) || !isBlank(counterpart.name)) return;
    found(['providerAdditionalInvoiceDetails', 'counterpart', 'name']);
  },
});
