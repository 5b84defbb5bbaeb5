import { ODD_TEXTS } from '../../reading/members.js';
import { INVISIBLE, ODD } from '../../reading/odd.js';
import { documentTexts, filedTexts } from '../../types/generated/member-paths.js';
import { rule } from '../engine/rule.js';
import { reportOdd } from './odd-texts.js';

const filed: ReadonlySet<string> = new Set(filedTexts);

/** What is printed must be what is filed, and what a person reads. */
export const invisibleCharacter = rule({
  id: 'shape/invisible-character',
  severity: 'warning',
  onlyWith: ODD_TEXTS,
  paths: documentTexts,
  params: ['character', 'position'],
  source:
    'The Unicode Standard, 23.2 Layout Controls, and Unicode Technical Report 36, Bidirectional Text Spoofing: such characters are legal, and a reader does not see them',
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
    // What XML cannot carry is an error where the text is filed; elsewhere it is only not seen.
    for (const path of documentTexts) reportOdd(document, path, filed.has(path) ? INVISIBLE : ODD, found);
  },
});
