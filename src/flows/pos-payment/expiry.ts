import { isMoment } from '../../types/forms.js';
import type { PosSignature } from '../../types/index.js';

const HOUR = 60 * 60 * 1000;
const VALID_HOURS = 24;
/** Source: service description, Limits: 2 hours when `specialInvoiceCategory` is 12. */
const VALID_HOURS_IN_A_RESTAURANT = 2;
const RESTAURANT = 12;

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d+))?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * When a signature expires: at its stated time, or else 24 hours after it was created, 2 hours in a restaurant.
 * `undefined` if its time of creation is unknown.
 */
export function expiryOf(
  signature: PosSignature,
  specialInvoiceCategory: number | undefined,
  heldAt: Date | undefined,
): string | undefined {
  const stated = momentOf(signature.expiryDate);
  if (stated !== undefined) return stated.toISOString();
  const made = momentOf(signature.createdDate) ?? heldAt;
  if (made === undefined) return undefined;
  const hours = specialInvoiceCategory === RESTAURANT ? VALID_HOURS_IN_A_RESTAURANT : VALID_HOURS;
  return new Date(made.getTime() + hours * HOUR).toISOString();
}

/**
 * Whether a recorded expiry matches the one that a signature states. If it states none, the expiry came from the time
 * of the answer.
 */
export function isExpiryOf(
  expires: string | undefined,
  signature: PosSignature,
  specialInvoiceCategory: number | undefined,
): boolean {
  const derived = expiryOf(signature, specialInvoiceCategory, undefined);
  return derived === undefined || derived === expires;
}

/** Whether a signature with this expiry can no longer be charged at a given time. An unknown expiry is never passed. */
export const isExpired = (expires: string | undefined, at: Date): boolean =>
  at.getTime() > Date.parse(String(expires));

/** Reads a date-time, in UTC unless it has an offset, with any number of decimals. */
function momentOf(text: unknown): Date | undefined {
  const [, day, time, seconds = '00', fraction = '', zone = 'Z'] =
    (typeof text === 'string' && ISO.exec(text.trim())) || [];
  // Servers write the year 0001 for a missing date.
  if (day === undefined || day < '2000') return undefined;
  const moment = new Date(
    `${day}T${time}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${zone.toUpperCase()}`,
  );
  return isMoment(moment) ? moment : undefined;
}
