import type { NextStep } from './next-step.js';

/** Messages of the provider that have no code. */
export type ProviderMessage =
  | 'terminal-missing'
  | 'nsp-missing'
  | 'transaction-missing'
  | 'token-not-verified'
  | 'balance-too-low'
  | 'payment-type'
  | 'open-table'
  | 'vat-number-not-authorised'
  | 'payment-label-missing';

interface Known {
  readonly message: ProviderMessage;
  /** Words of the message in this order, in one or more forms. Wording may change; these words are likely to stay. */
  readonly forms: readonly (readonly RegExp[])[];
  readonly fields: readonly string[];
  readonly next: NextStep;
}

const known: readonly Known[] = [
  {
    message: 'terminal-missing',
    forms: [
      [/terminal\s*id\b/i, /\brequired/i],
      [/\btid\b/i, /\brequired/i],
    ],
    fields: ['paymentMethods[].terminalId'],
    next: 'correct-document',
  },
  {
    message: 'nsp-missing',
    forms: [[/nsp\s*id\b/i, /\brequired/i]],
    fields: ['paymentMethods[].posNspId'],
    next: 'correct-document',
  },
  {
    message: 'transaction-missing',
    forms: [[/transaction\s*id\b/i, /\brequired/i]],
    fields: ['transactionId'],
    next: 'correct-payment',
  },
  {
    message: 'token-not-verified',
    forms: [[/tokens?\b/i, /\bnot\s+verified/i]],
    fields: ['signatureToken'],
    next: 'correct-payment',
  },
  {
    message: 'balance-too-low',
    forms: [[/balance\b/i, /\bnot\s+enough/i]],
    fields: ['paymentAmount'],
    next: 'correct-payment',
  },
  {
    message: 'payment-type',
    forms: [[/payment\s*type\b/i, /\baccepts?\b/i, /\b7\b/, /\b8\b/]],
    fields: ['paymentType'],
    next: 'correct-payment',
  },
  {
    message: 'open-table',
    forms: [[/open\s+tables?\b/i, /\b24\s*h/i]],
    fields: ['issuer.branch'],
    next: 'close-table',
  },
  {
    message: 'vat-number-not-authorised',
    forms: [
      [/\b(?:no|not|n't)\b/i, /\bauthori[sz](?:ed|ation|y)?\b/i, /\b(?:vat|afm)/i],
      [/\bauthority\b/i, /\bvat\s*number/i],
    ],
    fields: ['issuer.vatNumber'],
    next: 'check-authorisation',
  },
  {
    message: 'payment-label-missing',
    forms: [[/paymentMethodInvoiceLabel\b/i, /\brequired/i]],
    fields: ['providerAdditionalInvoiceDetails.additionalDetails.paymentMethodInvoiceLabel'],
    next: 'correct-document',
  },
];

/** The provider's message that a text contains, or `undefined`. */
export const providerMessageIn = (text: string): Known | undefined =>
  known.find(({ forms }) => forms.some((words) => containsInOrder(words, text)));

/** Whether a text contains words in this order. Runs in linear time, unlike a pattern with several `.*`. */
function containsInOrder(words: readonly RegExp[], text: string): boolean {
  let rest = text;
  for (const word of words) {
    const found = word.exec(rest);
    if (found === null) return false;
    rest = rest.slice(found.index).slice(found[0].length);
  }
  return true;
}
