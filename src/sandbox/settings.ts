import { serviceLimits } from '../service/limits.js';
import { serviceDefaults } from '../service/settings.js';
import { days } from './time.js';

/**
 * What the description does not show, or what a test wants otherwise. Times are in milliseconds, credits as in answers.
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
  /** Where `providerSignature` stands in an answer: both places were observed. Default: `answer`. */
  readonly signaturesIn: 'answer' | 'entry';
  /** Whether a closing may leave slips of its table to other closings. Not described. Default: `true`. */
  readonly splitBills: boolean;
  /** What a document costs. Observed: 1. */
  readonly documentCost: number;
  /** The first MARK; those after it follow. Default: one that the seed gives. */
  readonly firstMark: number | undefined;
  /** How long a document with `Offline` waits for its MARK. Default: 5 minutes. */
  readonly offlineFor: number;
  /** How long a new document is not found by the search. Default: 0. */
  readonly searchLag: number;
  /** How long a new MARK is unknown (301) to documents that name it. Observed: seconds. Default: 0. */
  readonly linkLag: number;
  /** Within this time a repeated cancellation is charged and answered again, as was observed. Default: 0. */
  readonly doubleChargeWithin: number;
  /** How long transmitted documents are kept. Default: 30 days. */
  readonly retention: number;
  /** The file type that leads to the registry XML. Default: `myDATA`. */
  readonly registryFileType: string;
  /** HTTP status of provider messages whose status is not shown. Default: 400. */
  readonly messageStatus: number;
  /** The largest body, in bytes. Default: 20 MB. */
  readonly bodyBytes: number;
  /**
   * Names of hosts at which the page of the sandbox may be opened, besides `localhost` and IP addresses. Any other name is
   * refused, so that no other web page reaches the sandbox through a name of its own. Default: none.
   */
  readonly pageHosts: readonly string[];
  /** How many calls the journal of the sandbox keeps, with their bodies. Default: 500. */
  readonly journalLength: number;
  /** How long a review, and each step of provisioning, takes; `by-hand` waits for you. Default: 1 minute. */
  readonly review: number | 'by-hand';
  readonly provisioningStep: number | 'by-hand';
  /** Whether webhooks may go to `http` on this machine. Default: `true`. */
  readonly loopbackWebhooks: boolean;
  /** How the headers of deliveries begin. Default: `X-Service-`. */
  readonly webhookHeaderPrefix: string;
}

/** The settings of a sandbox that is given none. */
export const defaultSettings: SandboxSettings = {
  alwaysSigns: false,
  signaturesIn: 'answer',
  splitBills: true,
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
  review: 60_000,
  provisioningStep: 60_000,
  loopbackWebhooks: true,
  webhookHeaderPrefix: serviceDefaults.webhookHeaderPrefix,
};
