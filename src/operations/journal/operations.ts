import type { Operation } from '../core/operation.js';
import { journalDocument } from './document.js';
import { recover } from './recover.js';
import { journalStatus } from './status.js';

/** What the journal has, and what is open in it. */
export const journalOperations: readonly Operation[] = [journalStatus, journalDocument, recover];
