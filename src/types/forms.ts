/** The patterns of texts with a fixed format. */
export const FORMS = {
  /** A time of day, `HH:mm:ss`. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  /** A document identifier: 40 upper-case hexadecimal characters. */
  uid: /^[0-9A-F]{40}$/,
  /** A GUID in its usual form of 36 characters. */
  guid: /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
} as const;

/** A document identifier in letters of either case. */
export const UID = /^[0-9A-Fa-f]{40}$/;

/** Whether a value is a text with more than blanks. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Whether a value is a valid `Date`. */
export const isMoment = (value: unknown): value is Date =>
  value instanceof Date && !Number.isNaN(value.getTime());

/** Whether a value is an exact whole number within bounds. */
export const isWhole = (value: unknown, least = 0, most: number = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
