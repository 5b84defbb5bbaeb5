import { isCalendarDate } from '../../reading/leaf.js';
import { characters, FORMS } from '../../types/leaf.js';

/** Whether a value is text of at most so many characters. The schema counts characters, JavaScript UTF-16 units. */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && (value.length <= most || characters(value) <= most);

/** Whether a value is a date of the calendar, `YYYY-MM-DD`. */
export const isDate = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value);

/** Whether a value is a GUID as the header wants it. */
export const isGuid = (value: unknown): value is string =>
  typeof value === 'string' && FORMS.guid.test(value);
