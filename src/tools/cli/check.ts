import { reasonWords } from '../../issues/inside.js';
import {
  asSibling,
  type Batch,
  checkRead,
  findingsAmong,
  forBatch,
  type NormalizedOptions,
  normalizeOptions,
  type ReadRelated,
  type ReadToCheck,
  readRelated,
  readToCheck,
  type ValidateOptions,
} from '../../rules/inside.js';
import type { Entry } from './input/entry.js';
import { identityOf } from './input/identity.js';
import type { TextItem } from './input/items.js';
import type { ReportedDocument, ReportedList } from './output/report.js';

/** A finding: about one document, or between the documents of one request. */
export type Finding =
  | { readonly kind: 'document'; readonly document: ReportedDocument }
  | { readonly kind: 'list'; readonly list: ReportedList };

/** A document whose check waits for the other documents of its list. */
interface Waiting {
  readonly entry: Entry;
  readonly read: ReadToCheck;
}

/**
 * Checks the documents of the input with every rule: each one on its own, and those of a request or list against one
 * another. Related documents are compared with each document; the documents of a list then also count as related to one
 * another.
 */
export class Checker {
  private readonly options: NormalizedOptions;
  private readonly others: ReadRelated | undefined;
  private batch: Batch[number][] = [];
  private waiting: Waiting[] = [];

  constructor(settings: ValidateOptions) {
    this.options = normalizeOptions(settings);
    this.others = this.options.related && readRelated(this.options.related);
  }

  /** The related documents that could not be used, one sentence each. */
  get unusable(): readonly string[] {
    return (this.others?.unusable ?? []).map((each) => reasonWords(each, this.options.locale));
  }

  /** Receives the items of the input, in order. */
  *take(item: TextItem): Generator<Finding> {
    if (item.kind === 'entry') yield* this.document(item.entry);
    else if (item.kind === 'unusable') {
      if (item.unusable.index !== undefined) this.batch.push(undefined);
    } else if (item.kind === 'list-end') yield* this.listEnd(item.source, item.line);
  }

  private *document(entry: Entry): Generator<Finding> {
    const read = readToCheck(entry.value, this.options);
    if (entry.alone) {
      yield this.judged({ entry, read }, this.others);
      return;
    }
    this.batch.push(forBatch(read));
    if (this.options.related === undefined) yield this.judged({ entry, read }, undefined);
    else this.waiting.push({ entry, read });
  }

  private *listEnd(source: string, line: number | undefined): Generator<Finding> {
    const { batch, waiting } = this;
    this.batch = [];
    this.waiting = [];
    if (waiting.length > 0 && this.options.related !== undefined) {
      const siblings = waiting.flatMap(({ read }) => asSibling(read));
      const others = readRelated(this.options.related, siblings);
      for (const each of waiting) yield this.judged(each, others);
    }
    const { ok, issues } = findingsAmong(batch, this.options);
    if (issues.length > 0)
      yield { kind: 'list', list: { source, ...(line !== undefined && { line }), ok, issues } };
  }

  private judged({ entry, read }: Waiting, others: ReadRelated | undefined): Finding {
    const { ok, issues, skipped } = checkRead(read, others, this.options);
    const incomplete = skipped.some(({ layer }) => layer === 'document');
    const { type, series, aa } = identityOf(entry.value);
    return { kind: 'document', document: { entry, type, series, aa, ok, issues, incomplete } };
  }
}
