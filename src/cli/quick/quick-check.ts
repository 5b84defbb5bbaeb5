import { type ReadRelated, readRelated } from '../../rules/across/read-related.js';
import { Findings } from '../../rules/engine/findings.js';
import { type NormalizedOptions, normalizeOptions } from '../../rules/validate/normalize-options.js';
import { checkRead } from '../../rules/validate/validate.js';
import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { ReportedDocument } from '../output/report.js';
import { QuickReader } from './quick-reader.js';

/** Nothing is broken in a document that the quick reader reads. */
const NOTHING: ReadonlySet<string> = new Set();

/** What is found about a document, but for where it stands. */
export type Found = Omit<ReportedDocument, 'entry'>;

/** A document without issues, where it does not matter which. */
const FINE: Found = { type: null, series: null, aa: null, ok: true, issues: [], incomplete: false };

/** Checks documents in lines of NDJSON without making the JSON value first. It finds what the ordinary check finds. */
export class QuickCheck {
  private readonly reader = new QuickReader();
  private readonly options: NormalizedOptions;
  private readonly others: ReadRelated | undefined;
  private readonly onlyIssues: boolean;

  /** `onlyIssues`: of a document without any, nothing else will be asked. */
  constructor(settings: ValidateOptions, onlyIssues = false) {
    this.onlyIssues = onlyIssues;
    this.options = normalizeOptions(settings);
    this.others = this.options.related && readRelated(this.options.related);
  }

  /** Takes lines; false when they are not UTF-8, and nothing can be said. */
  open(lines: Buffer): boolean {
    return this.reader.open(lines);
  }

  /** Checks the line between two places; undefined when it has to be read in the ordinary way. */
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
