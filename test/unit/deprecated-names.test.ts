import { expect, it } from 'vitest';
import * as codes from '../../src/codes/index.js';
import * as front from '../../src/index.js';

it.each([
  ['strict', front.strict, front.strictSeverities],
  ['attempt', front.attempt, front.tryStep],
  ['cancelled', front.cancelled, front.readCancellationAnswer],
  ['label', codes.label, codes.labelOf],
])('%s is still exported, with the same value as its new name', (_, earlier, now) => {
  expect(earlier).toBe(now);
});
