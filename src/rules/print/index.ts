import { invoiceTypeTitles } from '../../codes/generated/code-facts.js';
import { type InvoiceType, invoiceTypeFacts } from '../../codes/index.js';
import { type DocumentView, type Rule, rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { namedCodes } from '../text/named-codes.js';
import { emailUnusable, languageUnknown, logoForm } from './forms.js';
import { paymentLabelMismatch } from './payment-label-mismatch.js';
import { usualPaymentLabel } from './usual-label.js';

/** Without a payment label, the service answers 400 to every document. */
const paymentLabelMissing = rule({
  id: 'print/payment-label-missing',
  paths: [
    'providerAdditionalInvoiceDetails.additionalDetails.paymentMethodInvoiceLabel',
    'providerAdditionalInvoiceDetails.additionalDetails.documentLanguageCode',
    'paymentMethods[].type',
  ],
  providerMessage: 'payment-label-missing',
  hasSafeFix: true,
  enforces: ['print-block'],
  source:
    'Observed behaviour, Print block: paymentMethodInvoiceLabel is mandatory on every document, without it HTTP 400',
  good: { sample: 'deliveryNote' },
  bad: [
    {
      sample: 'salesInvoice',
      remove: ['/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel'],
    },
    { sample: 'deliveryNote', remove: ['/providerAdditionalInvoiceDetails'] },
    {
      sample: 'orderSlip',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel': '' },
    },
  ],
  check(document, found) {
    const print = document.providerAdditionalInvoiceDetails;
    if (!isBlank(print?.additionalDetails?.paymentMethodInvoiceLabel)) return;
    const path = ['providerAdditionalInvoiceDetails', 'additionalDetails', 'paymentMethodInvoiceLabel'];
    found(path, {}, { path: [...path], value: usualPaymentLabel(document), safe: true });
  },
});

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
const documentLabelMismatch = rule({
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

const PRINTED = 'providerAdditionalInvoiceDetails.counterpart.name';

/** The tax authority does not accept the name of a Greek counterpart, so only the print block can name the customer. */
const counterpartUnnamed = rule({
  id: 'print/counterpart-unnamed',
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

const MEMBERS = [
  'name',
  'profession',
  'taxoffice',
  'addressStreet',
  'addressNumber',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
] as const;

/** The header of the printed document names the issuer. */
const issuerIncomplete = rule({
  id: 'print/issuer-incomplete',
  severity: 'warning',
  paths: MEMBERS.map((member) => `providerAdditionalInvoiceDetails.issuer.${member}` as const),
  params: ['members'],
  enforces: ['print-block'],
  source:
    'Observed behaviour, Print block: eight members of the print issuer are mandatory (written down by an integrator)',
  bad: [
    { sample: 'salesInvoice', remove: ['/providerAdditionalInvoiceDetails/issuer/taxoffice'] },
    { sample: 'deliveryNote', remove: ['/providerAdditionalInvoiceDetails/issuer'] },
  ],
  check({ providerAdditionalInvoiceDetails: print }, found) {
    const issuer = print?.issuer;
    if (issuer !== undefined && isComplete(issuer)) return;
    const members = MEMBERS.filter((member) => isBlank(issuer?.[member])).join(', ');
    found(['providerAdditionalInvoiceDetails', 'issuer'], { members });
  },
});

type PrintIssuer = NonNullable<NonNullable<DocumentView['providerAdditionalInvoiceDetails']>['issuer']>;

/** Written out member by member: a loop over names takes five times as long, and nearly all documents are complete. */
const isComplete = (issuer: PrintIssuer): boolean =>
  !(
    isBlank(issuer.name) ||
    isBlank(issuer.profession) ||
    isBlank(issuer.taxoffice) ||
    isBlank(issuer.addressStreet) ||
    isBlank(issuer.addressNumber) ||
    isBlank(issuer.addressPostalCode) ||
    isBlank(issuer.addressCity) ||
    isBlank(issuer.addressCountry)
  );

export const printRules = [
  paymentLabelMissing,
  paymentLabelMismatch,
  documentLabelMismatch,
  issuerIncomplete,
  counterpartUnnamed,
  emailUnusable,
  languageUnknown,
  logoForm,
] as const satisfies readonly Rule[];
