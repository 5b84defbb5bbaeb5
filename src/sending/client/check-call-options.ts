import type { OptionForm } from '../../reading/option-form.js';
import { refuseOthers } from '../../reading/options.js';
import type { Client } from './client.js';
import type { Core } from './core.js';
import type { Onboarding } from './onboarding/onboarding.js';
import type { OnboardingWebhooks } from './onboarding/webhook-calls.js';
import type { CallOptions, RepeatableCallOptions } from './options.js';

type LastOf<Given extends readonly unknown[]> =
  Required<Given> extends readonly [...unknown[], infer Last] ? NonNullable<Last> : never;

/** The names of the options of each method: a missing or superfluous one does not compile. */
type NamesOf<Methods, Prefix extends string> = {
  readonly [Name in keyof Methods & string as Methods[Name] extends (...given: never[]) => unknown
    ? `${Prefix}${Name}`
    : never]: Methods[Name] extends (...given: infer Given) => unknown
    ? OptionForm<LastOf<Given>, never>
    : never;
};

type AllNames = NamesOf<Omit<Client, 'journal'>, ''> &
  NamesOf<Onboarding, 'onboarding.'> &
  NamesOf<OnboardingWebhooks, 'webhooks.'>;

export type CallMethod = keyof AllNames;

const once: OptionForm<CallOptions, never> = { signal: true, timeout: true, headers: true };
const reading: OptionForm<RepeatableCallOptions, never> = { ...once, maxRetries: true };
const waiting = { ...reading, every: true, atMost: true } as const;
const withStates = { ...once, states: true, statesAfter: true } as const;
const preview = { skipSignature: true, sendWithErrors: true, related: true, severity: true } as const;
const issue = { ...withStates, ...preview };

const names: AllNames = {
  issue,
  preview,
  issueAll: { ...issue, onEntry: true, concurrency: true },
  settle: { ...issue, until: true },
  reconcile: reading,
  reconcileDay: reading,
  waitForMark: waiting,
  recover: { ...once, only: true, wait: true, rounds: true, onRow: true, statesAfter: true },
  completePosPayment: { ...withStates, again: true },
  askSignatureForOldInvoice: once,
  completeOldInvoice: { ...withStates, again: true },
  cancelNote: withStates,
  openTables: reading,
  openOrders: reading,
  creditsBalance: reading,
  search: reading,
  downloadPdf: reading,
  downloadRegistryXml: reading,
  request: reading,
  'onboarding.create': { ...reading, attempt: true, idempotencyKey: true, sendWithErrors: true },
  'onboarding.list': reading,
  'onboarding.get': reading,
  'onboarding.history': reading,
  'onboarding.downloadContract': reading,
  'onboarding.uploadSignedContract': { ...once, sendWithErrors: true },
  'onboarding.cancel': { ...once, reason: true },
  'onboarding.waitForStatus': waiting,
  'onboarding.waitUntilReady': waiting,
  'webhooks.register': once,
  'webhooks.list': reading,
  'webhooks.remove': once,
  'webhooks.deliveries': reading,
};

/** Refuses options that a method does not have. Throws `OptionsError`. */
export const checkCallOptions = (core: Core, method: CallMethod, options: unknown): void =>
  refuseOthers(options, names[method], core.locale);
