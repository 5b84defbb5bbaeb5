import type { Params } from '../types/index.js';
import type { Locale } from './locale.js';
import { type SkippedReason, skipped } from './locales/generated/en/skipped.js';
import { say } from './say.js';

/** Why a part of a check did not run. Converted to a sentence when it is reported. */
export interface Reason {
  readonly why: SkippedReason;
  readonly params: Params;
}

export const reason = (why: SkippedReason, params: Params = {}): Reason => ({ why, params });

export const reasonWords = ({ why, params }: Reason, locale: Locale): string =>
  say(skipped, why, params, locale);

/** A part of a check that did not run, in the form for a report. */
export const skippedPart = <Layer extends string>(layer: Layer, each: Reason, locale: Locale) => ({
  layer,
  why: each.why,
  params: each.params,
  message: reasonWords({ ...each, params: { layer, ...each.params } }, locale),
});
