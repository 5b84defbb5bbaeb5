import { english, isLocale, type Locale, type Reason, reason } from '../../issues/inside.js';
import type { OptionForm } from '../../reading/option-form.js';
import { checkOptions } from '../../reading/options.js';
import type { Severities } from '../engine/severities.js';
import {
  newestSpecification,
  type SpecificationVersion,
  specificationVersions,
} from '../engine/specification.js';
import { normalizeSeverity } from './normalize-severity.js';
import { type ValidateOptions, validateForm } from './validate-options.js';

/** Valid options, made from whatever a JavaScript caller passed. */
export interface NormalizedOptions {
  readonly locale: Locale;
  readonly now: Date | undefined;
  readonly severity: Severities | undefined;
  /** Any values: each of them is read with care. */
  readonly related: readonly unknown[] | undefined;
  readonly skipSignature: boolean;
  readonly splitBill: boolean;
  /** `undefined`: the block of the document decides. */
  readonly publicSector: boolean | undefined;
  readonly specification: SpecificationVersion;
  /** Why the rules of the calendar layer are skipped. An invalid clock is reported differently from a missing one. */
  readonly whyNoClock: Reason;
  /** Why the document is not compared with others. */
  readonly whyNoOthers: Reason;
  /** Options that were ignored, for `skipped`. */
  readonly ignored: readonly Reason[];
}

/** Replaces invalid options by their defaults. `validate` never throws, so they are reported in `skipped`. */
export function normalizeOptions(
  options: ValidateOptions | null | undefined,
  form: OptionForm<object, never> = validateForm,
): NormalizedOptions {
  const locale = read(options, 'locale');
  const now = read(options, 'now');
  const severity = read(options, 'severity');
  const related = read(options, 'related');
  const specification = read(options, 'specification');
  const version = specificationVersions.find((known) => known === specification);
  const overrides = severity === undefined ? undefined : normalizeSeverity(severity);
  const ignored: Reason[] = [];
  const invalid = checkOptions(options, form);
  if (invalid !== undefined) ignored.push(reason(`options-${invalid.problem}`, invalid.params));
  if (version === undefined && specification !== undefined) {
    const known = specificationVersions.join(', ');
    ignored.push(reason('option-specification', { known, used: newestSpecification }));
  }
  if (locale !== undefined && !isLocale(locale)) ignored.push(reason('option-locale'));
  const flag = (option: keyof ValidateOptions, used: boolean): boolean | undefined => {
    const value = read(options, option);
    if (value === undefined || typeof value === 'boolean') return value;
    ignored.push(reason('option-flag', { option, used }));
    return undefined;
  };
  const skipSignature = flag('skipSignature', true);
  const splitBill = flag('splitBill', false);
  const publicSector = flag('publicSector', false);
  if (overrides !== undefined) ignored.push(...overrides.ignored);
  return {
    locale: isLocale(locale) ? locale : english,
    now: clockOf(now),
    severity: overrides?.severity,
    related: listOf(related),
    skipSignature: skipSignature !== false,
    splitBill: splitBill === true,
    publicSector,
    specification: version ?? newestSpecification,
    whyNoClock: reason(now === undefined ? 'no-clock' : 'clock-invalid'),
    whyNoOthers: reason(related === undefined ? 'no-related' : 'related-not-a-list'),
    ignored,
  };
}

/** Marks an option whose getter throws an error: it was given, but it is invalid. */
const UNREADABLE = Symbol('unreadable');

function read(options: ValidateOptions | null | undefined, name: keyof ValidateOptions): unknown {
  try {
    return options?.[name];
  } catch {
    return UNREADABLE;
  }
}

/** A copy of a Date, which the caller cannot change, or `undefined` if it is not a valid Date. */
function clockOf(now: unknown): Date | undefined {
  let moment = Number.NaN;
  try {
    // Most calls have no clock, and this test is faster than an exception.
    if (typeof now === 'object') moment = Date.prototype.getTime.call(now);
  } catch {
    // Dates from other realms work. A proxy is not a Date, even if it looks like one.
  }
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

function listOf(related: unknown): readonly unknown[] | undefined {
  let isList = false;
  try {
    isList = Array.isArray(related);
  } catch {
    // A revoked proxy.
  }
  return isList ? (related as readonly unknown[]) : undefined;
}
