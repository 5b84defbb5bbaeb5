import type { Operation } from '../../operations/index.js';
import type { Context, ExitCode } from '../args/command.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { tableLines } from '../output/table.js';
import { widthOf } from '../output/wrap.js';

/** Prints the operations. Programs get an example of each input, and its JSON Schema. */
export async function listOperations(
  { out, values, io, style, language }: Context,
  operations: readonly Operation[],
): Promise<ExitCode> {
  if (wantsJson(values)) {
    const { jsonSchemaOf, withFlows } = await import('../../operations/index.js');
    const rows = operations.map(({ id, route, summary, needs, changes, example, input }) => ({
      id,
      route,
      summary: summary[language],
      needs,
      changes,
      example,
      input: withFlows(jsonSchemaOf(input, 'input'), language),
    }));
    await writeList(out, rows, values);
  } else {
    const paint = (cell: string, column: number) => (column === 0 ? style.bold(cell) : cell);
    const rows = operations.map(({ id, summary }) => [id, summary[language]]);
    for (const line of tableLines(rows, { width: widthOf(io.stdout.columns), paint })) await out.line(line);
  }
  return 0;
}
