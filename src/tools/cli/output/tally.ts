import type { Style } from '../terminal/style.js';
import type { CliWords } from '../words/index.js';
import { addCounts, type Counts, countDocument, countList, noCounts } from './counts.js';
import type { ReportedDocument, ReportedList } from './report.js';

/** Counts the results of a report. */
export class Tally {
  private readonly counts = noCounts();

  add(document: ReportedDocument): void {
    countDocument(this.counts, document);
  }

  addList(list: ReportedList): void {
    countList(this.counts, list);
  }

  addAll(counts: Counts): void {
    addCounts(this.counts, counts);
  }

  /** The closing lines of a report. */
  lines(unusable: number, words: CliWords['report'], style: Style): string[] {
    const { documents, fine, warned, broken, errors, warnings, firstError, firstRule } = this.counts;
    const { amongErrors, amongWarnings } = this.counts;
    const parts = [
      ...(fine > 0 ? [style.green(words.withoutIssues(fine))] : []),
      ...(warned > 0 ? [style.yellow(words.withWarnings(warned))] : []),
      ...(broken > 0 ? [style.red(words.withErrors(broken))] : []),
    ];
    const counted = (some: number, others: number): string =>
      [...(some > 0 ? [words.errors(some)] : []), ...(others > 0 ? [words.warnings(others)] : [])].join(', ');
    const found = counted(errors, warnings);
    const among = counted(amongErrors, amongWarnings);
    const foundAmong = among === '' ? '' : words.among(among);
    const sum = `${words.documents(documents)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
    const example = firstError ?? firstRule;
    return [
      ...(documents > 0 ? [`${sum}${found === '' ? '' : ` (${found})`}${foundAmong}`] : []),
      ...(unusable > 1 || (unusable > 0 && documents > 0) ? [style.red(words.unusable(unusable))] : []),
      ...(example === undefined ? [] : [style.dim(words.explainHint(example))]),
    ];
  }
}
