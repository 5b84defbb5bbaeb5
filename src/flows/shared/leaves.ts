import { parseUnit } from '../../codes/index.js';
import { type Exact, exactToNumber, parseDecimal, signOf } from '../../money/index.js';
import { type Misfit, notA } from '../../reading/leaf.js';
import { isText } from '../../types/forms.js';

/** A value that only the facts of flows have, and the function that reads it. */
const leaf = <Value>(read: (value: unknown) => Value | Misfit) => ({ kind: 'own', read }) as const;

/** A quantity above zero that a document can state. */
export const aboveZero = leaf((value): Exact | Misfit => {
  const parsed = parseDecimal(value);
  const isFit = parsed.ok && signOf(parsed.value) > 0 && exactToNumber(parsed.value) !== undefined;
  return isFit ? parsed.value : notA('a quantity above zero', value);
});

/** The code of a unit, from its code or its name. It only chooses among ordered items, so any code is taken. */
export const orderedUnit = leaf((value): number | Misfit => {
  if (typeof value === 'number') return value;
  const code = typeof value === 'string' ? parseUnit(value) : undefined;
  return code ?? notA('a unit', value);
});

export const visible = leaf((value): string | Misfit =>
  isText(value) ? value : notA('a text that is not blank', value),
);

/** The VAT number of a Greek issuer. With a prefix or a space it would count as another issuer, whose numbers start at 1. */
export const greekVat = leaf((value): string | Misfit =>
  typeof value === 'string' && /^[0-9]{9}$/.test(value) ? value : notA('a VAT number of nine digits', value),
);

/** A time, from the clock of the caller. */
export const moment = leaf((value): Date | Misfit =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value : notA('a valid Date', value),
);

/** The final type of a charge: the described default is used only if it is requested by name. */
export const finalType = leaf((value): 7 | 8 | Misfit => {
  if (value === 'default') return 7;
  return value === 7 || value === 8 ? value : notA("7, 8 or 'default'", value);
});

const asGiven = () => leaf((value: unknown): unknown => value);

/** An issued document, which `readIssued` reads. */
export const issued = asGiven();

/** The income of items, by description or code. The facts read each. */
export const incomeOf = asGiven();

/** A value that its step reads. */
export const anything = asGiven();
