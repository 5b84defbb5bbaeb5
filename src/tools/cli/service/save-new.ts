import { isObject } from '../../../reading/inside.js';
import type { Context, ExitCode } from '../args/command.js';
import { OutputError } from '../io.js';
import { show } from '../output/json-lines.js';

/** Saves a new file. Throws `OutputError`, also if the file already exists. */
export const saveFile = ({ io }: Pick<Context, 'io'>, file: string, content: Uint8Array): Promise<void> =>
  io.saveFile(file, content).catch((error: unknown) => {
    throw new OutputError(codeOf(error), file);
  });

/** Saves a download as a new file and reports it. Throws `OutputError`, also if the file already exists. */
export async function saveNew(context: Context, file: string, content: Uint8Array): Promise<ExitCode> {
  const { words } = context;
  await saveFile(context, file, content);
  return await show(context, { file, bytes: content.length }, () => [words.service.saved(file)]);
}

const codeOf = (error: unknown): string =>
  isObject(error) && 'code' in error ? String(error.code) : 'unknown';
