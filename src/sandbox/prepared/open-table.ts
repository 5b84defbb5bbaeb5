import { openTable, type Table, type TableOpening, type TableOrder } from '../../flows/inside.js';
import type { IssuedDocument } from '../../types/index.js';
import { type Issuing, issueHere } from './issue-here.js';

/**
 * A table whose orders a sandbox issues.
 *
 * @example
 * const facts: SandboxTableFacts = {
 *   issuer: shop,
 *   series: 'ΔΠ',
 *   orders: [{ aa: '201', issueDate: '2026-11-20', lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24 }] }],
 * };
 */
export interface SandboxTableFacts extends TableOpening {
  /** The orders, one slip (8.6) each. */
  readonly orders: readonly TableOrder[];
}

/**
 * A table with open slips, as the start of a test.
 *
 * @example
 * const { table, slips }: OpenedTable = await sandbox.openTable(facts);
 */
export interface OpenedTable {
  /** The table of the flow: close it, cancel from it, or order more. */
  readonly table: Table;
  /** Each slip with its MARK and UID. */
  readonly slips: readonly IssuedDocument[];
}

/** Orders at a table, and issues each slip. */
export async function openTableHere(
  issuing: Omit<Issuing, 'skipSignature'>,
  { orders, ...opening }: SandboxTableFacts,
): Promise<OpenedTable> {
  const now = issuing.world.now();
  const slips: IssuedDocument[] = [];
  let table = openTable(opening);
  for (const order of orders) {
    const step = table.order(order, { now });
    const { response } = await issueHere({ ...issuing, skipSignature: true }, step.document);
    const { invoiceMark: mark, invoiceUid: uid } = response[0] ?? {};
    slips.push({ document: step.document, mark, uid });
    table = step.table.issued(step.document, {
      ...(mark !== undefined && { mark }),
      ...(uid !== undefined && { uid }),
      issuedAt: now,
    });
  }
  return { table, slips };
}
