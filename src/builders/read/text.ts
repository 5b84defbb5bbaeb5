import { isCalendarDate } from '../../rules/shape/leaf.js';
import { invoiceHeaderShape } from '../../types/index.js';
import { leafOf } from '../../types/leaf.js';

/** Whether a value is text of at most so many characters. The schema counts characters, JavaScript UTF-16 units. */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && (value.length <= most || [...value].length <= most);

/** Remembers the last text that passed: a till issues on one date, and the slips of a table follow each other. */
function remembering(passes: (text: string) => boolean): (value: unknown) => value is string {
  let last: string | undefined;
  return (value): value is string => {
    if (typeof value !== 'string') return false;
    if (value === last) return true;
    if (!passes(value)) return false;
    last = value;
    return true;
  };
}

/** Whether a value is a date of the calendar, `YYYY-MM-DD`. */
export const isDate = remembering(isCalendarDate);

const guid = leafOf(invoiceHeaderShape.shape.tableAA.def.innerType);

/** Whether a value is a GUID as the header wants it. */
export const isGuid = remembering((text) => guid?.kind === 'pattern' && guid.form.test(text));
