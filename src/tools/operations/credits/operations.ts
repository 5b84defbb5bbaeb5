import type { Operation } from '../core/operation.js';
import { issueCredit } from './issue.js';
import { readRemainingCredit } from './remaining.js';

/** Credits of issued documents. */
export const creditOperations: readonly Operation[] = [issueCredit, readRemainingCredit];
