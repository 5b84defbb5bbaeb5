import { expect, it } from 'vitest';
import { receipt, withService } from '../setup.js';

const at = withService();
const record = {
  issuer: { vatNumber: '800123456', branch: 0 },
  invoiceHeader: { invoiceType: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20' },
  invoiceSummary: { totalGrossValue: 12.4 },
};
const search = (...documents: readonly object[]) =>
  at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: documents });
const searches = () => at.service.count('RequestTransmittedDocs');

it('a queued document is searched for each half minute until it has a MARK', async () => {
  search({ ...record, mark: 0 });
  search({ ...record, mark: 0 });
  search({ ...record, mark: 7 });
  expect(await at.client().waitForMark(receipt())).toMatchObject({ kind: 'alreadyIssued', mark: '7' });
  expect(at.clock.waits).toEqual([30_000, 30_000]);
  expect(searches()).toBe(3);
});

it('another document under the number ends the wait', async () => {
  search({ ...record, mark: 7, invoiceSummary: { totalGrossValue: 5 } });
  expect(await at.client().waitForMark(receipt())).toMatchObject({ kind: 'refused', reason: 'numberTaken' });
  expect(at.clock.waits).toEqual([]);
});

it('the last outcome is returned when the time is over, which the last pause does not exceed', async () => {
  for (let time = 0; time < 4; time += 1) search({ ...record, mark: 0 });
  const outcome = await at.client().waitForMark(receipt(), { every: 40, atMost: 100 });
  expect(outcome).toMatchObject({ kind: 'queued' });
  expect(at.clock.waits).toEqual([40, 40, 20]);
  expect(searches()).toBe(4);
});

it('one search is made if there is no time, or the signal is aborted meanwhile', async () => {
  search({ ...record, mark: 0 });
  expect((await at.client().waitForMark(receipt(), { atMost: 0 })).kind).toBe('queued');
  expect(searches()).toBe(1);
  const controller = new AbortController();
  search({ ...record, mark: 0 });
  // The last call of a search reads the content of what it found.
  const hooks = {
    afterAttempt: ({ call }: { readonly call: string }) => {
      if (call === 'GetInvoice') controller.abort();
    },
  };
  const { signal } = controller;
  expect((await at.client({ hooks }).waitForMark(receipt(), { signal })).kind).toBe('queued');
  expect(at.clock.waits).toEqual([]);
});

it('a day is waited for if nothing else is said', async () => {
  for (let time = 0; time < 3; time += 1) search({ ...record, mark: 0 });
  expect((await at.client().waitForMark(receipt(), { every: 43_200_000 })).kind).toBe('queued');
  expect(at.clock.waits).toEqual([43_200_000, 43_200_000]);
});
