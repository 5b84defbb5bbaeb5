import type { TotalsStep } from '../../totals/index.js';
import type { Issue } from '../../types/index.js';
import type { Entry } from '../input/entry.js';
import type { Identity } from '../input/identity.js';
import type { Counts } from './counts.js';

/** An issue as the command line reports it; `in` says whose root its path starts from, where both are possible. */
export interface ReportedIssue extends Omit<Issue, 'params' | 'fix'> {
  readonly in?: 'facts' | 'document';
}

/** One document with what was found about it. */
export interface ReportedDocument extends Identity {
  readonly entry: Entry;
  readonly ok: boolean;
  readonly issues: readonly ReportedIssue[];
  /** Whether rules were left out because something that they read is broken. */
  readonly incomplete: boolean;
  /** Further members of its JSON. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** What was found among the documents of one request or list; paths begin with `['invoice', index]`. */
export interface ReportedList {
  /** The file; without it, documents of several files. */
  readonly source?: string;
  /** The line of an NDJSON input. */
  readonly line?: number;
  readonly ok: boolean;
  readonly issues: readonly ReportedIssue[];
}

/** A document with the steps of its figures; without steps when its facts gave no document. */
export interface TracedDocument extends ReportedDocument {
  /** What the steps are of. */
  readonly document: unknown;
  readonly steps: readonly TotalsStep[] | undefined;
}

/** Prints documents in one format, as they come. */
export interface Reporter {
  readonly add: (document: ReportedDocument) => Promise<void>;
  /** Takes the text of documents that were printed elsewhere, in the same format, and what they come to. */
  readonly addAll: (text: string, counts: Counts, lists?: readonly ReportedList[]) => Promise<void>;
  /** Takes what was found among documents, after them. */
  readonly addList: (list: ReportedList) => Promise<void>;
  /** Closes the report. `unusable` counts the parts of the input that are not in it. */
  readonly end: (unusable: number) => Promise<void>;
}
