import * as z from 'zod/mini';
import { type AnswerError, errorsOfEntry } from '../../rules/authority/answer-errors.js';
import type { PosSignature, ProviderSignature } from '../../types/pos.js';
import { decimal, flag, mark, text, uid } from './leaf.js';
import { answerList, answerRecord, type Others } from './record.js';

/** One entry of the answer to issuing, completing or cancelling. Source: observed behaviour, Issuing: answer. */
export interface AnswerEntry extends Others {
  /** `Success`, `Offline`, `ValidationError`, `XMLSyntaxError`, `TechnicalError`. */
  readonly statusCode?: string | undefined;
  readonly invoiceUid?: string | undefined;
  readonly invoiceMark?: string | undefined;
  readonly authenticationCode?: string | undefined;
  readonly cancellationMark?: string | undefined;
  /** Link to the provider's copy. */
  readonly qrUrl?: string | undefined;
  /** Link to the authority's check page. */
  readonly aadeQrUrl?: string | undefined;
  readonly invoiceUrl?: string | undefined;
  readonly credits?: number | undefined;
  readonly errors: readonly AnswerError[];
  readonly providerSignature?: readonly ProviderSignature[] | undefined;
}

/** The answer to issuing, completing or cancelling. */
export interface IssuanceAnswer extends Others {
  readonly response: readonly AnswerEntry[];
  /** The signatures of held documents, from both places where they were observed. */
  readonly providerSignature: readonly ProviderSignature[];
}

/** A signature of a payment. Source: service description, POS signature object. */
export const posSignature: z.ZodMiniType<PosSignature & Others> = answerRecord({
  token: text(),
  data: text(),
  createdDate: text(),
  expiryDate: text(),
  isExpired: flag(),
  paymentBalance: decimal(),
  issuerVatNumber: text(),
});

const providerSignature: z.ZodMiniType<ProviderSignature & Others> = answerRecord({
  invoiceUid: uid(),
  signatures: answerList(posSignature),
});

const errors = z.pipe(z.unknown(), z.transform(errorsOfEntry));

const entry: z.ZodMiniType<AnswerEntry> = answerRecord(
  {
    statusCode: text(),
    invoiceUid: uid(),
    invoiceMark: mark(),
    authenticationCode: text(),
    cancellationMark: mark(),
    qrUrl: text(),
    aadeQrUrl: text(),
    invoiceUrl: text(),
    credits: decimal(),
    errors: z._default(errors, []),
    providerSignature: z.optional(answerList(providerSignature)),
  },
  { AuthCode: 'authenticationCode', uid: 'invoiceUid', mark: 'invoiceMark' },
);

const answer: z.ZodMiniType<IssuanceAnswer> = answerRecord({
  response: z._default(answerList(entry), []),
  providerSignature: z._default(answerList(providerSignature), []),
});

/** Reads the answer to issuing, completing or cancelling. Accepts any value. */
export function readIssuanceAnswer(body: unknown): IssuanceAnswer {
  const read = z.parse(answer, body);
  const within = read.response.flatMap((each) =>
    (each.providerSignature ?? []).map((signature) =>
      signature.invoiceUid === undefined ? { ...signature, invoiceUid: each.invoiceUid } : signature,
    ),
  );
  const providerSignature = [...read.providerSignature, ...within].filter(
    ({ signatures }) => signatures.length > 0,
  );
  return { ...read, providerSignature };
}
