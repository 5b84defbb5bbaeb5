import type { NextStep } from './next-step.js';

/** Plain messages of the provider, which have no code. */
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
  /** Words that it has, in this order; the wording of a provider changes more readily than its sense. */
  readonly form: RegExp;
  readonly rules: readonly string[];
  readonly fields: readonly string[];
  readonly next: NextStep;
}

const known: readonly Known[] = [
  {
    message: 'terminal-missing',
    form: /terminal\s*id\b.*\brequired|\btid\b.*\brequired/is,
    rules: ['pos/terminal-missing'],
    fields: ['paymentMethods[].terminalId'],
    next: 'correct-document',
  },
  {
    message: 'nsp-missing',
    form: /(?:pos\s*)?nsp\s*id\b.*\brequired/is,
    rules: ['pos/nsp-missing'],
    fields: ['paymentMethods[].posNspId'],
    next: 'correct-document',
  },
  {
    message: 'transaction-missing',
    form: /transaction\s*id\b.*\brequired/is,
    rules: [],
    fields: ['transactionId'],
    next: 'correct-payment',
  },
  {
    message: 'token-not-verified',
    form: /tokens?\b.*\bnot\s+verified/is,
    rules: [],
    fields: ['signatureToken'],
    next: 'correct-payment',
  },
  {
    message: 'balance-too-low',
    form: /balance\b.*\bnot\s+enough/is,
    rules: [],
    fields: ['paymentAmount'],
    next: 'correct-payment',
  },
  {
    message: 'payment-type',
    form: /payment\s*type\b.*\baccepts?\b.*\b7\b.*\b8\b/is,
    rules: ['pos/instant-payment-only'],
    fields: ['paymentType'],
    next: 'correct-payment',
  },
  {
    message: 'open-table',
    form: /open\s+tables?\b.*\b24\s*h/is,
    rules: [],
    fields: ['issuer.branch'],
    next: 'close-table',
  },
  {
    message: 'vat-number-not-authorised',
    form: /\b(?:no|not|n't)\b.*\bauthori[sz](?:ed|ation|y)?\b.*\b(?:vat|afm)|\bauthority\b.*\bvat\s*number/is,
    rules: ['parties/vat-number-not-bare'],
    fields: ['issuer.vatNumber'],
    next: 'check-authorisation',
  },
  {
    message: 'payment-label-missing',
    form: /paymentMethodInvoiceLabel\b.*\brequired/is,
    rules: ['print/payment-label-missing'],
    fields: ['providerAdditionalInvoiceDetails.additionalDetails.paymentMethodInvoiceLabel'],
    next: 'correct-document',
  },
];

/** The plain message of the provider that a text is; `undefined` for any other text. */
export const providerMessageIn = (text: string): Known | undefined =>
  known.find(({ form }) => form.test(text));
