import { ODD_TEXTS } from '../../reading/members.js';
import { REFUSED } from '../../reading/odd.js';
import { rule } from '../engine/rule.js';
import { reportOdd } from './odd-texts.js';
import { filedTexts } from './text-members.js';

/** Documents are sent to the tax authority as XML, which does not allow some characters. */
export const character = rule({
  id: 'shape/character',
  onlyWith: ODD_TEXTS,
  paths: filedTexts,
  params: ['character', 'position'],
  authorityCode: 101,
  source: 'XML 1.0, 2.2 Characters: the authority receives documents as XML; printed texts are not checked',
  good: {
    sample: 'movingInvoice',
    set: { '/invoiceDetails/0/itemDescr': 'Καφές ☕ 🇬🇷\tαλεσμένος\n<250 g> & φίλτρα' },
  },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/series': 'A\u0000' } },
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/itemDescr': 'Καφές\u001F' } },
    { sample: 'deliveryNote', set: { '/issuer/address/city': 'Αθήνα \uD83C' } },
    { sample: 'salesInvoice', set: { '/paymentMethods/0/paymentMethodInfo': '\uFFFE' } },
  ],
  check(document, found) {
    for (const path of filedTexts) reportOdd(document, path, REFUSED, found);
  },
});
