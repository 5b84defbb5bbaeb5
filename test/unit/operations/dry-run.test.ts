import { describe, expect, it } from 'vitest';
import { operations } from '../../../src/tools/operations/index.js';
import { caller, customer, facts, issueDate, issuer } from './setup.js';

type Called = Awaited<ReturnType<typeof caller>>;
type Json = ReturnType<typeof JSON.parse>;

const SERIES = [
  ['8.6', 'OS'],
  ['11.1', 'R'],
  ['11.1', 'A'],
] as const;

/** Everything that a call could leave behind. */
async function traces({ journal, sandbox }: Called): Promise<string> {
  const kept: unknown[] = [];
  for await (const state of journal.states({})) kept.push(state);
  for await (const row of journal.rows({})) kept.push(row);
  for (const [invoiceType, series] of SERIES)
    kept.push(await journal.numbering.open({ vatNumber: issuer.vatNumber, branch: 0, invoiceType, series }));
  return JSON.stringify([kept, sandbox.documents(), sandbox.snapshot()]);
}

/** The documents of an answer, in their order. */
const documentsOf = ({ document, order, cancellation }: Json): unknown[] =>
  [document, order?.document, cancellation?.document].filter((each) => each !== undefined);

/** Makes a call as a dry run, and then for real. */
async function both(called: Called, id: string, input: object, key?: string) {
  const before = await traces(called);
  const dry = await called.call(id, { ...input, dryRun: true }, key);
  expect(await traces(called)).toBe(before);
  expect(dry.dryRun).toBe(true);
  const real = await called.call(id, input, key);
  expect(real.dryRun).toBeUndefined();
  expect(documentsOf(dry)).toEqual(documentsOf(real));
  expect(dry.issues).toEqual(real.issues);
  return { dry, real };
}

const item = (description: string, unitPriceWithVat: string) => ({
  description,
  quantity: 2,
  unit: 1,
  unitPriceWithVat,
  vat: 24,
});

describe('a dry run', () => {
  it('shows what each call of an evening would do, and leaves no trace', async () => {
    const called = await caller();
    const opening = { issuer, series: 'OS' };
    const opened = await both(called, 'tables.open', { table: '7', opening }, 'o7');
    expect(opened.dry).toMatchObject({ table: '7', status: 'empty' });
    await called.call('tables.open', { table: '8', opening }, 'o8');
    const slip = { aa: 'next', issueDate };
    const order = { table: '7', facts: { ...slip, lines: [item('Καφές', '3.50'), item('Τοστ', '5.00')] } };
    const ordered = await both(called, 'tables.order', order, 'k1');
    expect(ordered.dry).toMatchObject({
      document: { invoiceHeader: { invoiceType: '8.6', aa: '1' } },
      outcome: { kind: 'dryRun' },
      table: { table: '7', pending: [{ invoiceHeader: { aa: '1' } }] },
    });
    expect(ordered.real.outcome.kind).toBe('issued');
    const twice = { order: slip, cancellation: slip };
    const discount = { table: '7', facts: { percent: 10, ...twice } };
    expect((await both(called, 'tables.discount', discount, 'k2')).dry.cancellation.outcome).toEqual({
      kind: 'dryRun',
    });
    const move = { table: '7', to: '8', facts: { ...twice, lines: [{ description: 'Καφές', quantity: 1 }] } };
    await both(called, 'tables.move', move, 'k3');
    const closing = {
      type: '11.1',
      series: 'R',
      ...slip,
      income: 'goods',
      payments: [{ type: 3, amount: 'rest' }],
    };
    const page = { form: 'html', language: ['en'] };
    const closed = await both(called, 'tables.close', { table: '7', facts: closing, page }, 'k4');
    // A page of what is not issued says that it is a draft.
    expect(closed.dry.page.text).toMatch(/draft/i);
    expect(closed.real.page.text).not.toMatch(/draft/i);
    expect(closed.dry.table.status).not.toBe('ended');
  });

  it('shows sales, credits, notes and numbers, with or without a key', async () => {
    const called = await caller();
    const sale = await both(called, 'documents.issue', { facts: { ...facts, aa: 'next' } }, 'sale');
    const bare = await called.call('documents.issue', { facts: { ...facts, aa: 'next' }, dryRun: true });
    expect(bare.document.invoiceHeader.aa).toBe('2');
    const credit = {
      original: { mark: sale.real.outcome.mark },
      facts: {
        series: 'ΠΛ',
        aa: '1',
        issueDate,
        lines: [{ line: 1, quantity: 1 }],
        payments: [{ type: 3, amount: 'rest' }],
      },
    };
    const credited = await both(called, 'credits.issue', credit);
    expect(credited.dry.remaining.totalGrossValue).toBe(3.5);
    const series = { vatNumber: issuer.vatNumber, branch: 0, invoiceType: '11.1', series: 'A', issueDate };
    const reserved = await both(called, 'numbers.reserve', series, 'n');
    expect([reserved.dry.aa, reserved.real.aa]).toEqual(['2', '2']);
  });

  it('is refused where its call would be', async () => {
    const called = await caller();
    const before = await traces(called);
    const refused = async (id: string, input: object): Promise<unknown> =>
      await called.call(id, { ...input, dryRun: true }).catch((error: unknown) => Object(error).code);
    const noLines = { ...facts, aa: 'next', lines: [] };
    expect(await refused('documents.issue', { facts: noLines })).toBe('invalid-document');
    expect(await refused('tables.order', { table: '7', facts: { aa: 'next', issueDate, lines: [] } })).toBe(
      'not-found',
    );
    expect(await refused('payments.complete', { payment: 'none' })).toBe('not-found');
    const { document } = await called.call('documents.build', { facts });
    const of = { ...document, invoiceHeader: { ...document.invoiceHeader, issueDate: '2026-11-18' } };
    expect(await called.call('documents.issue', { document: of, dryRun: true })).toMatchObject({
      outcome: { kind: 'refused', reason: 'tooLate' },
      dryRun: true,
    });
    expect(await traces(called)).toBe(before);
  });

  it('of a cancellation is refused where its call would be, and sends nothing', async () => {
    const called = await caller();
    const address = { street: 'Ερμού', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
    const party = { name: 'Μανάβικο', address };
    const note = {
      ...{ type: '9.3', series: 'ΔΑ', aa: '1', issueDate, dispatchDate: issueDate, dispatchTime: '13:00:00' },
      ...{ issuer: { ...issuer, ...party }, counterpart: { ...issuer, ...party, vatNumber: customer } },
      ...{ movePurpose: 1, loadingAddress: address, deliveryAddress: address },
      lines: [{ description: 'Ελαιόλαδο', quantity: 24, unit: 1 }],
    };
    const sent = await called.call('documents.issue', { facts: note }, 'note');
    const sale = await called.call('documents.issue', { facts }, 'sale');
    const refused = async (given: object): Promise<readonly unknown[]> => {
      const input = { note: given };
      const errors = [input, { ...input, dryRun: true }].map((each) =>
        called
          .call('notes.cancel', each, 'wrong')
          .catch((error: Error) => [Object(error).code, error.message]),
      );
      const [real, dry] = await Promise.all(errors);
      expect(dry).toEqual(real);
      return dry;
    };
    expect((await refused({ mark: sale.outcome.mark }))[0]).toBe('call/not-a-note');
    expect((await refused({ document: sent.document, mark: 'x' }))[0]).toBe('call/value');
    expect((await refused({ mark: '400009999999999' }))[0]).toBe('not-found');
    const input = { note: { mark: sent.outcome.mark } };
    const { dry, real } = await both(called, 'notes.cancel', input);
    expect([dry.outcome, real.outcome.kind]).toEqual([{ kind: 'dryRun' }, 'cancelled']);
    expect(await called.call('notes.cancel', { ...input, dryRun: true })).toEqual({ ...real, dryRun: true });
    const elsewhere = await called.call('notes.cancel', { ...input, dryRun: true }, 'another');
    expect(elsewhere.outcome).toEqual((await called.call('notes.cancel', input, 'another')).outcome);
    expect(elsewhere.outcome.kind).toBe('alreadyCancelled');
    const other = called.call('notes.cancel', { note: { mark: '1' }, dryRun: true }, 'another');
    await expect(other).rejects.toMatchObject({ code: 'key-reused' });
  });

  it('answers with the outcome of a call that was made', async () => {
    const called = await caller();
    const { real } = await both(called, 'documents.issue', { facts }, 'sale');
    const again = await called.call('documents.issue', { facts, dryRun: true }, 'sale');
    expect(again).toEqual({ ...real, dryRun: true });
    const other = await called.call('documents.issue', { facts, dryRun: true }, 'another key');
    expect(other.outcome).toMatchObject({ kind: 'alreadyIssued', mark: real.outcome.mark });
  });

  it('is offered by every call that files a document', () => {
    const offering = operations.filter(({ input }) =>
      input.safeParse({ dryRun: 1 }).error?.issues.some(({ path }) => path[0] === 'dryRun'),
    );
    const others = ['onboarding.', 'webhooks.'];
    const filing = operations.filter(
      ({ id, changes }) => changes && !others.some((name) => id.startsWith(name)),
    );
    expect(offering.map(({ id }) => id)).toEqual(filing.map(({ id }) => id));
  });
});
