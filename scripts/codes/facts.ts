// Converts the free-text facts of reference/codes.json invoiceTypes into fixed words. Every phrase of the reference is
// listed here, so that the generator stops at a new phrase instead of guessing its meaning.
//
// Confidence: described = stated in the service description, official = the authority's text or schema,
// several = several independent sources, observed = observed in answers, single = one source, conflict = sources differ,
// inferred = a conclusion of this library, unknown = no source.

import type { Row } from './reference.js';

const phrase = <Value>(table: Readonly<Record<string, Value>>, text: string, where: string): Value => {
  if (!(text in table)) throw new Error(`facts.ts does not know "${text}" (${where})`);
  return table[text] as Value;
};

const fact = (rule: Row, confidence: string) => ({ rule, confidence });

const sourceWords = {
  'several independent sources': 'several',
  'single source': 'single',
  'sources conflict': 'conflict',
};

const countryWords = {
  GR: 'GR',
  'EU member state other than GR': 'EU',
  'outside EU': 'nonEU',
  any: 'any',
};

function counterpart(row: Row) {
  const { counterpart: given, code } = row;
  return {
    rule: given.rule,
    country: given.country === undefined ? null : phrase(countryWords, given.country, code),
    name: given.name === undefined ? null : 'required',
    address: given.address ?? null,
    vatNumber: given.vatNumber ?? null,
    confidence: phrase(sourceWords, given.confidence, code),
  };
}

function paymentMethods({ paymentMethods: rule, code }: Row) {
  // The description: slips and a plain 9.3 have no payments, POS receipts have a payment of type 7.
  if (['8.4', '8.5', '8.6', '9.3'].includes(code)) return fact(rule, 'described');
  if (code === '11.2') return fact(rule, 'observed');
  return fact(rule, phrase({ required: 'inferred', accepted: 'observed', forbidden: 'several' }, rule, code));
}

const currency = ({ currency: rule, code }: Row) =>
  fact(rule, phrase({ optional: 'official', forbidden: 'several' }, rule, code));

const correlatedWords = {
  optional: fact('optional', 'single'),
  unknown: fact('unknown', 'unknown'),
  required: fact('required', 'several'),
  'required (one source); only link field allowed': fact('required', 'single'),
  'required (they are the correlated variants)': fact('required', 'single'),
  'accepted (test comment says required, to a 3.1)': fact('accepted', 'observed'),
  'accepted (to a 8.4)': fact('accepted', 'observed'),
};

function correlatedInvoices({ correlatedInvoices: text, code }: Row) {
  // For the movement types, only one source states which of them refuse it.
  if (text === 'forbidden') return fact('forbidden', ['5.2', '11.4'].includes(code) ? 'several' : 'single');
  if (code === '1.1') return fact(text, 'several');
  return phrase(correlatedWords, text, code);
}

const connectedWords = {
  // "allowed" only means: not on the official list of types that refuse it.
  allowed: fact('allowed', 'inferred'),
  forbidden: fact('forbidden', 'official'),
  'required when totalCancelDeliveryOrders is true': fact('requiredOnTotalCancel', 'described'),
  'accepted (this is the link field for retail credits)': fact('accepted', 'observed'),
};

const quantityWords = {
  allowed: 'allowed',
  'forbidden (205)': 'forbidden',
  notSent: 'notSent',
  required: 'required',
};

function lineQuantityAndUnit({ lineQuantityAndUnit: text, code, family }: Row) {
  const rule = phrase(quantityWords, text, code);
  if (rule === 'required') return fact(rule, code === '8.6' ? 'several' : 'official');
  if (code === '8.2') return fact(rule, 'observed');
  if (rule === 'forbidden')
    return fact(rule, family === 'serviceInvoice' || code === '11.2' ? 'several' : 'single');
  return fact(rule, 'single');
}

const classificationWords = {
  income: { kind: 'income', mayBeAbsent: 'no', confidence: 'several' },
  'expenses on invoiceDetailType 1 lines, income on invoiceDetailType 2 lines': {
    kind: 'byDetailType',
    mayBeAbsent: 'no',
    confidence: 'official',
  },
  'expenses (income forbidden)': { kind: 'expenses', mayBeAbsent: 'yes', confidence: 'observed' },
  'none or category1_95 without type': { kind: 'category1_95', mayBeAbsent: 'yes', confidence: 'several' },
  'category1_95 without type, or none': { kind: 'category1_95', mayBeAbsent: 'yes', confidence: 'several' },
  'category1_95 without type (total cancellation: none)': {
    kind: 'category1_95',
    mayBeAbsent: 'onTotalCancel',
    confidence: 'described',
  },
  'category3 without type (amount 0), or none': {
    kind: 'category3',
    mayBeAbsent: 'yes',
    confidence: 'several',
  },
};

const vatWords = {
  // Error 216 refuses categories on some types, but it is not published on which.
  any: fact('any', 'inferred'),
  'normally category 7 with an exemption category; not confirmed as enforced': fact(
    'usuallyExempt',
    'unknown',
  ),
  'categories 7 and 8 refused (234), VAT amount above zero (222)': fact('withVat', 'observed'),
  'VAT amount zero (218), category 8': fact('withoutVat', 'observed'),
  'category 8 only, VAT 0': fact('category8Only', 'official'),
  'real category per line; total cancellation: one line, category 8, zeros': fact('real', 'several'),
  'category 8 with zero values accepted; real values also allowed': fact('zeroOrReal', 'several'),
};

const deliveryNoteWords = {
  yes: fact('accepted', 'single'),
  'yes (only in newer source)': fact('accepted', 'single'),
  no: fact('refused', 'single'),
};

function isDeliveryNote({ isDeliveryNoteOk: text, code, family }: Row) {
  if (['1.1', '11.1'].includes(code)) return fact('accepted', 'described');
  if (['deliveryNote', 'receivingNote'].includes(family)) return fact('refused', 'several');
  return phrase(deliveryNoteWords, text, code);
}

export const invoiceTypeFacts = (row: Row) => ({
  family: row.family,
  group: row.group,
  sign: row.sign,
  counterpart: counterpart(row),
  paymentMethods: paymentMethods(row),
  currency: currency(row),
  correlatedInvoices: correlatedInvoices(row),
  multipleConnectedMarks: phrase(connectedWords, row.multipleConnectedMarks, row.code),
  lineQuantityAndUnit: lineQuantityAndUnit(row),
  classification: phrase(classificationWords, row.classification, row.code),
  vat: phrase(vatWords, row.vatRule, row.code),
  isDeliveryNote: isDeliveryNote(row),
  // All three come from one family of sources.
  fuelInvoice: row.fuelInvoiceOk,
  selfPricing: row.selfPricingOk,
  taxFree: row.taxFreeOk,
});
