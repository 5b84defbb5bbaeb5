import type { Values } from '../args/command.js';
import type { Output } from './output.js';

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
