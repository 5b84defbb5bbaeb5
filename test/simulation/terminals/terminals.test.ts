import { expect, it } from 'vitest';
import { familyNames, sell } from './run.js';

/** A share of `npm run terminals`. */
it.each(familyNames)(
  '%s: charges every sale once, whatever the terminal, the network or the server does',
  { timeout: 600_000 },
  async (name) => {
    const { doubled, lost, uncharged, issued, kills } = await sell(name, 12, 7);
    expect({ doubled, lost, uncharged }).toEqual({ doubled: [], lost: [], uncharged: [] });
    expect([issued > 5, kills > 0]).toEqual([true, true]);
  },
);
