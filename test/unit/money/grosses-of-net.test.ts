import { expect, test } from 'vitest';
import { asCents, grossesOfNet } from '../../../src/money/index.js';
import { exact } from './exact.js';

test.each([
  [806, '24', [999, 1000]], // 9.99 / 1.24 = 8.056 and 10.00 / 1.24 = 8.065
  [807, '24', [1001, 1001]], // 10.01 / 1.24 = 8.073
  [1327, '13', [1499, 1500]], // 14.99 / 1.13 = 13.265 and 15.00 / 1.13 = 13.274
  [838, '13', [947, 947]],
  [5000, '0', [5000, 5000]],
  [0, '24', [0, 0]],
  [-806, '24', [-1000, -999]],
])('a net part of %i cents at %s%% is that of %j', (net, percent, range) => {
  expect(grossesOfNet(asCents(net), exact(percent))).toEqual(range);
});

test('is none beyond 15 digits', () => {
  expect(grossesOfNet(asCents(806_451_612_903_227), exact('24'))).toBeUndefined();
});
