import { ODD_TEXTS } from '../../reading/members.js';
import { INVISIBLE, ODD } from '../../reading/odd.js';
import { documentTexts, filedTexts } from '../../types/generated/member-paths.js';
import { rule } from '../engine/rule.js';
import { reportOdd } from './odd-texts.js';

const filed: ReadonlySet<string> = new Set(filedTexts);

/** A reader must see the same text that is filed. */
export const invisibleCharacter = rule({
  id: 'shape/invisible-character',
  severity: 'warning',
  onlyWith: ODD_TEXTS,
  paths: documentTexts,
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
    for (const path of documentTexts) reportOdd(document, path, filed.has(path) ? INVISIBLE : ODD, found);
  },
});
