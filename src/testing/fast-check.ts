import type FastCheck from 'fast-check';
import { loaded } from './load-fast-check.js';

export type { Arbitrary } from 'fast-check';

function installed(): typeof FastCheck {
  if (loaded !== undefined) return loaded;
  throw new Error('parastatiko/testing needs fast-check 4. Install it: npm install --save-dev fast-check');
}

/** fast-check is an optional peer dependency, which the user's project installs. */
export const fc = installed();
