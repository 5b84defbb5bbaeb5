import { type InvoiceType, invoiceTypeFacts, invoiceTypes } from '../../../src/codes/index.js';
import { inline, lines, madeBy, table } from '../markdown.js';

const counterpartWords = (type: InvoiceType): string => {
  const { rule, country, vatNumber } = invoiceTypeFacts[type].counterpart;
  const where = country === null || country === 'any' || rule === 'forbidden' ? '' : ` (${country})`;
  return `${rule}${where}${vatNumber === null ? '' : ` ${vatNumber}`}`;
};

const row = (type: InvoiceType): string[] => {
  const facts = invoiceTypeFacts[type];
  return [
    inline(type),
    facts.sign,
    counterpartWords(type),
    facts.paymentMethods.rule,
    facts.currency.rule,
    facts.correlatedInvoices.rule,
    facts.multipleConnectedMarks.rule,
    facts.lineQuantityAndUnit.rule,
    facts.vat.rule,
    facts.isDeliveryNote.rule,
  ];
};

/** The page with the document types of the channel and what each of them accepts. */
export function documentTypesPage(): string {
  const codes = invoiceTypes.map(({ code }) => code);
  return lines(
    madeBy('src/codes'),
    '# Document types',
    table(
      ['Type', 'Greek', 'English'],
      invoiceTypes.map(({ code, el, en }) => [inline(code), el ?? '', en ?? '']),
    ),
    '## What each type accepts',
    'Facts about a type that the rules use. `invoiceTypeFacts` of `parastatiko/codes` has the confidence of each fact.',
    table(
      [
        'Type',
        'Sign',
        'Counterpart',
        'Payments',
        'Currency',
        'correlatedInvoices',
        'multipleConnectedMarks',
        'Quantity and unit',
        'VAT',
        'isDeliveryNote',
      ],
      codes.map(row),
    ),
  );
}
