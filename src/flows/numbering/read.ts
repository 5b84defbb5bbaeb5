import type { OptionForm } from '../../reading/option-form.js';
import { readOptions } from '../../reading/options.js';
import { shown } from '../../reading/shown.js';
import { isMoment, isText } from '../../types/forms.js';
import type { Path } from '../../types/index.js';
import type { NumberSeries, ReservationFacts } from '../generated/facts.js';
import { numberSeriesForm, reservationFactsForm } from '../generated/forms.js';
import { membersOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';
import { readMembers } from '../shared/step-form.js';
import type { NumberFilter } from './numbering.js';
import { LAST_NUMBER } from './state.js';

/** Reads the scope of numbers; refuses a value that does not describe a series. */
export function seriesOf(given: unknown, refusing: Refusing, at: Path = []): NumberSeries {
  const series = readMembers(numberSeriesForm, membersOf(given), refusing, at);
  refusing.done();
  return series as NumberSeries;
}

export function reservationOf(given: unknown, refusing: Refusing): ReservationFacts {
  if (given !== undefined && (typeof given !== 'object' || Array.isArray(given))) {
    refusing.refuse('numbering/reservation', [], { member: 'facts', found: shown(given) });
  }
  readOptions<ReservationFacts>(given, reservationFactsForm.wrong, refusing.locale);
  const read = readMembers(reservationFactsForm, membersOf(given), refusing);
  refusing.done();
  return read;
}

export function filterOf(given: unknown, refusing: Refusing): NumberFilter {
  readOptions<NumberFilter>(given, FILTER, refusing.locale);
  const filter = membersOf(given);
  // A name that is missing would list the numbers of every till.
  for (const [member, [fits]] of Object.entries(FILTER)) {
    if (member in filter && !fits(filter[member])) refuseOption(member, filter[member], refusing);
  }
  refusing.done();
  return filter;
}

const FILTER = {
  holder: [isText, undefined],
  reservedBefore: [isMoment, undefined],
} satisfies OptionForm<NumberFilter, undefined>;

export const refuseOption = (member: string, value: unknown, refusing: Refusing): void =>
  refusing.add('numbering/option', [member], { member, found: shown(value) });

/** Why a number is burnt, and what is known about the document that has it. */
interface Burn {
  /** Empty if no reason was given. */
  readonly reason: string;
  readonly filed?: unknown;
}

/** Reads why a number is burnt. Of the outcomes, only a refusal proves that none of the caller's documents has it. */
export function burnOf(why: unknown, aa: string, refusing: Refusing): Burn {
  if (typeof why !== 'object' || why === null) return { reason: textOf(why) };
  const { kind, reason, filed } = membersOf(why);
  if (kind !== 'refused' || reason === UNSETTLED) {
    const outcome = shown(kind === 'refused' ? reason : kind);
    refusing.refuse('numbering/not-refused', ['reason'], { aa, outcome });
  }
  const { mark, uid } = membersOf(filed);
  return { reason: textOf(reason), ...((mark ?? uid) !== undefined && { filed: { mark, uid } }) };
}

const textOf = (reason: unknown): string => (typeof reason === 'string' ? reason : '');

/** The refusal after which an earlier document under the number is still open. */
const UNSETTLED = 'numberUnsettled';

/** Reads a serial number to count from. 0051 would be counted as 51, so the next numbers would not have the zeros. */
export const countedSerialOf = (given: unknown): string | undefined =>
  typeof given === 'string' && given.startsWith('0') ? undefined : serialOf(given);

/** Reads a serial number: a whole number above 0, as text, bigint or exact number. */
export function serialOf(given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'bigint' && !Number.isSafeInteger(given))
    return undefined;
  const digits = String(given);
  if (!/^[0-9]{1,20}$/.test(digits)) return undefined;
  const serial = BigInt(digits);
  return serial >= 1n && serial <= LAST_NUMBER ? String(serial) : undefined;
}
