import * as z from 'zod/mini';
import type { Path } from '../../../types/issue.js';
import type { Found } from './found.js';

const usual = z.email();

/**
 * Checks an e-mail address. The description does not show which ones the service accepts, so only an impossible address
 * is an error.
 */
export function checkEmail(email: string, path: Path, found: Found): void {
  const params = { given: email };
  if (!isAddress(email)) found('onboarding/email', path, { params });
  else if (!usual.safeParse(email).success) found('onboarding/email-doubtful', path, { params });
}

/** One `@` between a name and at least two labels, without white space. */
const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email);
