import { ArgumentError, athensDate as dateAt, type Locale, readLocale } from '../issues/inside.js';
import { readLocaleOption } from '../reading/options.js';
import { shown } from '../reading/shown.js';

/**
 * The date in Greece at a moment, in the form of `issueDate`: `YYYY-MM-DD`. The authority compares it with the date in
 * Athens (238). `toISOString` gives the date in UTC, which after midnight is still yesterday.
 *
 * @throws ArgumentError if the moment is not a valid `Date`.
 * @throws OptionsError if an option is unknown.
 * @example
 * athensDate(new Date('2026-11-20T22:30:00Z')) // '2026-11-21'
 */
export function athensDate(moment: Date, options?: { readonly locale?: Locale | undefined }): string {
  const locale = readLocale(readLocaleOption(options));
  if (!(moment instanceof Date) || Number.isNaN(moment.getTime())) {
    const found = moment instanceof Date ? 'Invalid Date' : shown(moment);
    throw new ArgumentError('arguments/not-a-date', { found }, locale);
  }
  return dateAt(moment);
}
