import type { Locale } from '../../issues/words.js';
import type { Severities } from '../engine/severities.js';
import {
  newestSpecification,
  type SpecificationVersion,
  specificationVersions,
} from '../engine/specification.js';
import { normalizeSeverity } from './normalize-severity.js';
import type { ValidateOptions } from './validate-options.js';

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
  readonly whyNoClock: string;
  /** Why nothing is compared with other documents. */
  readonly whyNoOthers: string;
  /** What was told and could not be followed, one sentence each, for `skipped`. */
  readonly notFollowed: readonly string[];
}

/** The options with what makes no sense left out: a check that never throws cannot refuse them. */
export function normalizeOptions(options: ValidateOptions | null | undefined): NormalizedOptions {
  const locale = read(options, 'locale');
  const now = read(options, 'now');
  const severity = read(options, 'severity');
  const related = read(options, 'related');
  const specification = read(options, 'specification');
  const skipSignature = read(options, 'skipSignature');
  const splitBill = read(options, 'splitBill');
  const version = specificationVersions.find((known) => known === specification);
  const overrides = severity === undefined ? undefined : normalizeSeverity(severity);
  const odd: string[] = [];
  if (version === undefined && specification !== undefined) {
    const known = specificationVersions.join(', ');
    odd.push(`the option specification is not one of ${known}: ${newestSpecification} counts`);
  }
  if (locale !== undefined && locale !== 'el' && locale !== 'en') {
    odd.push('the option locale is neither el nor en: en counts');
  }
  if (skipSignature !== undefined && typeof skipSignature !== 'boolean') {
    odd.push('the option skipSignature is neither true nor false: true counts');
  }
  if (splitBill !== undefined && typeof splitBill !== 'boolean') {
    odd.push('the option splitBill is neither true nor false: false counts');
  }
  if (overrides !== undefined) odd.push(...overrides.notFollowed);
  return {
    locale: locale === 'el' ? 'el' : 'en',
    now: clockOf(now),
    severity: overrides?.severity,
    related: listOf(related),
    skipSignature: skipSignature !== false,
    splitBill: splitBill === true,
    specification: version ?? newestSpecification,
    whyNoClock: now === undefined ? 'no clock was given (option now)' : 'the option now is not a valid Date',
    whyNoOthers:
      related === undefined
        ? 'no other documents were given (option related)'
        : 'the option related is not a list of documents',
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
