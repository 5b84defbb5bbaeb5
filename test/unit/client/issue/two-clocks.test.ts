import { describe } from 'vitest';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { twoClocks } from '../clocks.js';

describe('two clocks of one machine', () => {
  twoClocks(async () => memoryJournal());
});
