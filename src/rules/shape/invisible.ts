import { ODD_TEXTS } from '../../reading/members.js';
import { INVISIBLE, ODD } from '../../reading/odd.js';
import { rule } from '../engine/rule.js';
import { reportOdd } from './odd-texts.js';
import { textMembers } from './text-members.js';

/** A reader must see the same text that is filed. */
export const invisibleCharacter = rule({
  id: 'shape/invisible-character',
  severity: 'warning',
  onlyWith: ODD_TEXTS,
  paths: textMembers.map(({ path }) => path),
  params: ['character', 'position'],
  source:
    'The Unicode Standard, 23.2 Layout Controls, and Unicode Technical Report 36, Bidirectional Text Spoofing: such characters are legal but invisible',
  good: {
    sample: 'movingInvoice',
    set: { '/invoiceDetails/0/itemDescr': 'Καφές «Αθήνα»\u00A0250\u00A0g – 2\u202F€ 👨‍👩‍👧 ☕️' },
  },
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/itemDescr': 'Καφές \u202Egpj' } },
    { sample: 'salesInvoice', set: { '/invoiceHeader/series': 'A\u200B' } },
    {
      sample: 'salesInvoice',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails/documentComments': 'Ευχαριστούμε\u0007' },
    },
  ],
  check(document, found) {
    // Characters that XML does not allow are an error in filed texts. In other texts they are only invisible.
    for (const { path, isPrinted } of textMembers)
      reportOdd(document, path, isPrinted ? ODD : INVISIBLE, found);
  },
});
