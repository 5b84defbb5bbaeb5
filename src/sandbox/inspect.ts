import { centsToNumber } from '../money/index.js';
import type { Document, Issue } from '../types/index.js';
import { deadlineOf } from './provider/slips.js';
import { placeOf } from './state/documents.js';
import type { ChargeRow, DocumentRow } from './state/rows.js';
import type { World } from './world.js';

/** A charge at a terminal, in euros. */
export interface SandboxCharge {
  /** The index in `paymentMethods`; absent if the charge is for an older document. */
  readonly payment?: number;
  readonly transactionId: string;
  readonly amount: number;
  readonly tip: number;
  readonly type: 7 | 8;
  readonly at: string;
}

/** A document in the sandbox. */
export interface SandboxDocument {
  readonly uid: string;
  /** Absent while it is queued. */
  readonly mark?: string;
  readonly authenticationCode?: string;
  readonly cancellationMark?: string;
  /** With the described names, and without what the service drops. */
  readonly document: Document;
  /** The public-sector block, if the document came over the public-sector route. */
  readonly publicSector?: unknown;
  /** The paths of members that the service silently drops, such as misspelt ones. */
  readonly dropped: readonly string[];
  /** Issues other than errors that `validate` found. */
  readonly issues: readonly Issue[];
  /** In credits. */
  readonly cost: number;
  readonly charges: readonly SandboxCharge[];
  readonly insertedAt: string;
  /** The UID of the document that closed or cancelled this slip. */
  readonly closedBy?: string;
}

/** A document that is held for its payments. */
export interface SandboxHold {
  readonly uid: string;
  readonly document: Document;
  readonly heldAt: string;
  readonly signatures: readonly {
    readonly token: string;
    readonly expiresAt: string;
    /** In euros. */
    readonly balance: number;
  }[];
}

/** A table with its open slips. */
export interface SandboxTable {
  readonly tableAA: string;
  readonly vatNumber: string;
  readonly branch: number;
  readonly slips: readonly { readonly uid: string; readonly mark?: string; readonly deadline: string }[];
}

/** Every document, the oldest first. */
export const documentsIn = (world: World): SandboxDocument[] => [...world.documents.all()].map(shown);

function shown({
  house: _house,
  markedAt: _markedAt,
  cancelledAt: _cancelledAt,
  ...row
}: DocumentRow): SandboxDocument {
  return { ...row, cost: centsToNumber(row.cost), charges: row.charges.map(chargeOf) };
}

const chargeOf = ({ token: _token, amount, tip, ...charge }: ChargeRow): SandboxCharge => ({
  ...charge,
  amount: centsToNumber(amount),
  tip: centsToNumber(tip),
});

/** The documents that are waiting for payment. */
export const holdsIn = (world: World): SandboxHold[] =>
  [...world.state.holds.all()]
    .filter(({ uid }) => world.documents.byUid(uid) === undefined)
    .map(({ uid, document, heldAt, tokens }) => ({
      uid,
      document,
      heldAt,
      signatures: tokens.flatMap((token) => {
        const row = world.state.signatures.get(token);
        return row === undefined
          ? []
          : [{ token, expiresAt: row.expiresAt, balance: centsToNumber(row.balance) }];
      }),
    }));

/** The tables that have open slips. */
export function tablesIn(world: World): SandboxTable[] {
  const tables = new Map<string, SandboxTable>();
  for (const slip of world.documents.openSlips()) {
    const { issuer, invoiceHeader } = slip.document;
    const { vatNumber, branch } = issuer;
    const tableAA = invoiceHeader.tableAA?.toLowerCase() ?? '';
    const key = placeOf(slip) ?? '';
    const open = {
      uid: slip.uid,
      ...(slip.mark !== undefined && { mark: slip.mark }),
      deadline: deadlineOf(slip),
    };
    const slips = [...(tables.get(key)?.slips ?? []), open];
    tables.set(key, { tableAA, vatNumber, branch, slips });
  }
  return [...tables.values()];
}
