import type { Locale } from '../../issues/locale.js';
import type { OptionNames } from '../../reading/options.js';
import type { Related } from '../../types/index.js';
import type { SeverityOverrides } from '../engine/severities.js';
import type { SpecificationVersion } from '../engine/specification.js';

/** What `validate` may be told besides the document. What makes no sense counts as not told. */
export interface ValidateOptions {
  /** The words of the messages. Default: English. Greek: `el` of `parastatiko/locales/el`. */
  readonly locale?: Locale | undefined;
  /** The moment of the check. Without it the rules of the calendar do not run. */
  readonly now?: Date;
  /**
   * Other weights for rules: by id, for a subject (`'lines/*'`), for warnings that name an error of the authority
   * (`'@authority'`), or for all (`'*'`); `off` silences. The more exact key counts, whatever the order. `strict` is a
   * ready one.
   */
  readonly severity?: SeverityOverrides;
  /**
   * Documents that this one closes, corrects or follows, best with their MARK or UID (`{ document, mark }`), and records
   * of open slips. Without them the rules across documents do not run.
   */
  readonly related?: readonly Related[];
  /**
   * `true`: the bill of a table is split by its slips, so this closing may leave open slips of its table to other
   * closings. Unless told, a closing that leaves one out is an error (`order/open-slip-not-listed`).
   */
  readonly splitBill?: boolean;
  /** The version of the specification by which to check; the newest unless told. */
  readonly specification?: SpecificationVersion;
  /** As the issuance call will be made. `false`: payments of type 7 and 8 need their terminal and NSP. */
  readonly skipSignature?: boolean;
}

/** The names of all of them. */
export const validateOptionNames: OptionNames<ValidateOptions> = {
  locale: true,
  now: true,
  severity: true,
  related: true,
  splitBill: true,
  specification: true,
  skipSignature: true,
};
