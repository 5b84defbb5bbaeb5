import * as z from 'zod/mini';
import type { Document } from '../../types/index.js';
import { storedDocument } from '../shared/state.js';
import type { Ledger } from './ledger.js';
import { isSound, ledgerMembers } from './state.js';

/**
 * A payment over a locked terminal, as plain JSON.
 *
 * @example
 * const state: PosPaymentState = session.toJSON();
 */
export interface PosPaymentState extends Ledger {
  readonly flow: 'pos-payment';
  readonly version: 1;
  readonly document: Document;
  readonly uid?: string | undefined;
  readonly mark?: string | undefined;
}

export const HEAD = { flow: 'pos-payment', version: 1 } as const;

export const stateShape: z.ZodMiniType<PosPaymentState> = z
  .strictObject({
    flow: z.literal(HEAD.flow),
    version: z.literal(HEAD.version),
    document: storedDocument(),
    uid: z.optional(z.string()),
    mark: z.optional(z.string().check(z.regex(/^[0-9]{1,20}$/))),
    ...ledgerMembers,
  })
  .check(
    z.refine(isSound, 'charges and signatures contradict each other'),
    z.refine(isOfDocument, 'a signature is for a payment that the document has not'),
  );

function isOfDocument({ document, signatures }: PosPaymentState): boolean {
  const payments = new Set(signatures.map(({ payment }) => payment));
  const count = document.paymentMethods?.length ?? 0;
  return payments.size === signatures.length && [...payments].every((payment) => payment < count);
}
