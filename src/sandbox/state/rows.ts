import type { Cents } from '../../money/index.js';
import type { Document, Issue } from '../../types/index.js';

/** A software house: the owner of a key. */
export interface HouseRow {
  readonly userId: string;
  readonly credits: Cents;
}

/** A company for which a software house may issue. */
export interface ClientRow {
  readonly house: string;
  readonly vatNumber: string;
  readonly since: string;
}

/** What was charged for a payment of a document. */
export interface ChargeRow {
  /** The index in `paymentMethods`; absent where an older document was paid. */
  readonly payment?: number;
  readonly token: string;
  readonly transactionId: string;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly type: 7 | 8;
  readonly at: string;
}

/** What a document is, whether it waits for a payment or is filed. */
export interface TakenDocument {
  readonly uid: string;
  readonly house: string;
  readonly document: Document;
  /** The block of the public sector, on its route. */
  readonly publicSector?: unknown;
  /** Members that the service does not know: it drops them without a word. */
  readonly dropped: readonly string[];
  /** What our rules found beside errors. */
  readonly issues: readonly Issue[];
}

/** A document that was transmitted, or waits to be. */
export interface DocumentRow extends TakenDocument {
  /** Absent while the authority cannot be reached. */
  readonly mark?: string;
  readonly authenticationCode?: string;
  readonly cancellationMark?: string;
  readonly cancelledAt?: string;
  readonly insertedAt: string;
  /** When its MARK was given. */
  readonly markedAt?: string;
  readonly cost: Cents;
  readonly charges: readonly ChargeRow[];
  /** The UID of the document that closed or cancelled this slip. */
  readonly closedBy?: string;
}

/** A document that is held for its payments. */
export interface HoldRow extends TakenDocument {
  readonly holdId: string;
  readonly heldAt: string;
  readonly tokens: readonly string[];
}

/** A signature: for a payment of a held document, or for an older document. */
export interface SignatureRow {
  readonly token: string;
  readonly data: string;
  readonly house: string;
  readonly uid: string;
  readonly issuerVatNumber: string;
  /** The hold that it belongs to; absent for an older document. */
  readonly holdId?: string;
  readonly payment?: number;
  readonly terminalId: string;
  readonly posNspId: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly balance: Cents;
}

/** Something that happens by itself at a moment. */
export interface DueRow {
  readonly at: string;
  readonly what: 'mark' | 'deliver' | 'review' | 'provision' | 'presume';
  /** The id of the row that it concerns. */
  readonly of: string;
}

/** What goes on between calls. */
export interface MetaRow {
  /** By how many milliseconds the clock was moved. */
  readonly offset: number;
  readonly random: number;
  readonly nextMark: number;
  readonly nextNumber: number;
}
