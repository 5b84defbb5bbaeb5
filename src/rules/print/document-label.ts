import { invoiceTypeTitles } from '../../codes/generated/code-facts.js';
import { type InvoiceType, invoiceTypeFacts } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { MOVES_GOODS_PATHS } from '../shared/moves-goods.js';
import { namedCodes } from '../text/named-codes.js';

const LABEL = 'providerAdditionalInvoiceDetails.additionalDetails.documentLabel';

/** Only Greek names: in English, "Sales Invoice" is used for many kinds of invoice. */
const typesNamed = namedCodes<InvoiceType>(() =>
  Object.entries(invoiceTypeTitles).map(([type, title]) => [title, type as InvoiceType]),
);

/**
 * Whether the name of another type is still a valid title: a shorter form, or the delivery note that the invoice also
 * is.
 */
function fits(named: InvoiceType, type: InvoiceType, moves: boolean): boolean {
  if (named === type || invoiceTypeTitles[type].includes(invoiceTypeTitles[named])) return true;
  return moves && invoiceTypeFacts[named].family === 'deliveryNote';
}

/** The printed title matches the document type. */
export const documentLabelMismatch = rule({
  id: 'print/document-label-mismatch',
  severity: 'warning',
  onlyWith: LABEL,
  paths: [LABEL, ...MOVES_GOODS_PATHS],
  params: ['label', 'type'],
  enforces: ['print-block'],
  source:
    'Service description, Document payload: documentLabel is printed; Code tables, invoice types: a title that names another type is probably a mistake',
  good: {
    sample: 'salesInvoice',
    set: { '/providerAdditionalInvoiceDetails/additionalDetails/documentLabel': 'ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ' },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails/documentLabel': 'Τιμολόγιο Παροχής' },
    },
  ],
  check(document, found) {
    const printed = document.providerAdditionalInvoiceDetails?.additionalDetails?.documentLabel;
    if (printed === undefined) return;
    const named = typesNamed(printed);
    if (named === undefined) return;
    const type = document.invoiceHeader.invoiceType;
    const moves = document.invoiceHeader.isDeliveryNote === true;
    for (const each of named) if (fits(each, type, moves)) return;
    const path = ['providerAdditionalInvoiceDetails', 'additionalDetails', 'documentLabel'];
    found(path, { label: printed, type });
  },
});
