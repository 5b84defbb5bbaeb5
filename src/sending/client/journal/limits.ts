/**
 * A call that counts towards a limit, which all processes with the same journal share.
 *
 * @example
 * const counted: CountedCall = { name: 'onboarding 5f2c', most: 60, per: 60_000, at: now.toISOString() };
 */
export interface CountedCall {
  /** The name of the limit. It never contains a key. */
  readonly name: string;
  /** How many calls at most in any period of this length. */
  readonly most: number;
  /** In milliseconds. */
  readonly per: number;
  /** The time of this host. A store for several hosts uses its own clock instead. */
  readonly at: string;
}
