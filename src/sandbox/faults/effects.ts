import type { Effects } from '../http/asked.js';
import type { Fault } from './fault.js';

/** What a fault changes about the processing of a call. */
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
      const { code = '-1', message = 'The document is refused, because the sandbox was told to.' } = fault;
      return { refuse: { code, message } };
    }
    default:
      return {};
  }
}
