import type { Operation } from '../core/operation.js';
import { balance } from './balance.js';
import { issue } from './issue.js';
import { search } from './search.js';

/** What the service does with documents, other than the steps of flows. */
export const sendingOperations: readonly Operation[] = [issue, search, balance];
