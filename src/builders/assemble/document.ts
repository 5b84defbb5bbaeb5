import type { Cents } from '../../money/index.js';
import type { LineTotals, Totals } from '../../totals/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import type { FactsRead, LineRead } from '../read/facts-read.js';
import { cancelledTableLines } from './cancelled-table.js';
import type { Draft } from './draft.js';
import { assembleHeader } from './header.js';
import { type Language, languageOf } from './labels.js';
import { assembleLine } from './line.js';
import { assemblePackaging } from './packaging.js';
import { assembleCounterpart, assembleIssuer } from './party.js';
import { assemblePayments } from './payments.js';
import { assemblePrint } from './print.js';
import { assembleSummary } from './summary.js';
import { assembleTaxes } from './taxes.js';

/** Assembles a document from facts, totals and settled payments: plain, frozen, with members in a fixed order. */
export function assembleDocument(read: FactsRead, totals: Totals, payments: readonly Cents[]): Document {
  const { facts, moves } = read;
  const language = languageOf(facts.print?.documentLanguageCode);
  const document: Draft<Document> = {};
  if (facts.transmissionFailure !== undefined) document.transmissionFailure = facts.transmissionFailure;
  document.issuer = assembleIssuer(facts.issuer, moves);
  if (facts.counterpart !== undefined) document.counterpart = assembleCounterpart(facts.counterpart, moves);
  document.invoiceHeader = assembleHeader(read, language);
  const paid = assemblePayments(facts.payments, payments);
  if (paid !== undefined) document.paymentMethods = paid;
  document.invoiceDetails = assembleLines(read, totals, language);
  const taxes = assembleTaxes(totals.taxes, language);
  if (taxes !== undefined) document.taxesTotals = taxes;
  document.invoiceSummary = assembleSummary(totals);
  const packages = assemblePackaging(facts.packages);
  if (packages !== undefined) document.packingsDeclarations = packages;
  document.providerAdditionalInvoiceDetails = assemblePrint(read, language);
  return Object.freeze(document) as Document;
}

function assembleLines(read: FactsRead, totals: Totals, language: Language): InvoiceLine[] {
  if (read.info.row.line === 'none') return cancelledTableLines;
  const lines: InvoiceLine[] = [];
  for (let index = 0; index < read.lines.length; index++) {
    const line = read.lines[index] as LineRead;
    lines.push(assembleLine(line, totals.lines[index] as LineTotals, index, language));
  }
  return Object.freeze(lines) as InvoiceLine[];
}
