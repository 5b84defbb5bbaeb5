import type { Context, Values } from '../args/command.js';
import type { Output } from '../terminal/output.js';

/** Whether the output is for programs. */
export const wantsJson = ({ format }: Values): boolean => format === 'json' || format === 'ndjson';

/** A list for programs: as one JSON list, or one item on each line. */
export async function writeList(out: Output, items: readonly unknown[], { format }: Values): Promise<void> {
  if (format === 'ndjson') for (const item of items) await out.line(JSON.stringify(item));
  else await out.line(JSON.stringify(items, null, 2));
}

/** A value for programs and people: on one line as NDJSON, indented otherwise. */
export async function writeValue(out: Output, value: unknown, { format }: Values): Promise<void> {
  await out.line(JSON.stringify(value, null, format === 'ndjson' ? 0 : 2));
}

/** Prints an answer: as JSON for programs, in lines for people. Returns the exit code of an answer. */
export async function show(
  { out, values }: Pick<Context, 'out' | 'values'>,
  answer: unknown,
  lines: () => Iterable<string>,
): Promise<0> {
  if (!wantsJson(values)) for (const line of lines()) await out.line(line);
  else if (Array.isArray(answer)) await writeList(out, answer, values);
  else await writeValue(out, answer, values);
  return 0;
}

/** Prints answers as they arrive, because the next one may take minutes. JSON is one value, which is printed at the end. */
export class Answers {
  private readonly context: Pick<Context, 'out' | 'values'>;
  private readonly records: unknown[] = [];
  /** How many there were. */
  count = 0;

  constructor(context: Pick<Context, 'out' | 'values'>) {
    this.context = context;
  }

  async add(record: unknown, lines: () => Iterable<string>): Promise<void> {
    this.count += 1;
    if (this.context.values.format === 'json') this.records.push(record);
    else await show(this.context, record, lines);
  }

  /** Ends the answers, as a value for `--format json`. */
  async end(value: (records: readonly unknown[]) => unknown): Promise<void> {
    const { out, values } = this.context;
    if (values.format === 'json') await writeValue(out, value(this.records), values);
  }
}
