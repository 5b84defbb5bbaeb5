import type { Context, ExitCode } from '../args/command.js';
import { JsonReporter } from './json.js';
import type { ReportedDocument, ReportedList, Reporter } from './report.js';
import { reporterFor } from './reporter-for.js';
import { RequestText } from './request-text.js';

/** The report of a command that prints a request: in text on standard error, otherwise with the documents. */
export class RequestReport {
  readonly isText: boolean;
  readonly isNdjson: boolean;
  readonly request = new RequestText();
  errors = 0;
  readonly #context: Context;
  readonly #reporter: Reporter;
  #silent = true;

  constructor(context: Context) {
    const { format } = context.values;
    this.isText = format === undefined || format === 'text';
    this.isNdjson = format === 'ndjson';
    this.#context = context;
    this.#reporter = reporterFor(context, this.isText ? context.err : context.out);
  }

  async add(document: ReportedDocument): Promise<void> {
    if (!document.ok) this.errors += 1;
    if (document.issues.length > 0) this.#silent = false;
    await this.#reporter.add(document);
  }

  async addList(list: ReportedList | undefined): Promise<void> {
    if (list === undefined) return;
    if (!list.ok) this.errors += 1;
    this.#silent = false;
    await this.#reporter.addList(list);
  }

  /** Ends the report and prints the request if it is whole. */
  async end(unusable: number, isWhole: boolean): Promise<ExitCode> {
    const { out, err, words } = this.#context;
    const reporter = this.#reporter;
    if (reporter instanceof JsonReporter) {
      await reporter.end(unusable, isWhole ? (write) => this.request.writeAsMember(write) : undefined);
    } else if (this.isNdjson) await reporter.end(unusable);
    else {
      if (!this.#silent || unusable > 0) await reporter.end(unusable);
      if (isWhole) await this.request.write((text) => out.write(text));
      else await err.line(`parastatiko: ${words.report.noRequest}`);
    }
    if (unusable > 0) return 2;
    return this.errors > 0 ? 1 : 0;
  }
}
