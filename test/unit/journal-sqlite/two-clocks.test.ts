import { describe } from 'vitest';
import { APART, twoClocks } from '../client/clocks.js';
import { withFiles } from './files.js';

describe('the clocks of two programs on one file', () => {
  const files = withFiles();
  twoClocks(() => files.open(), ['sale'], APART);
});
