import type { FaultKind } from '../../../src/sandbox/index.js';

/** What goes wrong between a client and the service, or at the service. */
export const faults: readonly FaultKind[] = [
  'reset-before',
  'reset-after',
  'error-before',
  'error-after',
  'truncated',
  'html',
  'redirect',
  'offline',
  'duplicate',
];
