import type { Locale } from '../issues/words.js';
import type { Document } from '../types/index.js';
import type { SeverityOverrides } from './engine/findings.js';
import {
  newestSpecification,
  type SpecificationVersion,
  specificationVersions,
} from './engine/specification.js';
import type { ValidateOptions } from './validate-options.js';

/** Options as JavaScript callers may not give them, but as rules may rely on. */
interface SaneOptions {
  readonly locale: Locale;
  readonly now: Date | undefined;
  readonly severity: SeverityOverrides | undefined;
  readonly related: readonly Document[] | undefined;
  readonly skipSignature: boolean;
  readonly specification: SpecificationVersion;
}

/** The options with what makes no sense left out: a check that never throws cannot refuse them. */
export function sane(options: ValidateOptions | null | undefined): SaneOptions {
  const { locale, now, severity, related, skipSignature, specification } = options ?? {};
  return {
    locale: locale === 'el' ? 'el' : 'en',
    now: now instanceof Date && !Number.isNaN(now.getTime()) ? now : undefined,
    severity: typeof severity === 'object' && severity !== null ? severity : undefined,
    related: Array.isArray(related) ? (related as readonly Document[]) : undefined,
    skipSignature: skipSignature !== false,
    specification: specificationVersions.find((known) => known === specification) ?? newestSpecification,
  };
}

/** Why the calendar did not run: a clock that is none must not look like one that was not given. */
export const whyNoClock = (options: ValidateOptions | null | undefined): string =>
  options?.now === undefined ? 'no clock was given (option now)' : 'the option now is not a valid Date';

/** Why nothing was compared with other documents. */
export const whyNoOthers = (options: ValidateOptions | null | undefined): string =>
  options?.related === undefined
    ? 'no other documents were given (option related)'
    : 'the option related is not a list of documents';
