/** Why a text is not JSON. */
export type SyntaxWhy =
  | 'value-expected'
  | 'key-expected'
  | 'colon-expected'
  | 'comma-expected'
  | 'trailing-comma'
  | 'after-end'
  | 'ended'
  | 'literal'
  | 'not-finite'
  | 'number'
  | 'escape'
  | 'control-character'
  | 'single-quote'
  | 'comment';

/** Why an input cannot be used at all. The words of the command line have the sentence for each. */
export type Fault =
  | { readonly name: 'not-found' | 'directory' | 'no-permission' }
  | { readonly name: 'unreadable'; readonly code: string }
  | { readonly name: 'empty' | 'binary' | 'utf-16' }
  | { readonly name: 'other-format'; readonly format: 'gzip' | 'zip' | 'pdf' | 'xml' }
  | { readonly name: 'not-utf-8'; readonly line?: number }
  | {
      readonly name: 'syntax';
      readonly why: SyntaxWhy;
      /** Absent for a line of NDJSON, because its number is printed before. */
      readonly line?: number;
      readonly column: number;
      readonly found: string;
    }
  | {
      readonly name: 'duplicate-key';
      readonly key: string;
      readonly pointer: string;
      readonly lines?: readonly [number, number];
    }
  | {
      readonly name: 'inexact-number';
      /** Absent for a line of NDJSON. */
      readonly line?: number;
      readonly column: number;
      readonly found: string;
    }
  | { readonly name: 'too-large'; readonly megabytes: number }
  | { readonly name: 'too-deep'; readonly levels: number }
  | { readonly name: 'too-many-values' | 'too-many-members' | 'document-too-large'; readonly most: number }
  | { readonly name: 'not-documents' | 'invoice-plural'; readonly found: string }
  | {
      readonly name: 'no-documents' | 'invoice-no-list' | 'facts-given' | 'documents-given' | 'report-given';
    };

/** A part of the input that cannot be used, and its position. */
export interface Unusable {
  readonly source: string;
  /** The line of an NDJSON input. */
  readonly line?: number;
  /** Its index among the documents of the source. */
  readonly index?: number;
  readonly fault: Fault;
}
