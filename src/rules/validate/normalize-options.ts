import { english, isLocale, type Locale } from '../../issues/locale.js';
import { type Reason, reason } from '../../issues/skipped-words.js';
import { type OptionNames, oddOptions } from '../../reading/options.js';
import type { Severities } from '../engine/severities.js';
import {
  newestSpecification,
  type SpecificationVersion,
  specificationVersions,
} from '../engine/specification.js';
import { normalizeSeverity } from './normalize-severity.js';
import { type ValidateOptions, validateOptionNames } from './validate-options.js';

/** Options as JavaScript callers may not give them, but as rules may rely on. */
export interface NormalizedOptions {
  readonly locale: Locale;
  readonly now: Date | undefined;
  readonly severity: Severities | undefined;
  /** Whatever they are: each is read with care. */
  readonly related: readonly unknown[] | undefined;
  readonly skipSignature: boolean;
  readonly splitBill: boolean;
  readonly specification: SpecificationVersion;
  /** Why the calendar does not run: an invalid clock must not look like a missing one. */
  readonly whyNoClock: Reason;
  /** Why nothing is compared with other documents. */
  readonly whyNoOthers: Reason;
  /** Options that could not be followed, for `skipped`. */
  readonly notFollowed: readonly Reason[];
}

/** The options with what makes no sense left out: a check that never throws cannot refuse them. */
export function normalizeOptions(
  options: ValidateOptions | null | undefined,
  names: OptionNames<object> = validateOptionNames,
): NormalizedOptions {
  const locale = read(options, 'locale');
  const now = read(options, 'now');
  const severity = read(options, 'severity');
  const related = read(options, 'related');
  const specification = read(options, 'specification');
  const skipSignature = read(options, 'skipSignature');
  const splitBill = read(options, 'splitBill');
  const version = specificationVersions.find((known) => known === specification);
  const overrides = severity === undefined ? undefined : normalizeSeverity(severity);
  const odd: Reason[] = [];
  const oddNames = oddOptions(options, names);
  if (oddNames !== undefined) odd.push(reason(`options-${oddNames.problem}`, oddNames.params));
  if (version === undefined && specification !== undefined) {
    const known = specificationVersions.join(', ');
    odd.push(reason('option-specification', { known, used: newestSpecification }));
  }
  if (locale !== undefined && !isLocale(locale)) odd.push(reason('option-locale'));
  if (skipSignature !== undefined && typeof skipSignature !== 'boolean') {
    odd.push(reason('option-flag', { option: 'skipSignature', used: true }));
  }
  if (splitBill !== undefined && typeof splitBill !== 'boolean') {
    odd.push(reason('option-flag', { option: 'splitBill', used: false }));
  }
  if (overrides !== undefined) odd.push(...overrides.notFollowed);
  return {
    locale: isLocale(locale) ? locale : english,
    now: clockOf(now),
    severity: overrides?.severity,
    related: listOf(related),
    skipSignature: skipSignature !== false,
    splitBill: splitBill === true,
    specification: version ?? newestSpecification,
    whyNoClock: reason(now === undefined ? 'no-clock' : 'clock-invalid'),
    whyNoOthers: reason(related === undefined ? 'no-related' : 'related-not-a-list'),
    notFollowed: odd,
  };
}

/** Stands for an option whose getter throws: it was told, and it makes no sense. */
const UNREADABLE = Symbol('unreadable');

function read(options: ValidateOptions | null | undefined, name: keyof ValidateOptions): unknown {
  try {
    return options?.[name];
  } catch {
    return UNREADABLE;
  }
}

/** The moment of a Date, out of reach of who gave it. */
function clockOf(now: unknown): Date | undefined {
  let moment = Number.NaN;
  try {
    // Most calls have no clock, and to throw for each of them would take longer than to ask.
    if (typeof now === 'object') moment = Date.prototype.getTime.call(now);
  } catch {
    // Only a Date has a moment, whichever window it is from. A proxy is not a Date, though it may pass for one.
  }
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

function listOf(related: unknown): readonly unknown[] | undefined {
  let isList = false;
  try {
    isList = Array.isArray(related);
  } catch {
    // A proxy that is revoked is nothing.
  }
  return isList ? (related as readonly unknown[]) : undefined;
}
