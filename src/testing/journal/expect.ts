import { isObject } from '../../reading/object.js';

/** A value that is checked instead of compared. */
export class Fitting {
  readonly what: string;
  readonly fits: (found: unknown) => boolean;

  constructor(what: string, fits: (found: unknown) => boolean) {
    this.what = what;
    this.fits = fits;
  }

  toJSON(): string {
    return `<${this.what}>`;
  }
}

/** Any number. */
export const aNumber = new Fitting('a number', (found) => typeof found === 'number');

/** Any time in UTC, as ISO 8601 with milliseconds. */
export const aTime = new Fitting(
  'a time',
  (found) => typeof found === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(found),
);

/**
 * The checks of the cases, which work in any test runner. Members that are `undefined` count as missing. A failed check
 * throws an error with both values.
 */
export const expect = (found: unknown) => ({
  /** Has the same content. */
  toEqual: (wanted: unknown) => check(isSame(found, wanted, false), found, wanted),
  /** Has at least these members. */
  toMatchObject: (wanted: object) => check(isSame(found, wanted, true), found, wanted),
  toBe: (wanted: unknown) => check(Object.is(found, wanted), found, wanted),
  toBeUndefined: () => check(found === undefined, found, undefined),
  toHaveLength: (wanted: number) =>
    check((found as readonly unknown[])?.length === wanted, found, `${wanted} items`),
});

/** The promise rejects, with an error that has these members. */
export async function refused(promise: Promise<unknown>, wanted: object = {}): Promise<void> {
  const [outcome] = await Promise.allSettled([promise]);
  if (outcome?.status !== 'rejected') return check(false, outcome?.value, 'a rejection');
  check(isSame(outcome.reason, wanted, true), outcome.reason, wanted);
}

function isSame(found: unknown, wanted: unknown, isPart: boolean): boolean {
  if (wanted instanceof Fitting) return wanted.fits(found);
  if (!isObject(wanted) || !isObject(found)) return Object.is(found, wanted);
  if (Array.isArray(wanted) !== Array.isArray(found)) return false;
  if (Array.isArray(wanted) && wanted.length !== (found as readonly unknown[]).length) return false;
  const names = new Set([...Object.keys(wanted), ...(isPart ? [] : Object.keys(found))]);
  const [ours, theirs] = [
    wanted as Readonly<Record<string, unknown>>,
    found as Readonly<Record<string, unknown>>,
  ];
  return [...names].every((name) => isSame(theirs[name], ours[name], isPart));
}

function check(holds: boolean, found: unknown, wanted: unknown): void {
  if (!holds) throw new Error(`expected ${shown(wanted)}\nfound ${shown(found)}`);
}

const shown = (value: unknown): string =>
  value instanceof Error
    ? `${value.name}: ${value.message}`
    : (JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each), 2) ?? 'undefined');
