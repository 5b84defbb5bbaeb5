import type { TotalsStep } from '../../../totals/index.js';
import type { Issue } from '../../../types/index.js';
import type { Entry } from '../input/entry.js';
import type { Identity } from '../input/identity.js';

/** An issue, as the command line reports it. `in` is the root of its path, if there are two possible roots. */
export interface ReportedIssue extends Omit<Issue, 'params' | 'fix'> {
  readonly in?: 'facts' | 'document';
}

export interface ReportedDocument extends Identity {
  readonly entry: Entry;
  readonly ok: boolean;
  readonly issues: readonly ReportedIssue[];
  /** Whether rules were skipped because members that they read have errors. */
  readonly incomplete: boolean;
  /** Additional members of its JSON. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** The issues between the documents of one request or list. Paths begin with `['invoice', index]`. */
export interface ReportedList {
  /** The file; absent for documents of several files. */
  readonly source?: string;
  /** The line of an NDJSON input. */
  readonly line?: number;
  readonly ok: boolean;
  readonly issues: readonly ReportedIssue[];
}

/** A document with the steps of its figures; without steps if it could not be built from its facts. */
export interface TracedDocument extends ReportedDocument {
  /** The document that the steps belong to. */
  readonly document: unknown;
  readonly steps: readonly TotalsStep[] | undefined;
}

/** Prints documents in one format, as they arrive. */
export interface Reporter {
  readonly add: (document: ReportedDocument) => Promise<void>;
  /** Adds the issues between documents, after these documents. */
  readonly addList: (list: ReportedList) => Promise<void>;
  /** Ends the report. `unusable` is the number of parts of the input that are not in it. */
  readonly end: (unusable: number) => Promise<void>;
}
