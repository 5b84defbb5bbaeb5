import { expect, it } from 'vitest';
import { describeWithServer, withJournals } from './journals.js';

const limit = { name: 'onboarding 5f2c', most: 60, per: 3_600_000, at: '2026-11-20T10:00:00.000Z' };

describeWithServer('a limit on PostgreSQL', () => {
  const journals = withJournals();

  it('is kept by hosts that share it, however many calls they make at once', async () => {
    const schema = journals.newSchema();
    const hosts = await Promise.all([journals.open(schema), journals.open(schema)]);
    const asked = Array.from({ length: 100 }, (_, index) => hosts[index % 2]?.turn?.(limit));
    const pauses = await Promise.all(asked);
    expect(pauses.filter((pause) => pause === 0)).toHaveLength(60);
    for (const pause of pauses.filter((each) => each !== 0)) {
      expect(pause).toBeGreaterThan(3_000_000);
      expect(pause).toBeLessThanOrEqual(3_600_000);
    }
    expect(await hosts[0]?.turn?.({ ...limit, name: 'onboarding 77aa' })).toBe(0);
  });

  it('counts a call no longer than its period, by the clock of the server', async () => {
    const journal = await journals.open();
    const short = { ...limit, most: 1, per: 30 };
    expect(await journal.turn?.(short)).toBe(0);
    for (let pause = await journal.turn?.(short); pause !== 0; pause = await journal.turn?.(short)) {
      expect(pause).toBeLessThanOrEqual(30);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  });
});
