import * as z from 'zod';
import { readMark } from '../../../codes/inside.js';
import { boundMembers, onlyDocumentIn } from '../../../reading/inside.js';
import { documentIn } from '../../../sending/client/journal/inside.js';
import type { Document, IssuedDocument } from '../../../types/index.js';
import type { OperationContext } from './context.js';
import { OperationError } from './error.js';
import { operationTexts } from './generated/texts.js';
import { document, text } from './schemas.js';

/** An issued document, with its MARK; or its MARK alone, if it is in the journal. */
export const issuedDocument = z
  .looseObject({ document: document.optional(), mark: z.union([text, z.int()]).optional() })
  .meta({
    description:
      'An issued document: { document, text }. The MARK alone is enough if the journal has the document.',
  });

export type Given = z.infer<typeof issuedDocument>;

/** The documents, as flows take them. Those that are named by their MARK come from the journal. */
export const issuedDocuments = (
  given: readonly Given[],
  context: OperationContext,
): Promise<IssuedDocument[]> => Promise.all(given.map((each) => issuedOf(each, context)));

/** @throws OperationError if the journal does not have the document */
export async function issuedOf(
  given: Given,
  { journal, language }: OperationContext,
): Promise<IssuedDocument> {
  if (given.document !== undefined) return given as unknown as IssuedDocument;
  const mark = String(given.mark ?? '');
  for await (const row of journal?.rows({ operation: 'issue', mark }) ?? [])
    return { document: documentIn(row) as unknown as Document, mark };
  const what = operationTexts.issued.document[language];
  throw new OperationError('not-found', { what, name: `MARK ${mark}` }, language);
}

/** What tells documents apart in the key of a call: the MARK, or else the number. */
export function originOf({ document: given, mark }: Given): string {
  if (mark !== undefined) return String(mark);
  const { issuer, invoiceHeader } = boundMembers(onlyDocumentIn(given), 'issuer', 'invoiceHeader');
  const { vatNumber } = boundMembers(issuer, 'vatNumber');
  const { invoiceType, series, aa } = boundMembers(invoiceHeader, 'invoiceType', 'series', 'aa');
  return [vatNumber, invoiceType, series, aa].join(' ');
}

/** What else tells documents without a MARK apart: the branch and the date, as numbers may begin anew each year. */
export function datedOf({ document: given, mark }: Given): readonly unknown[] {
  if (mark !== undefined) return [];
  const { issuer, invoiceHeader } = boundMembers(onlyDocumentIn(given), 'issuer', 'invoiceHeader');
  return [boundMembers(issuer, 'branch').branch, boundMembers(invoiceHeader, 'issueDate').issueDate];
}

/** The MARKs of issued documents, once each. */
export const marksOf = (issued: readonly { readonly mark?: unknown }[]): readonly string[] => [
  ...new Set(
    issued.flatMap(({ mark }) => {
      const read = readMark(mark);
      return typeof read === 'object' ? [read.mark] : [];
    }),
  ),
];
