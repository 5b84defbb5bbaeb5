import type { Cents } from '../../money/index.js';
import type { Document, Issue } from '../../types/index.js';

/** A software house: the owner of a key. */
export interface HouseRow {
  readonly userId: string;
  readonly credits: Cents;
  /** The private key that signs its payments, in hexadecimal; absent in a state of before it had one. */
  readonly signingKey?: string;
}

/** A company for which a software house may issue. */
export interface ClientRow {
  readonly house: string;
  readonly vatNumber: string;
  readonly since: string;
}

export interface ChargeRow {
  /** The index in `paymentMethods`; absent if the charge is for an older document. */
  readonly payment?: number;
  readonly token: string;
  readonly transactionId: string;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly type: 7 | 8;
  readonly at: string;
}

/** A document that was accepted, either held for its payment or filed. */
export interface TakenDocument {
  readonly uid: string;
  readonly house: string;
  readonly document: Document;
  /** The public-sector block, if the document came over the public-sector route. */
  readonly publicSector?: unknown;
  /** The paths of members that the service does not know and silently drops. */
  readonly dropped: readonly string[];
  /** Issues other than errors that `validate` found. */
  readonly issues: readonly Issue[];
}

/** A document that was transmitted, or is waiting for transmission. */
export interface DocumentRow extends TakenDocument {
  /** Absent while the authority cannot be reached. */
  readonly mark?: string;
  readonly authenticationCode?: string;
  readonly cancellationMark?: string;
  readonly cancelledAt?: string;
  readonly insertedAt: string;
  /** When it received its MARK. */
  readonly markedAt?: string;
  readonly cost: Cents;
  readonly charges: readonly ChargeRow[];
  /** The UID of the document that closed or cancelled this slip. */
  readonly closedBy?: string;
}

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

/** An event scheduled for a given time. */
export interface DueRow {
  readonly at: string;
  readonly what: 'mark' | 'deliver' | 'review' | 'provision' | 'presume' | 'tap';
  /** The id of the row that it concerns. */
  readonly of: string;
}

/** State that lasts between calls. */
export interface MetaRow {
  /** How far the clock was moved, in milliseconds. */
  readonly offset: number;
  readonly random: number;
  readonly nextMark: number;
  readonly nextNumber: number;
}
