import type { Operation } from './core/operation.js';
import { creditOperations } from './credits/operations.js';
import { documentOperations } from './documents/operations.js';
import { journalOperations } from './journal/operations.js';
import { noteOperations } from './notes/operations.js';
import { numberOperations } from './numbers/operations.js';
import { onboardingOperations } from './onboarding/operations.js';
import { paymentOperations } from './payments/operations.js';
import { terminalOperations } from './payments/terminals.js';
import { rowOperations } from './rows/operations.js';
import { sendingOperations } from './sending/operations.js';
import { tableOperations } from './tables/operations.js';

/** All operations, in the order of the documentation. */
export const operations: readonly Operation[] = [
  ...documentOperations,
  ...rowOperations,
  ...sendingOperations,
  ...tableOperations,
  ...paymentOperations,
  ...terminalOperations,
  ...creditOperations,
  ...noteOperations,
  ...numberOperations,
  ...journalOperations,
  ...onboardingOperations,
];
