import {
  type Batch,
  findingsAmong,
  forBatch,
  type NormalizedOptions,
  normalizeOptions,
  type ReadToCheck,
  readToCheck,
  type ValidateOptions,
} from '../../rules/inside.js';
import type { Entry } from './input/entry.js';
import type { TextItem } from './input/items.js';
import type { ReportedList } from './output/report.js';

/**
 * Compares the documents that a command prints as one request. If it prints each one on its own line, there is no
 * request, and the documents of each list in the input are compared, as `validate` does.
 */
export class Among {
  private readonly options: NormalizedOptions;
  private readonly byList: boolean;
  private readonly sources = new Set<string>();
  private batch: Batch[number][] = [];

  constructor(settings: ValidateOptions, byList: boolean) {
    this.options = normalizeOptions(settings);
    this.byList = byList;
  }

  /** Adds a document that was already read. */
  addRead({ source, alone }: Entry, read: ReadToCheck): void {
    if (this.byList && alone) return;
    this.sources.add(source);
    this.batch.push(forBatch(read));
  }

  /** Adds a document, or a gap if it could not be built: its place in the request still counts. */
  add(entry: Entry, document: object | undefined): void {
    if (document !== undefined) this.addRead(entry, readToCheck(document, this.options));
    else if (!this.byList || !entry.alone) this.batch.push(undefined);
  }

  /** Receives the items of the input other than documents. At the end of a list, returns the issues found in it. */
  take(item: TextItem): ReportedList | undefined {
    if (item.kind === 'unusable' && (!this.byList || item.unusable.index !== undefined))
      this.batch.push(undefined);
    if (item.kind !== 'list-end' || !this.byList) return undefined;
    const { source, line } = item;
    return this.found({ source, ...(line !== undefined && { line }) });
  }

  /** The issues found in the whole request. */
  end(): ReportedList | undefined {
    const [source, another] = this.sources;
    return this.found(source === undefined || another !== undefined ? {} : { source });
  }

  private found(place: Pick<ReportedList, 'source' | 'line'>): ReportedList | undefined {
    // An input without documents is reported where it is read.
    if (this.batch.length === 0) return undefined;
    const { ok, issues } = findingsAmong(this.batch, this.options);
    this.batch = [];
    return issues.length === 0 ? undefined : { ...place, ok, issues };
  }
}
