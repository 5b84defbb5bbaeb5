import { providerMessageIn } from '../../../rules/inside.js';
import type { Refused } from '../outcomes/refusal.js';

/** Whether a refusal says that a token is not valid, or that too little is left on its signature. */
export const saysUsed = ({ reason, errors }: Pick<Refused, 'reason' | 'errors'>): boolean =>
  reason === 'payment' &&
  errors.some(({ message }) => {
    const said = providerMessageIn(message)?.message;
    return said === 'balance-too-low' || said === 'token-not-verified';
  });
