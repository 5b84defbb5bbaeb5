import { type ReadRelated, readRelated } from '../../rules/across/read-related.js';
import { Findings } from '../../rules/engine/findings.js';
import { type NormalizedOptions, normalizeOptions } from '../../rules/validate/normalize-options.js';
import { checkRead } from '../../rules/validate/validate.js';
import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { ReportedDocument } from '../output/report.js';
import { QuickReader } from './quick-reader.js';

/** A document that the quick reader can read has no broken members. */
const NOTHING: ReadonlySet<string> = new Set();

/** The result for a document, without its position. */
export type Found = Omit<ReportedDocument, 'entry'>;

/** The result for a document without issues, if its identity is not needed. */
const FINE: Found = { type: null, series: null, aa: null, ok: true, issues: [], incomplete: false };

/**
 * Checks documents in lines of NDJSON without parsing the JSON value first. It finds the same issues as the ordinary
 * check.
 */
export class QuickCheck {
  private readonly reader = new QuickReader();
  private readonly options: NormalizedOptions;
  private readonly others: ReadRelated | undefined;
  private readonly onlyIssues: boolean;

  /** `onlyIssues`: for a document without issues, nothing else is needed. */
  constructor(settings: ValidateOptions, onlyIssues = false) {
    this.onlyIssues = onlyIssues;
    this.options = normalizeOptions(settings);
    this.others = this.options.related && readRelated(this.options.related);
  }

  /** Opens a buffer of lines; false if they are not UTF-8 and cannot be checked. */
  open(lines: Buffer): boolean {
    return this.reader.open(lines);
  }

  /** Checks the line between two positions; undefined if it has to be read in the ordinary way. */
  check(from: number, end: number): Found | undefined {
    const read = this.reader.read(from, end);
    if (read === undefined) return undefined;
    const { locale, severity } = this.options;
    const findings = new Findings(locale, severity);
    const { ok, issues, skipped } = checkRead({ read, findings, broken: NOTHING }, this.others, this.options);
    if (this.onlyIssues && issues.length === 0) return FINE;
    const { invoiceType, series, aa } = read.view.invoiceHeader;
    const incomplete = skipped.some(({ layer }) => layer === 'document');
    return { type: invoiceType, series, aa, ok, issues, incomplete };
  }
}
