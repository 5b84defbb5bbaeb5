import type { ProviderMessage } from '../../../rules/inside.js';
import { serviceDefaults } from '../settings.js';

/** A message of the provider API, with its exact text. */
export interface ProviderText {
  readonly message: ProviderMessage;
  /** The text as in the description, including its spelling mistakes. */
  readonly text: string;
  readonly status: number;
}

/** The messages of the provider API whose text is known. Source: service description, Errors. */
export const providerTexts: readonly ProviderText[] = [
  {
    message: 'terminal-missing',
    text: 'If one of the payment methods requires pos then the Terminal Id (tid) field is required.',
    status: serviceDefaults.messageStatus,
  },
  {
    message: 'nsp-missing',
    text: 'If one of the payment methods requires pos then the Pos Nsp Id fields is required.',
    status: serviceDefaults.messageStatus,
  },
  {
    message: 'transaction-missing',
    text: 'The transactionId field is required.',
    status: serviceDefaults.messageStatus,
  },
  {
    message: 'token-not-verified',
    text: 'One ore more of the tokens is not verified.',
    status: serviceDefaults.messageStatus,
  },
  {
    message: 'balance-too-low',
    text: 'One ore more of the signature token balance is not enough.',
    status: serviceDefaults.messageStatus,
  },
  {
    message: 'payment-type',
    text: 'The paymentType field only accepts values 7 or 8.',
    status: serviceDefaults.messageStatus,
  },
  {
    message: 'open-table',
    text: "You don't have the authority to send invoices for this branch becouse you have open table more than 24h.",
    status: 401,
  },
];
