import { expect, it } from 'vitest';
import { memoryNumbering } from '../../../../src/flows/numbering/memory.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { listOf, receipt, withService } from '../setup.js';
import { journalContract } from './contract.js';

journalContract('memoryJournal', () => memoryJournal());

const at = withService();

it('memoryJournal removes settled documents if an option says so', async () => {
  const journal = memoryJournal({ keep: 'unsettled' });
  const client = at.client({ journal });
  await client.issue(receipt('1'));
  at.service.fail('SendInvoices', 'error-before');
  await client.issue(receipt('2'));
  expect((await listOf(journal.rows())).map(({ standing }) => standing)).toEqual(['unknown']);
});

it('memoryJournal keeps what an option says it keeps, until it is settled', async () => {
  const journal = memoryJournal({ keep: 'unsettled' });
  const request = { call: 'SendInvoices', query: {}, body: '', about: {} };
  const standings = ['unknown', 'queued', 'not-sent', 'held', 'issued', 'cancelled', 'refused'] as const;
  for (const standing of standings) {
    const lease = { holder: 'x', run: 'x', id: standing, until: '2026-11-20T10:02:00.000Z' };
    const name = { operation: 'issue', key: standing } as const;
    await journal.take({ ...name, lease, at: '2026-11-20T10:00:00.000Z', request });
    await journal.end({ ...name, lease, standing });
    expect(await journal.row(name)).toEqual(
      ['issued', 'cancelled', 'refused'].includes(standing)
        ? undefined
        : expect.objectContaining({ standing }),
    );
    // A row that was dropped is new again, for the same lease too.
    const taken = await journal.take({ ...name, lease, at: '2026-11-20T10:00:00.000Z', request });
    expect(taken.taken).toBe((await journal.row(name))?.standing === 'sending' ? 'new' : 'row');
  }
});

it('memoryJournal gives a lease away from the moment at which it ends', async () => {
  const journal = memoryJournal();
  const request = { call: 'SendInvoices', query: {}, body: '', about: {} };
  const name = { operation: 'issue', key: 'a' } as const;
  const until = '2026-11-20T10:02:00.000Z';
  const [lease, other] = ['a', 'b'].map((id) => ({ holder: id, run: id, id, until }));
  if (lease === undefined || other === undefined) throw new Error('two leases');
  await journal.take({ ...name, lease, at: '2026-11-20T10:00:00.000Z', request });
  const at = '2026-11-20T10:01:59.999Z';
  expect((await journal.take({ ...name, lease: other, at, request })).taken).toBe('leased');
  expect((await journal.take({ ...name, lease: other, at: until, request })).taken).toBe('row');
});

it('memoryJournal lists rows and states as they were when it began, without those removed since', async () => {
  const journal = memoryJournal();
  await journal.saveStates({ a: 1, b: 2, c: 3 });
  const names: string[] = [];
  for await (const { name } of journal.states()) {
    names.push(name);
    await journal.saveStates({ b: undefined });
  }
  expect(names).toEqual(['a', 'c']);
});

const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;

it('memoryJournal refuses unknown options, and takes the numbering that it is given', async () => {
  expect(() => memoryJournal({ kep: 'all' } as never)).toThrow('kep');
  const numbering = memoryNumbering();
  await memoryJournal({ numbering }).numbering.reserve(series);
  expect(await numbering.open()).toMatchObject([{ aa: '1' }]);
});
