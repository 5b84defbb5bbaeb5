import type { Context, ExitCode } from '../args/command.js';
import { OutputError } from '../io.js';
import { wantsJson } from '../output/json-lines.js';

/** Saves a download as a new file and reports it. Throws `OutputError`, also if the file already exists. */
export async function saveNew(
  { io, out, values, words }: Context,
  file: string,
  content: Uint8Array,
): Promise<ExitCode> {
  await io.saveFile(file, content).catch((error: unknown) => {
    throw new OutputError(codeOf(error), file);
  });
  const bytes = content.length;
  await out.line(wantsJson(values) ? JSON.stringify({ file, bytes }) : words.service.saved(file));
  return 0;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
