import type { Effects } from '../http/asked.js';
import type { Fault } from './fault.js';

/** How a fault changes the processing of a call. */
export function effectsOf(fault: Fault | undefined): Effects {
  switch (fault?.kind) {
    case 'offline':
      return { offline: true };
    case 'no-credits':
      return { noCredits: true };
    case 'expired-signature':
      return { expiredSignature: true };
    case 'search-lag':
      return { searchLag: true };
    case 'link-lag':
      return { linkLag: true };
    case 'refuse': {
      const { code = '-1', message = 'The document is refused by a fault of the sandbox.' } = fault;
      return { refuse: { code, message } };
    }
    default:
      return {};
  }
}
