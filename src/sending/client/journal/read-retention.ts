import type { Locale } from '../../../issues/inside.js';
import { isCalendarDate } from '../../../reading/calendar.js';
import { readOptions } from '../../../reading/options.js';
import { shown } from '../../../reading/shown.js';
import { JournalError } from './error.js';
import type { Retention } from './retention.js';

/** Reads which months are taken out. Refuses anything but a month. */
export function readRetention(given: Retention, locale: Locale): Retention {
  const { before } = readOptions<Retention>(given, { before: true }, locale);
  if (typeof before === 'string' && /^\d{4}-\d{2}$/.test(before) && isCalendarDate(`${before}-01`))
    return { before };
  throw new JournalError('journal/month', { params: { found: shown(before) }, locale });
}
