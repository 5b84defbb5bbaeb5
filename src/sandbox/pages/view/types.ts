import type {
  HistoryEntry,
  ProviderStatement,
  Provisioning,
} from '../../../sending/service/generated/types.js';
import type { Document, Issue, PosCompletion } from '../../../types/index.js';
import type { Both } from '../../../types/language.js';
import type { Fault } from '../../faults/fault.js';
import type { JournalEntry } from '../../http/journal.js';
import type { SandboxMail } from '../../mails.js';
import type { TerminalChargeRow } from '../../state/terminal-rows.js';
import type { SandboxTerminalState } from '../../terminals/by-hand.js';

/** What the live page shows, section by section, as its server sends it. Amounts are texts with two decimals. */
export interface View {
  readonly clock: { readonly now: string };
  readonly calls: Newest<CallLine>;
  readonly documents: Newest<DocumentLine>;
  readonly tables: Newest<TableLine>;
  readonly holds: Newest<HoldLine>;
  readonly terminals: TerminalsView;
  readonly requests: Newest<RequestLine>;
  readonly deliveries: Newest<DeliveryLine>;
  readonly endpoints: readonly EndpointLine[];
  readonly mails: Newest<SandboxMail>;
  readonly today: TodayView;
  readonly faults: readonly FaultLine[];
  readonly houses: readonly HouseLine[];
  /** The names of companies, by their VAT numbers. */
  readonly names: Readonly<Record<string, string>>;
  readonly about: About;
}

/** The newest rows of a list, the newest first. */
export interface Newest<Line> {
  readonly total: number;
  readonly lines: readonly Line[];
}

/** What identifies a document, whether it is filed or held. */
export interface DocumentName {
  readonly uid: string;
  readonly type: string;
  readonly typeName: Both;
  /** Series and number. */
  readonly number: string;
  readonly vatNumber: string;
  readonly gross: string;
  readonly currency: string;
}

export interface DocumentLine extends DocumentName {
  readonly mark?: string;
  readonly state: 'filed' | 'queued' | 'cancelled';
  /** The document that closed or cancelled this slip. */
  readonly closedBy?: string;
  readonly insertedAt: string;
  readonly issues: number;
  readonly dropped: number;
}

/** A document that this one refers to, or that refers to it. */
export interface LinkedDocument {
  /** The MARK or UID that the link states. */
  readonly link: string;
  readonly how: 'names' | 'namedBy' | 'closedBy';
  readonly document?: DocumentLine;
}

export interface DocumentDetails {
  readonly line: DocumentLine;
  readonly authenticationCode?: string;
  readonly cancellationMark?: string;
  readonly house: string;
  readonly cost: string;
  readonly document: Document;
  readonly publicSector?: unknown;
  readonly dropped: readonly string[];
  readonly issues: readonly Pick<Issue, 'rule' | 'severity' | 'path' | 'message' | 'authorityCode'>[];
  readonly charges: readonly ChargeLine[];
  readonly links: readonly LinkedDocument[];
}

export interface ChargeLine {
  readonly transactionId: string;
  readonly amount: string;
  readonly tip: string;
  readonly type: 7 | 8;
  readonly at: string;
}

export interface TableLine {
  /** Unique among all companies. */
  readonly id: string;
  readonly table: string;
  readonly vatNumber: string;
  readonly branch: number;
  /** What was ordered and not cancelled, with VAT. */
  readonly left: string;
  readonly currency: string;
  readonly slips: readonly (DocumentLine & { readonly deadline: string; readonly cancels: boolean })[];
}

/** A call that a till can make next, for the page to show. */
export interface CallToCopy {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: unknown;
}

/** A table with the call that cancels it. */
export interface TableDetails {
  readonly line: TableLine;
  readonly house: string;
  /** Absent if the flow refuses it. */
  readonly call?: CallToCopy | undefined;
}

export interface HoldLine extends DocumentName {
  readonly holdId: string;
  readonly heldAt: string;
  /** Whether a first charge has issued the document. */
  readonly isIssued: boolean;
  /** Those with a balance. */
  readonly signatures: readonly {
    readonly token: string;
    readonly terminalId: string;
    readonly balance: string;
    readonly expiresAt: string;
  }[];
}

export interface HoldDetails {
  readonly line: HoldLine;
  readonly house: string;
  readonly document: Document;
  /** The completion of what its terminals can still charge; absent if that is nothing. */
  readonly call?: CallToCopy & { readonly body: readonly PosCompletion[] };
  readonly signatures: readonly {
    readonly token: string;
    readonly data: string;
    readonly terminalId: string;
    readonly nsp: string;
    readonly balance: string;
    readonly expiresAt: string;
  }[];
}

export interface TerminalsView {
  readonly terminals: readonly SandboxTerminalState[];
  /** The newest first. */
  readonly charges: readonly TerminalChargeLine[];
}

export interface TerminalChargeLine extends Omit<TerminalChargeRow, 'amount' | 'tip' | 'paid' | 'data'> {
  readonly amount: string;
  readonly tip: string;
  readonly paid: string;
  /** The parts of the signed text. */
  readonly parts: readonly string[];
}

export interface RequestLine {
  readonly requestId: string;
  readonly requestType: string;
  readonly vatNumber: string;
  readonly status: string;
  readonly message: string | null;
  readonly provisioning: Provisioning | null;
  readonly statement: ProviderStatement | null;
  readonly hasContract: boolean;
  readonly signedVersion?: number;
  readonly createdAt: string;
  readonly history: readonly HistoryEntry[];
  readonly uploadPath: string;
}

export interface DeliveryLine {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly event: string;
  /** Absent when its endpoint was removed. */
  readonly url?: string;
  readonly body: string;
  readonly state: 'delivered' | 'waiting' | 'failed';
  readonly nextAt?: string;
  readonly attempts: readonly {
    readonly at: string;
    readonly responseStatus: number | null;
    readonly succeeded: boolean;
    readonly answer?: string;
  }[];
}

export interface DeliveryDetails {
  readonly line: DeliveryLine;
  readonly headers: Readonly<Record<string, string>>;
}

export interface EndpointLine {
  readonly endpointId: string;
  readonly key: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly createdAt: string;
  readonly secret: string;
}

export interface CallLine {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly call?: string;
  readonly status?: number;
  readonly fault?: string;
  /** The error codes in the answer, of the authority and of the onboarding API. */
  readonly errors: readonly string[];
  /** How many members of its documents the service drops. */
  readonly dropped: number;
}

/** A call with its headers and bodies. */
export interface CallDetails {
  readonly entry: JournalEntry;
  /** The paths of members that the service drops. */
  readonly dropped: readonly string[];
  /** Whether its body was kept, so that it can be sent again. */
  readonly isWhole: boolean;
}

/** What happened since midnight in Athens. */
export interface TodayView {
  readonly day: string;
  readonly documents: number;
  /** Sales less credits, with VAT. */
  readonly sales: readonly { readonly currency: string; readonly amount: string }[];
  /** Documents without a MARK. */
  readonly queued: number;
  /** Documents that were queued, and have their MARK now. */
  readonly late: number;
  readonly slips: number;
  /** Documents that closed or cancelled slips of today. */
  readonly closings: number;
  readonly openTables: number;
  /** Documents that a terminal charged, and the sum. */
  readonly charged: number;
  readonly chargedAmount: string;
  readonly held: number;
  readonly calls: number;
  readonly refused: number;
  readonly faults: number;
}

export interface FaultLine extends Fault {
  readonly id: number;
  /** Absent for a fault without an end. */
  readonly left?: number;
}

export interface HouseLine {
  readonly userId: string;
  readonly key: string;
  readonly credits: string;
  readonly companies: readonly string[];
}

/** The values that do not change. */
export interface About {
  readonly calls: readonly { readonly name: string; readonly method: string; readonly path: string }[];
  /** The calls of its terminals that a fault can hit. */
  readonly terminalCalls: readonly string[];
}
