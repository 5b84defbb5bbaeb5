import { describe, expect, it } from 'vitest';
import type { CallLine, DocumentLine, Newest } from '../../../../../src/sandbox/pages/view/types.js';
import { cardReceipt, deliveryNote, orderSlip, receipt, salesInvoice, withSandbox } from '../../setup.js';
import { shownAt } from '../orders.js';

const at = withSandbox();

const documents = async (query: string) =>
  (await shownAt<Newest<DocumentLine>>(at, `list/documents?${query}`)).json;
const numbers = async (query: string) => (await documents(query)).lines.map(({ number }) => number);
const calls = async (query: string) => (await shownAt<Newest<CallLine>>(at, `list/calls?${query}`)).json;

describe('a search of documents', () => {
  it('finds a number, a MARK, a company, an amount or an item, in any case and without accents', async () => {
    const { invoiceMark } = await at.issued(receipt('775'));
    await at.issued(salesInvoice);
    await at.issued(orderSlip);
    expect(await numbers(new URLSearchParams({ q: 'λα 775' }).toString())).toEqual(['ΛΑ 775']);
    expect(await numbers(`q=${invoiceMark}`)).toEqual(['ΛΑ 775']);
    expect(await numbers('q=30.00')).toEqual(['ΛΑ 775']);
    expect(await numbers(new URLSearchParams({ q: 'καφες γλυκο' }).toString())).toEqual(['ΔΠ 201']);
    expect(await numbers(`q=${salesInvoice.counterpart?.vatNumber}`)).toEqual(['A 101']);
    expect(await numbers(new URLSearchParams({ q: 'αυλη 775' }).toString())).toEqual(['ΛΑ 775']);
    expect(await documents('q=nothing')).toEqual({ total: 0, lines: [] });
  });

  it('filters by type, state and date, and all filters count', async () => {
    at.sandbox.faults.add({ kind: 'offline' });
    await at.issue(receipt('1'));
    await at.issued({ ...receipt('2'), vehicleNumer: 'X' });
    await at.issued(deliveryNote);
    expect(await numbers('state=queued')).toEqual(['ΛΑ 1']);
    expect(await numbers('state=dropped')).toEqual(['ΛΑ 2']);
    expect(await numbers('type=9.3')).toEqual([
      `${deliveryNote.invoiceHeader.series} ${deliveryNote.invoiceHeader.aa}`,
    ]);
    expect(await numbers('type=11.1&state=filed')).toEqual(['ΛΑ 2']);
    expect(await numbers('from=2026-11-20&to=2026-11-20')).toHaveLength(3);
    expect(await numbers('from=2026-11-21')).toEqual([]);
  });

  it('has pages of 100 over all documents, the newest first', async () => {
    for (let aa = 1; aa <= 203; aa += 1) await at.issued(receipt(String(aa)));
    const [first, third, fourth] = await Promise.all([
      documents(''),
      documents('page=3'),
      documents('page=4'),
    ]);
    expect(first.total).toBe(203);
    expect([first.lines.length, first.lines[0]?.number]).toEqual([100, 'ΛΑ 203']);
    expect(third.lines.map(({ number }) => number)).toEqual(['ΛΑ 3', 'ΛΑ 2', 'ΛΑ 1']);
    expect(fourth).toEqual({ total: 203, lines: [] });
    expect((await documents('page=0')).lines).toHaveLength(100);
  });
});

describe('a search of calls', () => {
  it('finds what a body has, and calls that were refused, hit by a fault, or sent members that are dropped', async () => {
    await at.issue({ ...receipt('1'), vehicleNumer: 'X' });
    await at.issue(receipt('1'));
    at.sandbox.faults.add({ kind: 'error-after' });
    await at.issue(cardReceipt('2'), false);
    await at.get('/Provider/GetCreditsBalance');
    const ids = async (query: string) => (await calls(query)).lines.map(({ id }) => id);
    expect(await ids('q=vehicleNumer')).toEqual([1]);
    expect(await ids('state=dropped')).toEqual([1]);
    expect(await ids('state=refused')).toEqual([3, 2]);
    expect(await ids('state=fault')).toEqual([3]);
    expect(await ids('state=answered&call=SendInvoices')).toEqual([1]);
    expect(await ids('state=else')).toEqual([]);
  });
});

it('a list that cannot be searched is not found', async () => {
  expect((await shownAt(at, 'list/houses')).status).toBe(404);
  expect((await shownAt(at, 'list/constructor')).status).toBe(404);
});
