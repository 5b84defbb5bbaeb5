import { describe, expect, it } from 'vitest';
import {
  guarded,
  type HeldRow,
  type RowWork,
  written,
} from '../../../../src/sending/client/journal/guarded.js';
import type { Journal } from '../../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { ClientOptions } from '../../../../src/sending/client/options.js';
import { coreWith } from '../transport/core.js';

const request = { call: 'CompletionPosInvoices', query: {}, body: '[]', about: {} };
const name = { operation: 'complete-payment', key: 'token' } as const;
const document = { operation: 'issue', key: 'document' } as const;
const work: RowWork = { name, request, what: '11.1 A 101', timeout: 30_000 };
const other = { holder: 'other', run: 'other', id: 'other', until: '2026-11-20T23:00:00.000Z' };
const START = '2026-11-20T10:00:00.000Z';

function till(options: Partial<ClientOptions> = {}) {
  const journal = memoryJournal();
  const core = coreWith({ journal, leaseTime: 120_000, timeout: 30_000, ...options });
  const isFree = async (row: Parameters<Journal['row']>[0], at = core.clock.now().toISOString()) =>
    (await journal.take({ ...row, lease: other, at, request })).taken !== 'leased';
  return { journal, core, isFree };
}
/** A held document, whose lease is free. */
async function held(journal: Journal): Promise<void> {
  await journal.take({ ...document, lease: other, at: START, request });
  await journal.end({ ...document, lease: other, standing: 'held' });
}
const stopped = () => Promise.reject(new Error('disk full'));

describe('work on a row', () => {
  it('gets the row as it was before, or none if it is new', async () => {
    const { core } = till();
    const befores: unknown[] = [];
    await guarded(core, work, async ({ before, end }) => {
      befores.push(before);
      await end('unknown', { why: 'timeout' });
    });
    await guarded(core, work, async ({ before }) => void befores.push(before));
    expect(befores).toMatchObject([undefined, { ...name, standing: 'unknown', result: { why: 'timeout' } }]);
  });

  it('gives its result, and stores states with its beginning', async () => {
    const { core, journal } = till();
    expect(await guarded(core, { ...work, states: { table: 1 } }, async () => 7)).toBe(7);
    expect(await journal.state('table')).toBe(1);
  });

  it('holds the row and the document that it settles, each lease for itself', async () => {
    const { core, journal, isFree } = till();
    await held(journal);
    await guarded(core, { ...work, settles: document }, async () => {
      expect([await isFree(name), await isFree(document)]).toEqual([false, false]);
      await expect(guarded(core, work, async () => 1)).rejects.toMatchObject({
        code: 'call/same-number-in-flight',
        message: expect.stringContaining('11.1 A 101'),
      });
    });
    expect([await isFree(name), await isFree(document)]).toEqual([true, true]);
  });

  it.each([
    [120_000, 30_000, '2026-11-20T10:02:00.000Z'],
    [120_000, 90_000, '2026-11-20T10:03:00.000Z'],
  ])('with a lease of %i ms and a timeout of %i ms holds it until %s', async (leaseTime, timeout, until) => {
    const { core, isFree } = till({ leaseTime });
    await guarded(core, { ...work, timeout }, async () => {
      expect(await isFree(name, new Date(Date.parse(until) - 1).toISOString())).toBe(false);
      expect(await isFree(name, until)).toBe(true);
    });
  });

  it('releases both rows if it fails, and its error is not hidden by the journal', async () => {
    const { core, journal, isFree } = till();
    await held(journal);
    const fails = () =>
      guarded(core, { ...work, settles: document }, () => Promise.reject(new RangeError('bug')));
    await expect(fails()).rejects.toThrow(RangeError);
    expect([await isFree(name), await isFree(document)]).toEqual([true, true]);
    await journal.release(name, other);
    await journal.release(document, other);
    journal.release = stopped;
    await expect(fails()).rejects.toThrow(RangeError);
  });

  it('does not begin if the journal cannot be written', async () => {
    const { core, journal } = till();
    journal.take = stopped;
    const begun: true[] = [];
    await expect(guarded(core, work, async () => begun.push(true))).rejects.toMatchObject({
      code: 'journal/not-written',
      cause: { message: 'disk full' },
    });
    expect(begun).toEqual([]);
  });
});

describe('the end of an attempt', () => {
  const ending = async (end: (row: HeldRow) => ReturnType<HeldRow['end']>, options = {}) => {
    const made = till();
    let failed: string | undefined;
    await held(made.journal);
    await guarded(made.core, { ...work, settles: document, ...options }, async (row) => {
      failed = await end(row);
    });
    return { ...made, failed };
  };

  it('is recorded with its states, and settles the document', async () => {
    const { journal, failed, isFree } = await ending(({ end }) =>
      end('issued', { mark: '7' }, () => ({ table: 2 })),
    );
    expect(failed).toBeUndefined();
    expect(await journal.row(name)).toMatchObject({ standing: 'issued', result: { mark: '7' } });
    expect(await journal.row(document)).toMatchObject({ standing: 'issued', result: { mark: '7' } });
    expect(await journal.state('table')).toBe(2);
    expect([await isFree(name), await isFree(document)]).toEqual([true, true]);
  });

  it.each([
    ['an error', new Error('no table'), 'no table'],
    ['a text', 'no table', 'no table'],
  ])('is recorded without states if they cannot be made, and tells why: %s', async (_, thrown, why) => {
    const { journal, failed } = await ending(({ end }) =>
      end('issued', { mark: '7' }, () => {
        throw thrown;
      }),
    );
    expect(failed).toBe(why);
    expect(await journal.row(name)).toMatchObject({ standing: 'issued' });
  });

  it('tells why it could not be recorded, and releases the rows', async () => {
    const { journal, core, isFree } = till();
    await held(journal);
    journal.end = stopped;
    await guarded(core, { ...work, settles: document }, async ({ end }) => {
      expect(await end('issued')).toBe('disk full');
    });
    expect([await isFree(name), await isFree(document)]).toEqual([true, true]);
  });

  it('does not release a row that the next one has taken meanwhile', async () => {
    const { journal, core } = till();
    const released: unknown[] = [];
    const { release } = journal;
    journal.release = (...given) => {
      released.push(given);
      return release.apply(journal, given);
    };
    await guarded(core, work, ({ end }) => end('unknown'));
    expect(released).toEqual([]);
  });
});

describe('another attempt for a row', () => {
  it('is counted, and renews the leases of both rows', async () => {
    const { journal, core, isFree } = till();
    await held(journal);
    await guarded(core, { ...work, settles: document }, async ({ begin }) => {
      core.clock.move(100_000);
      await begin({ ...request, body: '[1]' }, false, { table: 3 });
      expect(await journal.row(name)).toMatchObject({
        attempts: 2,
        request: { body: '[1]' },
        firstAttemptAt: START,
        lastAttemptAt: '2026-11-20T10:01:40.000Z',
      });
      expect(await journal.state('table')).toBe(3);
      const almost = '2026-11-20T10:03:39.999Z';
      expect([await isFree(name, almost), await isFree(document, almost)]).toEqual([false, false]);
      await begin(request, true);
      expect(await journal.row(name)).toMatchObject({ firstAttemptAt: '2026-11-20T10:01:40.000Z' });
    });
    expect([await isFree(name), await isFree(document)]).toEqual([true, true]);
  });

  it('does not begin if the journal cannot be written', async () => {
    const { journal, core } = till();
    journal.begin = stopped;
    await expect(guarded(core, work, ({ begin }) => begin(request, false))).rejects.toMatchObject({
      code: 'journal/not-written',
    });
  });
});

describe('a lease that has to outlive an attempt', () => {
  const outliving = async (moved: number, milliseconds: number) => {
    const made = till();
    await held(made.journal);
    await guarded(made.core, { ...work, settles: document }, async ({ mustOutlive }) => {
      made.core.clock.move(moved);
      await mustOutlive(milliseconds, { ...request, body: '[2]' });
    });
    return made.journal.row(name);
  };

  it.each([
    [0, 119_999, 1],
    [0, 120_000, 2],
    [90_000, 29_999, 1],
    [90_000, 30_000, 2],
    [600_000, 1, 2],
  ])('after %i ms, with an attempt of %i ms, makes it attempt %i', async (moved, milliseconds, attempts) => {
    expect(await outliving(moved, milliseconds)).toMatchObject({
      attempts,
      request: { body: attempts === 1 ? '[]' : '[2]' },
    });
  });

  it('is renewed for both rows, and released in the end', async () => {
    const { journal, core, isFree } = till();
    await held(journal);
    await guarded(core, { ...work, settles: document }, async ({ mustOutlive }) => {
      core.clock.move(100_000);
      await mustOutlive(30_000, request);
      const almost = '2026-11-20T10:03:39.999Z';
      expect([await isFree(name, almost), await isFree(document, almost)]).toEqual([false, false]);
      await mustOutlive(30_000, request);
      expect((await journal.row(name))?.attempts).toBe(2);
    });
    expect([await isFree(name), await isFree(document)]).toEqual([true, true]);
  });

  it('is lost if another process has taken the row over', async () => {
    const { journal, core } = till();
    await expect(
      guarded(core, work, async ({ mustOutlive }) => {
        core.clock.move(600_000);
        await journal.take({ ...name, lease: other, at: core.clock.now().toISOString(), request });
        await mustOutlive(30_000, request);
      }),
    ).rejects.toMatchObject({
      code: 'call/lease-lost',
      message: expect.stringContaining('11.1 A 101'),
      cause: { message: expect.stringContaining('no longer held') },
    });
  });
});

it.each([
  [new Error('disk full'), 'disk full'],
  ['disk full', 'disk full'],
])('a journal that fails with %o is the cause of an error', async (thrown, message) => {
  await expect(written(coreWith(), Promise.reject(thrown))).rejects.toMatchObject({
    code: 'journal/not-written',
    cause: { message },
  });
});

it('states of the caller with a name of the library stop the work before it begins, or are left out at its end', async () => {
  const { core, journal } = till();
  const states = { 'parastatiko call 1': 1 };
  let runs = 0;
  const begun = guarded(core, { ...work, states }, async () => {
    runs += 1;
  });
  await expect(begun).rejects.toMatchObject({ name: 'JournalError', code: 'journal/own-name' });
  expect([runs, await journal.row(name)]).toEqual([0, undefined]);
  const failed = await guarded(core, work, ({ end }) =>
    end('issued', { mark: '400001970000151' }, () => states),
  );
  expect(failed).toBe(
    'The state parastatiko call 1 has a name that belongs to the library. Choose a name that does not begin with "parastatiko ".',
  );
  expect(await journal.row(name)).toMatchObject({ standing: 'issued', result: { mark: '400001970000151' } });
  expect(await journal.state('parastatiko call 1')).toBeUndefined();
});
