import { rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { isBlank } from '../text/is-blank.js';

const PRINTED = 'providerAdditionalInvoiceDetails.counterpart.name';

/** The tax authority takes no name of a Greek counterpart, so without this one the invoice names no one. */
export const counterpartUnnamed = rule({
  id: 'print/counterpart-unnamed',
  severity: 'warning',
  appliesTo: typesWhere(
    ({ counterpart, family }) =>
      counterpart.rule === 'required' && isSure(counterpart) && family !== 'deliveryNote',
  ),
  onlyWith: 'counterpart',
  paths: [PRINTED, 'counterpart.name', 'counterpart.country'],
  source:
    'AADE facts, Parties: names stand in the print block, the counterpart of the payload has none; a warning because the service takes documents without',
  good: { sample: 'salesInvoice' },
  bad: [
    { sample: 'salesInvoice', remove: ['/providerAdditionalInvoiceDetails/counterpart'] },
    { sample: 'serviceInvoice', set: { '/providerAdditionalInvoiceDetails/counterpart/name': ' ' } },
  ],
  check({ counterpart, providerAdditionalInvoiceDetails: print }, found) {
    // A party abroad has its name in the counterpart, or a warning that it has not.
    if (counterpart === undefined || counterpart.country !== 'GR') return;
    if (!isBlank(print?.counterpart?.name) || !isBlank(counterpart.name)) return;
    found(['providerAdditionalInvoiceDetails', 'counterpart', 'name']);
  },
});
