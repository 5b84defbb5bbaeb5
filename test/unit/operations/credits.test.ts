import { describe, expect, it } from 'vitest';
import { caller, facts, issueDate, rulesOf } from './setup.js';

const credit = (quantity: number) => ({
  series: 'Π',
  aa: 'next',
  issueDate,
  lines: [{ line: 1, quantity }],
  payments: [{ type: 3, amount: 'rest' }],
});

describe('a credit', () => {
  it('of a receipt in the journal needs its MARK alone', async () => {
    const { call, sandbox } = await caller();
    const sale = await call('documents.issue', { facts });
    const original = { mark: sale.outcome.mark };
    const input = { original, facts: credit(1) };
    const first = await call('credits.issue', input, 'credit 1');
    expect(first.outcome.kind).toBe('issued');
    expect(first.document.invoiceHeader).toMatchObject({ invoiceType: '11.4', series: 'Π', aa: '1' });
    // One of two coffees at 3.50.
    expect(first.document.invoiceSummary.totalGrossValue).toBe(3.5);
    expect(first.remaining).toMatchObject({ totalGrossValue: 3.5, isSettled: false });
    expect(await call('credits.issue', input, 'credit 1')).toEqual(first);
    expect(sandbox.documents()).toHaveLength(2);
  });

  it('counts the earlier ones, and refuses more than is left', async () => {
    const { call, journal } = await caller();
    const sale = await call('documents.issue', { facts });
    const original = { document: sale.document, mark: sale.outcome.mark };
    const first = await call('credits.issue', { original, facts: credit(1) }, 'credit 1');
    const earlier = [{ mark: first.outcome.mark }];
    const { lines, totalGrossValue } = await call('credits.remaining', { original, earlier });
    expect([lines[0].quantity, totalGrossValue]).toEqual([1, 3.5]);
    const tooMuch = call('credits.issue', { original, earlier, facts: credit(2) }, 'credit 2');
    expect(await rulesOf(tooMuch)).toEqual(['credit/above-quantity']);
    // The refused call took no number.
    expect(await journal.numbering.open()).toEqual([]);
    const rest = await call('credits.issue', { original, earlier, facts: credit(1) }, 'credit 2');
    expect([rest.document.invoiceHeader.aa, rest.remaining.isSettled]).toEqual(['2', true]);
  });

  it('of a MARK that the journal does not have is refused', async () => {
    const { call } = await caller();
    const unknown = call('credits.issue', { original: { mark: '400001970000999' }, facts: credit(1) }, 'k');
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
  });
});
