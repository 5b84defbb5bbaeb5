import { expect, it } from 'vitest';
import { caller, issueDate } from './setup.js';

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
