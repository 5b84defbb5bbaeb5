import type { Locale } from '../issues/words.js';
import type { SeverityOverrides } from './engine/findings.js';
import {
  newestSpecification,
  type SpecificationVersion,
  specificationVersions,
} from './engine/specification.js';
import type { ValidateOptions } from './validate-options.js';

/** Options as JavaScript callers may not give them, but as rules may rely on. */
export interface SaneOptions {
  readonly locale: Locale;
  readonly now: Date | undefined;
  readonly severity: SeverityOverrides | undefined;
  /** Whatever they are: each is read with care. */
  readonly related: readonly unknown[] | undefined;
  readonly skipSignature: boolean;
  readonly specification: SpecificationVersion;
  /** Why the calendar does not run: a clock that is none must not look like one that was not given. */
  readonly whyNoClock: string;
  /** Why nothing is compared with other documents. */
  readonly whyNoOthers: string;
}

/** The options with what makes no sense left out: a check that never throws cannot refuse them. */
export function sane(options: ValidateOptions | null | undefined): SaneOptions {
  const { locale, now, severity, related, skipSignature, specification } = options ?? {};
  return {
    locale: locale === 'el' ? 'el' : 'en',
    now: now instanceof Date && !Number.isNaN(now.getTime()) ? now : undefined,
    severity: typeof severity === 'object' && severity !== null ? severity : undefined,
    related: Array.isArray(related) ? (related as readonly unknown[]) : undefined,
    skipSignature: skipSignature !== false,
    specification: specificationVersions.find((known) => known === specification) ?? newestSpecification,
    whyNoClock: now === undefined ? 'no clock was given (option now)' : 'the option now is not a valid Date',
    whyNoOthers:
      related === undefined
        ? 'no other documents were given (option related)'
        : 'the option related is not a list of documents',
  };
}
