import type { Operation } from '../core/operation.js';
import { listEvents } from '../events/list.js';
import { journalDocument } from './document.js';
import { givingUp } from './give-up.js';
import { recover } from './recover.js';
import { retiring } from './retire.js';
import { journalStatus } from './status.js';

/** What the journal has, what is open in it, and what happened later. */
export const journalOperations: readonly Operation[] = [
  journalStatus,
  journalDocument,
  recover,
  givingUp,
  retiring,
  listEvents,
];
