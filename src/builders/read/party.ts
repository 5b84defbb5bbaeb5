import { parseVatNumber } from '../../codes/index.js';
import { sound } from '../../reading/read.js';
import { shown } from '../../reading/shown.js';
import type { Reading } from './reading.js';
import type { PartyView } from './views.js';

/** The default country of an issuer. */
export const HOME = 'GR';

/** Reports a VAT number with a prefix or separators, and a name that is neither sent nor printed. */
export function checkParty(
  reading: Reading,
  member: 'issuer' | 'counterpart',
  party: PartyView | undefined,
  moves: boolean,
): void {
  const stated = sound(party);
  // A counterpart without a country has its own issue.
  const country = stated?.country ?? (member === 'issuer' ? HOME : undefined);
  if (stated === undefined || country !== HOME) return;
  const vatNumber = sound(stated.vatNumber);
  if (vatNumber !== undefined && !isNineDigits(vatNumber)) noteNumber(reading, member, vatNumber);
  if (!moves) checkName(reading, member, stated);
}

/** Adds a remark about a name that is sent neither to the tax authority, because no goods move, nor to print. */
function checkName(reading: Reading, member: 'issuer' | 'counterpart', party: PartyView): void {
  const name = sound(party.name);
  const printed = sound(sound(party.print)?.name);
  if (name === undefined || printed === undefined || printed.trim() === name.trim()) return;
  reading.remarks.push({
    rule: 'name-unused',
    path: [member, 'name'],
    params: { name: shown(name), printed: shown(printed) },
  });
}

function isNineDigits(text: string): boolean {
  if (text.length !== 9) return false;
  for (let index = 0; index < 9; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** Reports a valid number that is not in plain form, with the plain number as a fix. Rules report other faults. */
function noteNumber(reading: Reading, member: string, value: string): void {
  const parsed = parseVatNumber(value, HOME);
  if (!parsed.ok) return;
  const path = [member, 'vatNumber'];
  const fix = { path, value: parsed.vatNumber, safe: true };
  reading.problem('vat-number-not-bare', path, { value, meant: parsed.vatNumber }, fix);
}
