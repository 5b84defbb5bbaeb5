import type { CountedCall } from '../../sending/client/journal/inside.js';
import { expect } from './expect.js';
import { type Cases, type Kit, LATER, NOW } from './kit.js';

const call = (given: Partial<CountedCall> = {}): CountedCall => ({
  name: 'onboarding a',
  most: 3,
  per: 60_000,
  at: NOW,
  ...given,
});

/** Limits that processes share. A journal without `turn` passes: each process then keeps its limit for itself. */
export const limits: Cases = {
  'lets so many calls of a name through, however many ask at once': async ({ journal }: Kit) => {
    if (journal.turn === undefined) return;
    const pauses = await Promise.all(Array.from({ length: 10 }, () => journal.turn?.(call())));
    expect(pauses.filter((pause) => pause === 0)).toHaveLength(3);
    const waiting = pauses.filter((pause) => pause !== 0);
    expect(waiting.every((pause) => pause !== undefined && pause > 0 && pause <= 60_000)).toBe(true);
    expect(await journal.turn(call({ name: 'onboarding b' }))).toBe(0);
  },

  'counts only the calls of the last period': async ({ journal, expired }) => {
    if (journal.turn === undefined) return;
    for (let made = 0; made < 3; made += 1) await journal.turn(call({ per: 5 }));
    await expired();
    expect(await journal.turn(call({ per: 5, at: LATER }))).toBe(0);
  },
};
