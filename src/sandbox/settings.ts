import { serviceLimits } from '../service/limits.js';
import { serviceDefaults } from '../service/settings.js';
import { days } from './time.js';

/**
 * Behaviour that the description does not specify, or that a test needs to change. Times are in milliseconds, credits
 * as in answers.
 *
 * @example
 * const sandbox = await createSandbox({ settings: { alwaysSigns: true, searchLag: 5000 } });
 */
export interface SandboxSettings {
  /**
   * `skipSignature` is removed, and signatures are always returned for payment types 7 and 8, as the description
   * announces for a later release. Default: `false`.
   */
  readonly alwaysSigns: boolean;
  /** Where an answer has `providerSignature`: both places were observed. Default: `answer`. */
  readonly signaturesIn: 'answer' | 'entry';
  /** Whether a closing may leave open slips of its table to other closings. Default: `false`, as described. */
  readonly splitBills: boolean;
  /** What a document costs. Observed: 1. */
  readonly documentCost: number;
  /** The first MARK; the next ones count up from it. Default: derived from the seed. */
  readonly firstMark: number | undefined;
  /** How long a document with `Offline` waits for its MARK. Default: 5 minutes. */
  readonly offlineFor: number;
  /** How long the search does not find a new document. Default: 0. */
  readonly searchLag: number;
  /** How long a new MARK is unknown (301) to documents that refer to it. Observed: seconds. Default: 0. */
  readonly linkLag: number;
  /** A cancellation that is repeated within this time is charged and answered again, as observed. Default: 0. */
  readonly doubleChargeWithin: number;
  /** How long transmitted documents are kept. Default: 30 days. */
  readonly retention: number;
  /** The file type that requests the registry XML. Default: `myDATA`. */
  readonly registryFileType: string;
  /** The HTTP status of provider messages for which the description shows none. Default: 400. */
  readonly messageStatus: number;
  /** The largest body, in bytes. Default: 20 MB. */
  readonly bodyBytes: number;
  /**
   * Names of hosts at which the page of the sandbox may be opened, besides `localhost` and IP addresses. Any other name
   * is refused, so that no other web page reaches the sandbox through its own host name. Default: none.
   */
  readonly pageHosts: readonly string[];
  /** How many calls the journal of the sandbox keeps. Default: 500. */
  readonly journalLength: number;
  /** How many characters of bodies the journal keeps in total; those of the oldest calls go first. Default: 16 million. */
  readonly journalCharacters: number;
  /** How long a review and each step of provisioning take; `by-hand` waits for your call. Default: 1 minute. */
  readonly review: number | 'by-hand';
  readonly provisioningStep: number | 'by-hand';
  /** Whether webhooks may go to `http` on this machine. Default: `true`. */
  readonly loopbackWebhooks: boolean;
  /** The prefix of the headers of deliveries. Default: `X-Service-`. */
  readonly webhookHeaderPrefix: string;
}

/** The default settings of a sandbox. */
export const defaultSettings: SandboxSettings = {
  alwaysSigns: false,
  signaturesIn: 'answer',
  splitBills: false,
  documentCost: 1,
  firstMark: undefined,
  offlineFor: 300_000,
  searchLag: 0,
  linkLag: 0,
  doubleChargeWithin: 0,
  retention: days(serviceLimits.testRetentionDays),
  registryFileType: serviceDefaults.registryFileType,
  messageStatus: serviceDefaults.messageStatus,
  bodyBytes: 20_971_520,
  pageHosts: [],
  journalLength: 500,
  journalCharacters: 16_000_000,
  review: 60_000,
  provisioningStep: 60_000,
  loopbackWebhooks: true,
  webhookHeaderPrefix: serviceDefaults.webhookHeaderPrefix,
};
