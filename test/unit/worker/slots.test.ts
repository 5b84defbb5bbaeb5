import { expect, it } from 'vitest';
import { Slots } from '../../../src/sending/worker/slots.js';

/** Takes slots, and lists who has got one. */
function taking(slots: Slots, names: readonly string[]): string[] {
  const got: string[] = [];
  for (const name of names) void slots.take().then(() => got.push(name));
  return got;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('slots that are given back go to those that have waited longest', async () => {
  const slots = new Slots(2);
  const got = taking(slots, ['a', 'b', 'c', 'd']);
  await settled();
  expect(got).toEqual(['a', 'b']);
  slots.give();
  await settled();
  expect(got).toEqual(['a', 'b', 'c']);
  slots.give();
  slots.give();
  slots.give();
  await settled();
  expect(got).toEqual(['a', 'b', 'c', 'd']);
  const next = taking(slots, ['e', 'f', 'g']);
  await settled();
  expect(next).toEqual(['e', 'f']);
});

it('opened slots let everybody pass', async () => {
  const slots = new Slots(1);
  const got = taking(slots, ['a', 'b']);
  slots.open();
  got.push(...taking(slots, ['c']));
  await settled();
  expect(got).toEqual(['a', 'b']);
  await slots.take();
});
