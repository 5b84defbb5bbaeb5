import { expect, it } from 'vitest';
import { journalContract } from '../client/journal/contract.js';
import { withFiles } from './files.js';

const files = withFiles();
journalContract('sqliteJournal', () => files.open());
it('x', () => expect(1).toBe(1));
