import type { Context } from '../args/command.js';

/** Log lines go to standard error, one JSON object each. A reader that has gone away does not stop the server. */
export async function writeLog({ err }: Pick<Context, 'err'>, line: object): Promise<void> {
  try {
    await err.line(JSON.stringify(line));
    await err.flush();
  } catch {
    // There is no other place to report it.
  }
}
