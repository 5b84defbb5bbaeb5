import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import { Heartbeat } from '../../../src/sending/worker/heartbeat.js';
import { until } from './setup.js';

/** Four signs of life in a lease. */
const leaseTime = 40;
const EVERY = leaseTime / 4;
const OTHER = 'parastatiko worker other';

/** A process that looks at a second one, with a clock of its own: `looked` is called before each look. */
function watching(looked: (look: number, clock: { now: number }) => void) {
  const journal = memoryJournal({ keep: 'all' });
  const clock = { now: 0 };
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const buried: string[] = [];
  let looks = 0;
  const write = journal.saveStates.bind(journal);
  // Before each look, it gives a sign of life itself.
  journal.saveStates = async (states) => {
    looks += 1;
    clock.now += EVERY;
    looked(looks, clock);
    await write(states);
  };
  const heartbeat = new Heartbeat(
    journal,
    { holder: 'watcher', leaseTime },
    {
      sign: () => ({ workers: ['watching'] }),
      bury: async (workers) => {
        buried.push(...workers);
      },
      holders: async () => [],
    },
  );
  const stopping = new AbortController();
  onTestFinished(() => {
    stopping.abort();
    spy.mockRestore();
  });
  const save = () =>
    write({
      [OTHER]: { by: 'parastatiko', kind: 'worker of the queue', workers: ['working'] },
    });
  return { heartbeat, journal, buried, save, signal: stopping.signal, looks: () => looks };
}

it('a process that shows no sign of life for a lease is buried', async () => {
  const { heartbeat, buried, save, signal, looks } = watching(() => undefined);
  await save();
  void heartbeat.keep(signal);
  await until(() => looks() > 5);
  expect(buried).toEqual(['working']);
});

it('a process that was stopped itself buries nobody: what it saw before says nothing', async () => {
  // Before the fifth look, which would be the last one for the other, this process stands still for an hour.
  const { heartbeat, buried, save, signal, looks } = watching((look, clock) => {
    if (look === 5) clock.now += 3_600_000;
  });
  await save();
  void heartbeat.keep(signal);
  await until(() => looks() > 7);
  expect(buried).toEqual([]);
  // Now it has seen the same sign of life for a lease again.
  await until(() => looks() > 10);
  expect(buried).toEqual(['working']);
});

it('a process whose sign of life goes on is not buried, however long it is watched', async () => {
  const late: (() => Promise<void>)[] = [];
  const { heartbeat, buried, save, signal, looks } = watching((look) => {
    if (look % 3 === 0) void late[0]?.();
  });
  late.push(save);
  await save();
  void heartbeat.keep(signal);
  await until(() => looks() > 12);
  expect(buried).toEqual([]);
});
