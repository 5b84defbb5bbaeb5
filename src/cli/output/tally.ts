import type { CliWords } from '../words/index.js';
import type { ReportedDocument } from './report.js';
import type { Style } from './style.js';

/** Counts what a report comes to. */
export class Tally {
  private documents = 0;
  private fine = 0;
  private warned = 0;
  private broken = 0;
  private errors = 0;
  private warnings = 0;
  private firstRule: string | undefined;
  private firstError: string | undefined;

  add({ ok, issues }: ReportedDocument): void {
    this.documents += 1;
    if (issues.length === 0) this.fine += 1;
    else if (ok) this.warned += 1;
    else this.broken += 1;
    for (const { severity } of issues) {
      if (severity === 'error') this.errors += 1;
      else if (severity === 'warning') this.warnings += 1;
    }
    this.firstError ??= issues.find(({ severity }) => severity === 'error')?.rule;
    this.firstRule ??= issues[0]?.rule;
  }

  /** The closing lines of a report. */
  lines(unusable: number, words: CliWords['report'], style: Style): string[] {
    const parts = [
      ...(this.fine > 0 ? [style.green(words.withoutIssues(this.fine))] : []),
      ...(this.warned > 0 ? [style.yellow(words.withWarnings(this.warned))] : []),
      ...(this.broken > 0 ? [style.red(words.withErrors(this.broken))] : []),
    ];
    const found = [
      ...(this.errors > 0 ? [words.errors(this.errors)] : []),
      ...(this.warnings > 0 ? [words.warnings(this.warnings)] : []),
    ];
    const sum = `${words.documents(this.documents)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
    const example = this.firstError ?? this.firstRule;
    return [
      ...(this.documents > 0 ? [`${sum}${found.length > 0 ? ` (${found.join(', ')})` : ''}`] : []),
      ...(unusable > 1 || (unusable > 0 && this.documents > 0) ? [style.red(words.unusable(unusable))] : []),
      ...(example === undefined ? [] : [style.dim(words.explainHint(example))]),
    ];
  }
}
