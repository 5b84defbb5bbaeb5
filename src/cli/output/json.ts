import { dense, type JsonLayout, spaced } from './json-text.js';
import type { Output } from './output.js';
import { pointerOf } from './pointer.js';
import type { ReportedDocument, ReportedIssue, Reporter } from './report.js';

/** A report up to this length is held back, so that `ok` can come first. */
const HELD_LENGTH = 1 << 22;

type Write = (text: string) => Promise<void> | undefined;

/** `{ "ok", "documents": [ … ] }`. In a report of many megabytes, which is not held back, `ok` comes last. */
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
    await this.write(`${this.empty ? '' : ','}${spaced.newLine(2)}`);
    this.empty = false;
    await writeDocument((text) => this.write(text), document, spaced, 2);
  }

  async end(unusable: number, tail?: (write: Write) => Promise<void>): Promise<void> {
    const ok = `"ok": ${this.ok && unusable === 0}`;
    if (!this.flowing) await this.out.write(`{\n  ${ok},\n  "documents": [${this.held}`);
    await this.out.write(this.empty ? ']' : '\n  ]');
    if (this.flowing) await this.out.write(`,\n  ${ok}`);
    await tail?.((text) => this.out.write(text));
    await this.out.line('\n}');
  }

  private write(text: string): Promise<void> | undefined {
    if (this.flowing) return this.out.write(text);
    this.held += text;
    if (this.held.length < HELD_LENGTH) return undefined;
    this.flowing = true;
    const held = this.held;
    this.held = '';
    return this.out.write(`{\n  "documents": [${held}`);
  }
}

/** One document on each line. */
export class NdjsonReporter implements Reporter {
  private readonly out: Output;

  constructor(out: Output) {
    this.out = out;
  }

  async add(document: ReportedDocument): Promise<void> {
    await writeDocument((text) => this.out.write(text), document, dense, 0);
    await this.out.line();
  }

  async end(): Promise<void> {}
}

/** Writes the JSON of a document issue by issue: a million of them are too long for one text. */
async function writeDocument(
  write: Write,
  { entry, type, ok, issues, extra }: ReportedDocument,
  { newLine, key, value }: JsonLayout,
  depth: number,
): Promise<void> {
  const member = `,${newLine(depth + 1)}`;
  const head = [
    `${key('source')}${value(entry.source, 0)}`,
    `${key('index')}${value(entry.index, 0)}`,
    `${key('type')}${value(type, 0)}`,
    `${key('ok')}${value(ok, 0)}`,
    `${key('issues')}[`,
  ];
  await write(`{${newLine(depth + 1)}${head.join(member)}`);
  const inList = newLine(depth + 1 + 1);
  for (const [index, issue] of issues.entries()) {
    await write(`${index === 0 ? '' : ','}${inList}${value(issueJson(issue), depth + 1 + 1)}`);
  }
  await write(`${issues.length === 0 ? '' : newLine(depth + 1)}]`);
  for (const [name, each] of Object.entries(extra ?? {})) {
    await write(`${member}${key(name)}${value(each, depth + 1)}`);
  }
  await write(`${newLine(depth)}}`);
}

/** An issue as programs get it. */
export const issueJson = ({ in: root, rule, severity, path, message, authorityCode }: ReportedIssue) => ({
  ...(root !== undefined && { in: root }),
  rule,
  severity,
  pointer: pointerOf(path),
  message,
  ...(authorityCode !== undefined && { authorityCode }),
});
