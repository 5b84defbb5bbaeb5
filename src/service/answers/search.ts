import * as z from 'zod/mini';
import { decimal, integer, mark, text, uid } from './leaf.js';
import { answerList, answerRecord, type Others } from './record.js';

/**
 * A transmitted document. Source: service description, Transmitted document record.
 *
 * @example
 * const [found]: TransmittedDocument[] = await client.search(query).toArray({ limit: 1 });
 */
export interface TransmittedDocument extends Others {
  readonly uid?: string | undefined;
  /** Absent while the document has no MARK. */
  readonly mark?: string | undefined;
  readonly authenticationCode?: string | undefined;
  readonly issuer?:
    | { readonly vatNumber?: string | undefined; readonly branch?: number | undefined }
    | undefined;
  readonly counterpart?: { readonly vatNumber?: string | undefined } | undefined;
  readonly invoiceHeader?:
    | {
        readonly series?: string | undefined;
        readonly aa?: string | undefined;
        /** A date and time, unchanged. */
        readonly issueDate?: string | undefined;
        readonly invoiceType?: string | undefined;
      }
    | undefined;
  /** In euros. */
  readonly invoiceSummary?:
    | {
        readonly totalNetValue?: number | undefined;
        readonly totalVatAmount?: number | undefined;
        readonly totalGrossValue?: number | undefined;
      }
    | undefined;
  /** In credits. */
  readonly cost?: number | undefined;
  readonly pdfUrl?: string | undefined;
  readonly insertedDateTime?: string | undefined;
}

/** The answer to a search: one page. */
export interface SearchAnswer extends Others {
  readonly providerTransmittedDocs: readonly TransmittedDocument[];
  /** The description does not show its form. */
  readonly nextPageKey?: string | undefined;
}

const transmitted: z.ZodMiniType<TransmittedDocument> = answerRecord(
  {
    uid: uid(),
    mark: mark(),
    authenticationCode: text(),
    issuer: z.optional(answerRecord({ vatNumber: text(), branch: integer() })),
    counterpart: z.optional(answerRecord({ vatNumber: text() })),
    invoiceHeader: z.optional(
      answerRecord({ series: text(), aa: text(), issueDate: text(), invoiceType: text() }),
    ),
    invoiceSummary: z.optional(
      answerRecord({ totalNetValue: decimal(), totalVatAmount: decimal(), totalGrossValue: decimal() }),
    ),
    cost: decimal(),
    pdfUrl: text(),
    insertedDateTime: text(),
  },
  { AuthCode: 'authenticationCode', invoiceUid: 'uid', invoiceMark: 'mark' },
);

const answer: z.ZodMiniType<SearchAnswer> = answerRecord({
  providerTransmittedDocs: answerList(transmitted),
  nextPageKey: text(),
});

/** Reads a page of the search; `undefined` for an answer without a list of documents. */
export function readSearchAnswer(body: unknown): SearchAnswer | undefined {
  const read = z.safeParse(answer, Array.isArray(body) ? { providerTransmittedDocs: body } : body);
  return read.success && hasList(body) ? read.data : undefined;
}

const hasList = (body: unknown): boolean =>
  Array.isArray(body) ||
  (typeof body === 'object' &&
    body !== null &&
    Object.entries(body).some(
      ([name, value]) => name.toLowerCase() === 'providertransmitteddocs' && Array.isArray(value),
    ));
