import type { Locale } from '../../issues/inside.js';
import type { OptionForm } from '../../reading/option-form.js';
import type { Related } from '../../types/index.js';
import type { SeverityOverrides } from '../engine/severities.js';
import type { SpecificationVersion } from '../engine/specification.js';

/** The options of `validate`. Invalid ones are ignored and reported in `skipped`. */
export interface ValidateOptions {
  /** The words of the messages. The default is English. For Greek, pass `el` from `parastatiko/locales/el`. */
  readonly locale?: Locale | undefined;
  /** The time of the check. Without it, the rules of the calendar layer are skipped. */
  readonly now?: Date;
  /**
   * Severities that replace those of the rules: by id, for a subject (`'lines/*'`), for warnings that name an error of
   * the authority (`'@authority'`), or for all rules (`'*'`). `off` disables a rule. The most specific key applies, in
   * any order. `strictSeverities` is a ready-made set.
   */
  readonly severity?: SeverityOverrides;
  /**
   * Documents that this one closes, corrects or continues, preferably with their MARK or UID (`{ document, mark }`),
   * and records of open slips. Without them, the rules of the layer `across` are skipped.
   */
  readonly related?: readonly Related[];
  /**
   * `true` if the bill of a table is split by slips, so that this closing may leave open slips of its table to other
   * closings. Otherwise an open slip that is not listed is an error (`order/open-slip-not-listed`).
   */
  readonly splitBill?: boolean;
  /** The version of the specification to check against. The default is the newest. */
  readonly specification?: SpecificationVersion;
  /** The parameter of the issuance call. `false`: payments of type 7 and 8 need their terminal and NSP. */
  readonly skipSignature?: boolean;
  /**
   * Whether the document is sent to the public sector, by `SendInvoicesB2G`, which keeps more members. The default is
   * true if the document has `providerB2gAdditionalInvoiceDetails`, by which `client.issue` decides, too.
   */
  readonly publicSector?: boolean;
}

/** `validate` ignores values that do not fit, and reports them in `skipped`. */
export const validateForm: OptionForm<ValidateOptions, never> = {
  locale: true,
  now: true,
  severity: true,
  related: true,
  splitBill: true,
  specification: true,
  skipSignature: true,
  publicSector: true,
};
