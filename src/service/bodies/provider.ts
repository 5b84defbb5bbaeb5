import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** The body of `CompletionPosInvoices`. Source: service description. */
export const posCompletionsBody = z
  .array(
    z.object({
      signatureToken: text,
      transactionId: text,
      paymentAmount: z.number().check(z.gt(0)),
      tipAmount: z.optional(z.number().check(z.minimum(0))),
      paymentType: z.optional(z.literal([7, 8])),
    }),
  )
  .check(z.minLength(1));

/** The body of `CancelDeliveryNote` and `CancelReceivingNote`. */
export const cancellationBody = z.object({
  mark: z.string().check(z.regex(/^[1-9][0-9]{0,19}$/)),
  entityVatNumber: text,
});
