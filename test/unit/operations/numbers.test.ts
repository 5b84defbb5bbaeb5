import { expect, it } from 'vitest';
import { caller, facts, issueDate } from './setup.js';

const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' };

it('are reserved once for each key, then committed or burnt', async () => {
  const { call } = await caller();
  const input = { ...series, issueDate };
  const first = await call('numbers.reserve', input, 'sale 1');
  expect(first).toMatchObject({ ...series, aa: '1', issueDate });
  expect(await call('numbers.reserve', input, 'sale 1')).toEqual(first);
  const second = await call('numbers.reserve', input, 'sale 2');
  expect(second.aa).toBe('2');
  expect((await call('numbers.list', series)).open.map(({ aa }: { aa: string }) => aa)).toEqual(['1', '2']);
  await call('numbers.commit', { ticket: first, mark: '400001970000103' });
  await call('numbers.burn', { ticket: second, reason: 'abandoned' });
  expect(await call('numbers.list', series)).toMatchObject({
    open: [],
    burnt: [{ aa: '2', reason: 'abandoned' }],
  });
  // Repeated, both change nothing.
  await call('numbers.commit', { ticket: first, mark: '400001970000103' });
  await call('numbers.burn', { ticket: second, reason: 'abandoned' });
  expect(await call('numbers.list', series)).toMatchObject({ open: [], burnt: [{ aa: '2' }] });
});

it('of another document are refused', async () => {
  const { call } = await caller();
  const ticket = await call('numbers.reserve', { ...series, issueDate }, 'sale 1');
  await call('numbers.commit', { ticket, mark: '400001970000103' });
  const other = call('numbers.commit', { ticket, mark: '400001970000104' });
  await expect(other).rejects.toMatchObject({ name: 'RefusedStepError' });
});

it('are committed with the MARK of their own document alone, whatever became of it', async () => {
  const { call, sandbox } = await caller();
  const other = { mark: '400001970000104' };
  const reserved = async (sale: string) => await call('numbers.reserve', { ...series, issueDate }, sale);
  const ticket = await reserved('sale 1');
  const sale = await call('documents.issue', { facts: { ...facts, aa: ticket.aa } });
  await expect(call('numbers.commit', { ticket, ...other })).rejects.toMatchObject({
    code: 'number-of-other',
  });
  await call('numbers.commit', { ticket, mark: sale.outcome.mark });
  const lost = await reserved('sale 2');
  sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
  await call('documents.issue', { facts: { ...facts, aa: lost.aa } });
  await expect(call('numbers.commit', { ticket: lost, ...other })).rejects.toMatchObject({
    code: 'number-of-other',
  });
  // A document that was not sent leaves its number to another one.
  const free = await reserved('sale 3');
  sandbox.faults.add({ kind: 'rate-limited', call: 'SendInvoices' });
  await call('documents.issue', { facts: { ...facts, aa: free.aa } });
  expect(await call('numbers.commit', { ticket: free, ...other })).toEqual({ aa: free.aa });
});

it('of a series continue where another program stopped', async () => {
  const { call, journal } = await caller();
  expect(await call('numbers.continue', { ...series, aa: '158' })).toEqual({ next: '158' });
  expect(await call('numbers.continue', { ...series, aa: '158' })).toEqual({ next: '158' });
  expect((await call('numbers.reserve', { ...series, issueDate }, 'sale 1')).aa).toBe('158');
  expect(await call('numbers.continue', { ...series, aa: '12' })).toEqual({ next: '159' });
  await expect(call('numbers.continue', { ...series, aa: '0159' })).rejects.toMatchObject({
    issues: [{ rule: 'numbering/first-number', path: ['aa'] }],
  });
  expect(await journal.numbering.gaps()).toEqual([]);
});

it('that a document with a stated number has are not given to another document', async () => {
  const { call, sandbox } = await caller();
  const stated = await call('documents.issue', { facts: { ...facts, aa: '1' } }, 'stated');
  // The same total, so that the search would take one for the other.
  const next = await call('documents.issue', { facts: { ...facts, aa: 'next' } }, 'next');
  expect([stated.outcome.kind, next.outcome.kind]).toEqual(['issued', 'issued']);
  expect(next.outcome.mark).not.toBe(stated.outcome.mark);
  expect(sandbox.documents().map(({ document }) => document.invoiceHeader.aa)).toEqual(['1', '2']);
});
