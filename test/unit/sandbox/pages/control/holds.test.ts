import { describe, expect, it } from 'vitest';
import type { HoldDetails, HoldLine, Newest } from '../../../../../src/sandbox/pages/view/types.js';
import { cardReceipt, HOUR, withSandbox } from '../../setup.js';
import { sendOrder, shownAt } from '../orders.js';

const at = withSandbox();

/** A receipt held for 10.00 by card and 20.00 by instant payment, and what the page shows of it. */
async function held(): Promise<{ holdId: string; details: HoldDetails }> {
  await at.issue(cardReceipt(), false);
  const rows = at.sandbox.snapshot().filter(({ table }) => table === 'holds');
  const holdId = rows[0]?.id ?? '';
  return { holdId, details: (await shownAt<HoldDetails>(at, `holds/${holdId}`)).json };
}

const charged = ({ signatures }: HoldDetails) =>
  signatures.map(({ token, balance, type }, index) => ({
    token,
    amount: balance,
    type,
    transactionId: `00${index}`,
  }));

describe('a held payment on the page', () => {
  it('shows what each terminal has to charge', async () => {
    const { details } = await held();
    expect(details).toMatchObject({
      line: { isIssued: false },
      signatures: [
        { terminalId: '16000123', nsp: 'Viva', type: 7, balance: '10.00', isExpired: false },
        { terminalId: '16000123', nsp: 'Cardlink', type: 8, balance: '20.00', isExpired: false },
      ],
    });
  });

  it('is charged and completed, which issues the document', async () => {
    const { holdId, details } = await held();
    const [first, second] = charged(details);
    const charges = [{ ...first, tip: '1.50' }, second];
    const { status, json } = await sendOrder(at, `holds/${holdId}/complete`, { charges });
    const [document] = at.sandbox.documents();
    expect([status, json.uid]).toEqual([200, document?.uid]);
    expect(document?.charges).toMatchObject([
      { amount: 10, tip: 1.5, transactionId: '000', type: 7 },
      { amount: 20, tip: 0, transactionId: '001', type: 8 },
    ]);
    expect(at.sandbox.holds()).toEqual([]);
    expect(at.sandbox.calls().at(-1)).toMatchObject({ call: 'CompletionPosInvoices', status: 200 });
  });

  it('may be charged by one payment, of a type that the customer chose at the terminal', async () => {
    const { holdId, details } = await held();
    const [first] = charged(details);
    await sendOrder(at, `holds/${holdId}/complete`, { charges: [{ ...first, type: 8 }] });
    expect(at.sandbox.documents()[0]).toMatchObject({
      document: { paymentMethods: [{ type: 8 }, { type: 8 }] },
      charges: [{ amount: 10, type: 8 }],
    });
    expect((await shownAt<HoldDetails>(at, `holds/${holdId}`)).json).toMatchObject({
      line: { isIssued: true },
      signatures: [{ balance: '0.00' }, { balance: '20.00' }],
    });
  });

  it('stays in the list after a first charge, until it is charged in full or its signatures expire', async () => {
    const { holdId, details } = await held();
    const [first, second] = charged(details);
    const listed = async () => (await shownAt<Newest<HoldLine>>(at, 'list/holds?q=')).json;
    expect(await listed()).toMatchObject({
      lines: [{ isIssued: false, signatures: [{ balance: '10.00' }, { balance: '20.00' }] }],
    });
    await sendOrder(at, `holds/${holdId}/complete`, { charges: [{ ...first }] });
    expect(await listed()).toMatchObject({
      total: 1,
      lines: [{ holdId, isIssued: true, signatures: [{ balance: '20.00' }] }],
    });
    await sendOrder(at, `holds/${holdId}/complete`, { charges: [{ ...second }] });
    expect(await listed()).toEqual({ total: 0, lines: [] });
    expect(at.sandbox.documents()[0]?.charges).toMatchObject([{ amount: 10 }, { amount: 20 }]);

    await at.issue(cardReceipt('3'), false);
    const { lines } = await listed();
    const { json } = await shownAt<HoldDetails>(at, `holds/${lines[0]?.holdId}`);
    await sendOrder(at, `holds/${lines[0]?.holdId}/complete`, { charges: [charged(json)[0]] });
    expect((await listed()).total).toBe(1);
    await at.sandbox.advance(25 * HOUR);
    expect((await listed()).total).toBe(0);
  });

  it('is not charged above its balance, after its expiry, or without a transaction', async () => {
    const { holdId, details } = await held();
    const [first] = charged(details);
    const complete = (charge: object) => sendOrder(at, `holds/${holdId}/complete`, { charges: [charge] });
    expect(await complete({ ...first, amount: '10.01' })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('10.00') },
    });
    expect(await complete({ ...first, transactionId: ' ' })).toMatchObject({ status: 409 });
    expect(await complete({ ...first, type: 3 })).toMatchObject({ status: 400 });
    await at.sandbox.advance(25 * HOUR);
    expect(await complete({ ...first })).toMatchObject({ status: 409 });
    expect(at.sandbox.documents()).toEqual([]);
  });
});
