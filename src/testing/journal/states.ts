import { expect, refused } from './expect.js';
import { begin, type Cases, NOW, name } from './kit.js';

/** States of flows, and numbers. */
export const states: Cases = {
  'stores flow states with each step, and writes nothing when a step is repeated': async ({ journal }) => {
    const first = begin({ states: { table: { stands: 'sending' }, other: 1 } });
    await journal.take(first);
    expect(await journal.state('table')).toEqual({ stands: 'sending' });
    await journal.end({
      ...name,
      lease: first.lease,
      standing: 'issued',
      states: { table: { stands: 'closed' } },
    });
    expect(await journal.state('table')).toEqual({ stands: 'closed' });
    const late = { ...name, lease: first.lease, standing: 'issued', states: { table: 'never' } } as const;
    await journal.end(late);
    await journal.saveStates({ other: undefined });
    expect(await journal.state('other')).toBeUndefined();
    expect(await journal.state('table')).toEqual({ stands: 'closed' });
  },

  'writes nothing if a state cannot be written': async ({ journal }) => {
    const first = begin();
    await journal.take(first);
    const states = { table: { cents: 1n } };
    const { lease } = first;
    await refused(journal.end({ ...name, lease, standing: 'issued', states }));
    expect((await journal.row(name))?.standing).toBe('sending');
    await refused(journal.begin({ ...first, states }, false));
    expect((await journal.row(name))?.attempts).toBe(1);
    await refused(journal.take(begin({ key: 'new', states })));
    expect(await journal.row({ ...name, key: 'new' })).toBeUndefined();
    await journal.end({ ...name, lease, standing: 'issued' });
  },

  'stores states and results as they were when they were given': async ({ journal }) => {
    const table = { lines: 1 };
    const first = begin();
    const { lease } = first;
    /** What is given is changed while the step waits. */
    const meanwhile = async (step: Promise<unknown>, change: () => void): Promise<void> => {
      change();
      await step;
      Object.assign(table, { lines: 1 });
    };
    const addLine = (): void => void Object.assign(table, { lines: 2 });
    await meanwhile(journal.take({ ...first, states: { taken: table } }), addLine);
    await meanwhile(journal.begin({ ...first, states: { begun: table } }, false), addLine);
    const result = { mark: '400001970000101' };
    const end = { ...name, lease, standing: 'issued', result, states: { ended: table } } as const;
    await meanwhile(journal.end(end), () => {
      addLine();
      result.mark = '400001970000102';
    });
    await meanwhile(journal.saveStates({ saved: table }), addLine);
    await meanwhile(journal.exchangeState('exchanged', undefined, table), addLine);
    for (const state of ['taken', 'begun', 'ended', 'saved', 'exchanged'])
      expect(await journal.state(state)).toEqual({ lines: 1 });
    expect((await journal.row(name))?.result).toEqual({ mark: '400001970000101' });
  },

  'refuses names of the library for states of the caller': async ({ journal }) => {
    const states = { 'parastatiko call 1': { at: NOW } };
    const reserved = { name: 'JournalError', code: 'journal/own-name' };
    await refused(journal.saveStates(states), reserved);
    await refused(journal.exchangeState('parastatiko call 1', undefined, 1), reserved);
    await refused(journal.take(begin({ states })), reserved);
    expect(await journal.row(name)).toBeUndefined();
    expect(await journal.state('parastatiko call 1')).toBeUndefined();
    // The library marks its own.
    const own = { by: 'parastatiko', at: NOW };
    expect(await journal.exchangeState('parastatiko call 1', undefined, own)).toMatchObject({
      exchanged: true,
    });
    await refused(journal.saveStates(states), reserved);
    expect(await journal.state('parastatiko call 1')).toEqual(own);
    await journal.saveStates({ 'parastatiko call 1': undefined, 'call 1': { at: NOW } });
    expect(await journal.state('parastatiko call 1')).toBeUndefined();
    expect(await journal.state('call 1')).toEqual({ at: NOW });
  },

  'replaces a state for only one of many concurrent requests': async ({ journal }) => {
    const asked = ['a', 'b', 'c'].map((next) => journal.exchangeState('key', undefined, { next }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ exchanged }) => exchanged)).toHaveLength(1);
    expect(new Set(answers.map(({ stored }) => JSON.stringify(stored))).size).toBe(1);
    const first = answers[0]?.stored;
    expect(await journal.storedState('key')).toEqual(first);
    expect(await journal.exchangeState('key', undefined, { next: 'd' })).toEqual({
      exchanged: false,
      stored: first,
    });
    const second = await journal.exchangeState('key', first?.version, { next: 'd' });
    expect(second).toMatchObject({ exchanged: true, stored: { name: 'key', state: { next: 'd' } } });
    expect(await journal.exchangeState('key', first?.version, 'late')).toEqual({
      ...second,
      exchanged: false,
    });
    expect(await journal.exchangeState('key', second.stored?.version, undefined)).toEqual({
      exchanged: true,
      stored: undefined,
    });
    expect(await journal.storedState('key')).toBeUndefined();
    // The same content again is another version, and a later one, like that of any other state.
    await journal.saveStates({ key: { next: 'd' } });
    const third = (await journal.storedState('key'))?.version ?? 0;
    expect(third > (second.stored?.version ?? 0)).toBe(true);
    await journal.saveStates({ other: 1 });
    expect(((await journal.storedState('other'))?.version ?? 0) > third).toBe(true);
    expect((await journal.exchangeState('key', second.stored?.version, 'late')).exchanged).toBe(false);
  },
};
