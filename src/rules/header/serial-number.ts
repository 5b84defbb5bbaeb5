import { rule } from '../engine/rule.js';

const DIGITS = /^\d+$/;
const LARGEST = '18446744073709551615';

/** The serial number of a Greek issuer is a whole number of up to 64 bits, so it is compared as text. */
export const serialNumber = rule({
  id: 'header/serial-number',
  paths: ['invoiceHeader.aa', 'issuer.country'],
  params: ['aa', 'largest'],
  authorityCode: 212,
  source: 'AADE ERP REST API description v2.0.2, errors (212)',
  good: { sample: 'salesInvoice', set: { '/invoiceHeader/aa': LARGEST } },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/aa': 'A-101' } },
    { sample: 'retailReceipt', set: { '/invoiceHeader/aa': '18446744073709551616' } },
  ],
  check({ issuer, invoiceHeader: { aa } }, found) {
    if (issuer.country === 'GR' && !isWhole64(aa)) found(['invoiceHeader', 'aa'], { aa, largest: LARGEST });
  },
});

/** `007` and `7` are the same number, but give two identifiers. */
export const serialLeadingZeros = rule({
  id: 'header/serial-leading-zeros',
  severity: 'warning',
  paths: ['invoiceHeader.aa', 'issuer.country'],
  params: ['aa', 'short'],
  authorityCode: 212,
  source: 'AADE errors (212), note: leading zeros fail or are risky',
  good: { sample: 'salesInvoice', set: { '/invoiceHeader/aa': '0' } },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/aa': '00101' } }],
  check({ issuer, invoiceHeader: { aa } }, found) {
    if (aa[0] !== '0' || aa.length === 1 || issuer.country !== 'GR' || !DIGITS.test(aa)) return;
    const short = withoutLeadingZeros(aa);
    const path = ['invoiceHeader', 'aa'];
    found(path, { aa, short }, { path, value: short, safe: false });
  },
});

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

function isWhole64(text: string): boolean {
  if (!DIGITS.test(text)) return false;
  if (text.length < LARGEST.length) return true;
  const digits = withoutLeadingZeros(text);
  return digits.length < LARGEST.length || (digits.length === LARGEST.length && digits <= LARGEST);
}
