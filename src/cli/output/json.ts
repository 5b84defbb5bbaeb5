import type { Output } from './output.js';
import { pointerOf } from './pointer.js';
import type { ReportedDocument, ReportedIssue, Reporter } from './report.js';

/** A report up to this length is held back, so that `ok` can come first. */
const HELD_LENGTH = 1 << 22;

type Write = (text: string) => Promise<void> | undefined;

/** `{ "ok", "documents": [ … ] }`, a document on each line. In a report of many megabytes `ok` comes last. */
export class JsonReporter implements Reporter {
  private readonly out: Output;
  private held = '';
  private flowing = false;
  private empty = true;
  private ok = true;

  constructor(out: Output) {
    this.out = out;
  }

  async add(document: ReportedDocument): Promise<void> {
    if (!document.ok) this.ok = false;
    await this.write(this.empty ? '\n' : ',\n');
    this.empty = false;
    await writeDocument((text) => this.write(text), document);
  }

  async end(unusable: number): Promise<void> {
    const ok = this.ok && unusable === 0;
    const close = this.empty ? ']' : '\n]';
    if (this.flowing) await this.out.line(`${close},"ok":${ok}}`);
    else await this.out.line(`{"ok":${ok},"documents":[${this.held}${close}}`);
  }

  private write(text: string): Promise<void> | undefined {
    if (this.flowing) return this.out.write(text);
    this.held += text;
    if (this.held.length < HELD_LENGTH) return undefined;
    this.flowing = true;
    const held = this.held;
    this.held = '';
    return this.out.write(`{"documents":[${held}`);
  }
}

/** One document on each line. */
export class NdjsonReporter implements Reporter {
  private readonly out: Output;

  constructor(out: Output) {
    this.out = out;
  }

  async add(document: ReportedDocument): Promise<void> {
    await writeDocument((text) => this.out.write(text), document);
    await this.out.line();
  }

  async end(): Promise<void> {}
}

/** Writes the JSON of a document issue by issue: a million of them are too long for one text. */
export async function writeDocument(write: Write, document: ReportedDocument): Promise<void> {
  const { entry, type, ok, issues, extra } = document;
  const head = JSON.stringify({ source: entry.source, index: entry.index, type, ok });
  await write(`${head.slice(0, -1)},"issues":[`);
  for (const [index, issue] of issues.entries()) {
    await write(`${index === 0 ? '' : ','}${JSON.stringify(issueJson(issue))}`);
  }
  await write(']');
  for (const [name, value] of Object.entries(extra ?? {})) {
    await write(`,${JSON.stringify(name)}:${JSON.stringify(value)}`);
  }
  await write('}');
}

const issueJson = ({ in: root, rule, severity, path, message, authorityCode }: ReportedIssue) => ({
  ...(root !== undefined && { in: root }),
  rule,
  severity,
  pointer: pointerOf(path),
  message,
  ...(authorityCode !== undefined && { authorityCode }),
});
