import { samples } from '../../src/rules/examples/index.js';

export const key = 'sandbox-key';

/** The issuer of the receipts. */
export const company = samples.retailReceipt.issuer.vatNumber;

type Headers = Readonly<Record<string, string>>;

/** The call with a given number: its header, path and body. */
export interface Sent {
  readonly path: string;
  readonly headers: Headers;
  /** The key of a call with a given number. */
  readonly keyOf?: (turn: number) => string;
  readonly body: (turn: number) => string;
  /** Whether an answer is the expected one. */
  readonly isDone: (answer: string) => boolean;
}

/** The text before the number of a document. */
const SIGN = '"aa":"';

/** Receipts paid in cash, by number. */
export function receipts(issueDate: string): Sent {
  const { retailReceipt } = samples;
  const { invoiceHeader, providerAdditionalInvoiceDetails: print } = retailReceipt;
  const document = {
    ...retailReceipt,
    invoiceHeader: { ...invoiceHeader, issueDate },
    paymentMethods: [{ type: 3, amount: 30 }],
    providerAdditionalInvoiceDetails: {
      ...print,
      additionalDetails: { ...print?.additionalDetails, paymentMethodInvoiceLabel: 'Μετρητά' },
    },
  };
  const text = JSON.stringify({ invoice: [document] });
  const at = text.indexOf(SIGN) + SIGN.length;
  const [before, after] = [text.slice(0, at), text.slice(text.indexOf('"', at))];
  return {
    path: '/api/v1/Provider/SendInvoices?skipSignature=true',
    headers: { 'API-KEY': key, 'Content-Type': 'application/json' },
    body: (turn) => `${before}${turn}${after}`,
    isDone: (answer) => answer.includes('"statusCode":"Success"'),
  };
}
