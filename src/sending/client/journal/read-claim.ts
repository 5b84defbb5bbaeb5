import type { Locale } from '../../../issues/locale.js';
import type { OptionNames } from '../../../reading/options.js';
import type { Claim } from './claims.js';
import { readFilter } from './filter.js';
import type { JournalStanding } from './rows.js';
import { unsettled } from './standings.js';

const NAMES: OptionNames<Claim> = {
  lease: true,
  at: true,
  limit: true,
  standing: true,
  olderThan: true,
  holder: true,
  branch: true,
  after: true,
};

export type ReadClaim = Claim & { readonly standing: readonly JournalStanding[] };

/** Reads a claim. Refuses unknown members, and values that no row can have. */
export function readClaim(claim: Claim, locale: Locale): ReadClaim {
  readFilter<Claim>(locale, claim, NAMES);
  return { ...claim, standing: claim.standing ?? [...unsettled] };
}
