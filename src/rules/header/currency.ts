import { rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { isUsualHeader } from './usual-header.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';

/** Goods movements have no currency. */
export const currencyForbidden = rule({
  id: 'header/currency-forbidden',
  appliesTo: typesWhere(({ currency }) => currency.rule === 'forbidden' && isSure(currency)),
  paths: ['invoiceHeader.currency', 'invoiceHeader.invoiceType'],
  params: ['type', 'currency'],
  authorityCode: 205,
  hasSafeFix: true,
  enforces: ['note-without-payments'],
  source: `${SPECIFICATION}, errors (205); Observed behaviour, Documents: 9.3 carries no currency`,
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceHeader/currency': 'EUR' } },
    { sample: 'receivingNote', set: { '/invoiceHeader/currency': 'EUR' } },
  ],
  check({ invoiceHeader: header }, found) {
    const { currency } = header;
    if (currency === undefined) return;
    // A currency other than the euro may mean that the document type is wrong.
    const path = ['invoiceHeader', 'currency'];
    const fix = { path: [...path], value: undefined, safe: currency === 'EUR' };
    found(path, { type: header.invoiceType, currency }, fix);
  },
});

/** A foreign currency requires its exchange rate to the euro. */
export const exchangeRateMissing = rule({
  id: 'header/exchange-rate-missing',
  unless: isUsualHeader,
  appliesTo: typesWhere(({ currency }) => currency.rule !== 'forbidden'),
  onlyWith: 'invoiceHeader.currency',
  paths: ['invoiceHeader.currency', 'invoiceHeader.exchangeRate'],
  params: ['currency'],
  authorityCode: 211,
  source: `${SPECIFICATION}, errors (211)`,
  good: {
    sample: 'salesInvoice',
    set: { '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.9 },
  },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/currency': 'USD' } }],
  check({ invoiceHeader: header }, found) {
    const { currency } = header;
    if (currency === undefined || currency === 'EUR' || header.exchangeRate !== undefined) return;
    found(['invoiceHeader', 'exchangeRate'], { currency });
  },
});

/** The euro has no exchange rate. */
export const exchangeRateForEuro = rule({
  id: 'header/exchange-rate-for-euro',
  onlyWith: 'invoiceHeader.exchangeRate',
  paths: ['invoiceHeader.currency', 'invoiceHeader.exchangeRate'],
  params: ['exchangeRate'],
  authorityCode: 211,
  hasSafeFix: true,
  source: `${SPECIFICATION}, exchangeRate: only with a currency other than EUR (211)`,
  good: {
    sample: 'salesInvoice',
    set: { '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.9 },
  },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/exchangeRate': 1 } },
    {
      sample: 'salesInvoice',
      set: { '/invoiceHeader/exchangeRate': 0.9 },
      remove: ['/invoiceHeader/currency'],
    },
  ],
  check({ invoiceHeader: { currency, exchangeRate } }, found) {
    if (exchangeRate === undefined || (currency !== undefined && currency !== 'EUR')) return;
    const path = ['invoiceHeader', 'exchangeRate'];
    const fix = { path: [...path], value: undefined, safe: currency === 'EUR' && exchangeRate === 1 };
    found(path, { exchangeRate }, fix);
  },
});
