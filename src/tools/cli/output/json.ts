import { pointerOf } from '../../../reading/inside.js';
import type { Identity } from '../input/identity.js';
import type { Output } from '../terminal/output.js';
import { dense, type JsonLayout, spaced } from './json-text.js';
import type { ReportedDocument, ReportedIssue, ReportedList, Reporter } from './report.js';

/** A report up to this length is buffered, so that `ok` can come first. */
const HELD_LENGTH = 1 << 22;

type Write = (text: string) => Promise<void> | undefined;

/** `{ "ok", "documents": [ … ] }`. In a report of many megabytes, which is not buffered, `ok` comes last. */
export class JsonReporter implements Reporter {
  private readonly out: Output;
  private held = '';
  private flowing = false;
  private empty = true;
  private ok = true;
  private readonly lists: ReportedList[] = [];

  constructor(out: Output) {
    this.out = out;
  }

  async add(document: ReportedDocument): Promise<void> {
    if (!document.ok) this.ok = false;
    await this.write(this.empty ? '' : ',');
    this.empty = false;
    for (const text of documentAsItem(document)) await this.write(text);
  }

  async addList(list: ReportedList): Promise<void> {
    if (!list.ok) this.ok = false;
    this.lists.push(list);
  }

  async end(unusable: number, tail?: (write: Write) => Promise<void>): Promise<void> {
    const ok = `"ok": ${this.ok && unusable === 0}`;
    if (!this.flowing) await this.out.write(`{\n  ${ok},\n  "documents": [${this.held}`);
    await this.out.write(this.empty ? ']' : '\n  ]');
    if (this.flowing) await this.out.write(`,\n  ${ok}`);
    const among = issuesAmong(this.lists);
    if (among.length > 0) await this.out.write(`,\n  "issues": ${spaced.value(among, 1)}`);
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
    for (const text of documentAsLine(document)) await this.out.write(text);
  }

  async addList(list: ReportedList): Promise<void> {
    await this.out.write(listAsLine(list));
  }

  async end(): Promise<void> {}
}

/** The issues between documents, each with its input. */
const issuesAmong = (lists: readonly ReportedList[]) =>
  lists.flatMap(({ source, line, issues }) =>
    issues.map((issue) => ({
      ...(source !== undefined && { source }),
      ...(line !== undefined && { line }),
      ...issueJson(issue),
    })),
  );

/** The issues between documents as a line of NDJSON. It has no `index`, because it is about several documents. */
export const listAsLine = ({ source, line, ok, issues }: ReportedList): string =>
  `${JSON.stringify({ source, ...(line !== undefined && { line }), ok, issues: issues.map(issueJson) })}\n`;

/** A document as an item of `documents`, after the comma. */
export function* documentAsItem(document: ReportedDocument): Generator<string> {
  yield spaced.newLine(2);
  yield* documentJson(document, { type: document.type }, spaced, 2);
}

/** A document as a line of NDJSON, with its series and number, because a line is often read on its own. */
export function* documentAsLine(document: ReportedDocument): Generator<string> {
  const { entry, type, series, aa, ok, issues, extra } = document;
  if (issues.length === 0 && extra === undefined && entry.rows === undefined) {
    // The fast path for documents without issues, which are most of a million.
    yield `${JSON.stringify({ source: entry.source, index: entry.index, type, series, aa, ok, issues })}\n`;
    return;
  }
  yield* documentJson(document, { type, series, aa }, dense, 0);
  yield '\n';
}

/** The JSON of a document, issue by issue, because a million issues are too long for one string. */
function* documentJson(
  { entry, ok, issues, extra }: ReportedDocument,
  identity: Partial<Identity>,
  { newLine, key, value }: JsonLayout,
  depth: number,
): Generator<string> {
  const member = `,${newLine(depth + 1)}`;
  const head = [
    `${key('source')}${value(entry.source, 0)}`,
    `${key('index')}${value(entry.index, 0)}`,
    ...(entry.rows === undefined ? [] : [`${key('rows')}${dense.value(entry.rows, 0)}`]),
    ...Object.entries(identity).map(([name, each]) => `${key(name)}${value(each, 0)}`),
    `${key('ok')}${value(ok, 0)}`,
    `${key('issues')}[`,
  ];
  yield `{${newLine(depth + 1)}${head.join(member)}`;
  const inList = newLine(depth + 1 + 1);
  for (const [index, issue] of issues.entries()) {
    yield `${index === 0 ? '' : ','}${inList}${value(issueJson(issue), depth + 1 + 1)}`;
  }
  yield `${issues.length === 0 ? '' : newLine(depth + 1)}]`;
  for (const [name, each] of Object.entries(extra ?? {})) {
    yield `${member}${key(name)}${value(each, depth + 1)}`;
  }
  yield `${newLine(depth)}}`;
}

export const issueJson = ({ in: root, rule, severity, path, message, authorityCode }: ReportedIssue) => ({
  ...(root !== undefined && { in: root }),
  rule,
  severity,
  pointer: pointerOf(path),
  message,
  ...(authorityCode !== undefined && { authorityCode }),
});
