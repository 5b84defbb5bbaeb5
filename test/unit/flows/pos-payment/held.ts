import { card, cash, instantPayment, retailReceipt } from '../../../../src/builders/index.js';
import { type HeldForPos, holdPosPayment, type PosPayment } from '../../../../src/flows/index.js';
import type { Document, PosSignature } from '../../../../src/types/index.js';
import { shop } from '../../builders/parties.js';

export const UID = 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357';
export const OTHER_UID = '0123456789ABCDEF0123456789ABCDEF01234567';
export const MARK = '400001970000109';

/** Five past ten in Greece. */
export const NOON = new Date('2026-11-20T10:05:00Z');

const terminal = { terminalId: '16000123', posNspId: 2 };

/** 62.00 in all: 12.00 in cash, 20.00 by card, 30.00 by instant payment. */
export const receipt: Document = retailReceipt({
  issuer: shop,
  series: 'A',
  aa: '101',
  issueDate: '2026-11-20',
})
  .line({ gross: '62.00', vat: 24, income: 'goods' })
  .payment(cash('12.00'))
  .payment(card({ amount: '20.00', ...terminal }))
  .payment(instantPayment({ amount: '30.00', terminalId: '16000777', posNspId: 3 }))
  .build({ skipSignature: false });

/** Tokens as the NSPs want them: hex, and base64 with all that a careless hand would change. */
export const HEX = '9f2C00aB';
export const BASE64 = 'q/+9==';

export const twenty: PosSignature = {
  token: HEX,
  data: 'MTIz\nNDU2 ==',
  createdDate: '2026-11-20T10:00:00Z',
  expiryDate: '2026-11-21T10:00:00Z',
  isExpired: false,
  paymentBalance: 20,
  issuerVatNumber: '123456783',
};

export const thirty: PosSignature = { ...twenty, token: BASE64, paymentBalance: 30 };

export const answer = { providerSignature: [{ invoiceUid: UID, signatures: [twenty, thirty] }] };

export const held: HeldForPos = { document: receipt, answer };

export const session = (): PosPayment => holdPosPayment(held);

/** The same document with other payments: amounts by card that make up 62.00. */
export const paidBy = (...amounts: string[]): Document => {
  const opened = retailReceipt({ issuer: shop, series: 'A', aa: '102', issueDate: '2026-11-20' }).line({
    gross: '62.00',
    vat: 24,
    income: 'goods',
  });
  const [first = '62.00', ...others] = amounts;
  let draft = opened.payment(card({ amount: first, ...terminal }));
  for (const amount of others) draft = draft.payment(card({ amount, ...terminal }));
  return draft.build({ skipSignature: false });
};

/** An answer with signatures of these balances, named t0, t1 … */
export const signedFor = (...balances: number[]) => ({
  providerSignature: [
    {
      invoiceUid: UID,
      signatures: balances.map((paymentBalance, index) => ({
        ...twenty,
        token: `t${index}`,
        paymentBalance,
      })),
    },
  ],
});
