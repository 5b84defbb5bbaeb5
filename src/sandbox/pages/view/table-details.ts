import { InvalidDocumentError } from '../../../builders/invalid-document-error.js';
import { toRequest } from '../../../builders/to-request.js';
import { issuerOf, RefusedStepError, tableFromOpenOrders } from '../../../flows/inside.js';
import { athensDate } from '../../../issues/inside.js';
import { sendInvoices } from '../../../sending/service/generated/calls.js';
import { branchOf, nextNumber } from '../../prepared/next-number.js';
import type { DocumentRow } from '../../state/rows.js';
import type { World } from '../../world.js';
import { slipsAt, tablesView } from './tables.js';
import type { CallToCopy, TableDetails } from './types.js';

/** A table with its open slips, and the call that cancels it as a whole. */
export function tableDetails(world: World, id: string): TableDetails | undefined {
  const line = tablesView(world).lines.find((each) => each.id === id);
  const slips = slipsAt(world, id);
  const [first] = slips;
  if (line === undefined || first === undefined) return undefined;
  return { line, house: first.house, call: cancellation(world, first, slips) };
}

/** A total cancellation needs no lines, so what the service knows of the table is enough for it. */
function cancellation(
  world: World,
  first: DocumentRow,
  slips: readonly DocumentRow[],
): CallToCopy | undefined {
  const now = world.now();
  const orders = slips.map(({ mark = '', uid }) => ({ mark, uid, quantityProducts: 0, totalNet: 0 }));
  const tableAA = first.document.invoiceHeader.tableAA ?? '';
  try {
    const { document } = tableFromOpenOrders({ issuer: issuerOf(first.document), tableAA, orders }).cancelAll(
      { ...nextNumber(world, branchOf(first), '8.6'), issueDate: athensDate(now) },
      { now },
    );
    const { method, path } = sendInvoices;
    return { method, path: `${path}?skipSignature=true`, body: toRequest([document]) };
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error) || InvalidDocumentError.isInvalidDocumentError(error))
      return undefined;
    throw error;
  }
}
