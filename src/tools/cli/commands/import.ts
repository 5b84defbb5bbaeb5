import type { Mapping } from '../../rows/mapping.js';
import type { RowProblem } from '../../rows/problem.js';
import type { Proposal } from '../../rows/propose.js';
import type { RowsRead } from '../../rows/read-rows.js';
import type { Sheet } from '../../rows/sheet.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { textOf } from '../args/values.js';
import { importRow } from '../generated/commands/import.js';
import { wantsJson } from '../output/json-lines.js';
import { readBytes, readPayload } from '../read-file.js';
import { sourcesOf } from '../sources-of.js';
import { clean } from '../terminal/clean.js';

/** `parastatiko import`: turns the rows of a spreadsheet into facts. */
export const importCommand: Command = { ...importRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { values, language } = context;
  const [source = '-'] = sourcesOf(context);
  const sheet = await readSheet(context, source);
  if (sheet === undefined) return 2;
  const map = textOf(values, 'map');
  if (map === undefined) {
    const { proposeMapping } = await import('../../rows/propose.js');
    return await propose(context, proposeMapping(sheet, language));
  }
  const mapping = await readMapping(context, map);
  if (mapping === undefined) return 2;
  const { readRows } = await import('../../rows/read-rows.js');
  return await print(context, readRows(sheet, mapping, language));
}

/** The sheet of a file: a workbook, or a text with separators. `undefined` if there is none, which is then reported. */
async function readSheet(context: Context, source: string): Promise<Sheet | undefined> {
  const { values, language, words, err } = context;
  const bytes = await readBytes(context, source);
  if (bytes === undefined) return undefined;
  const [{ isWorkbook, readWorkbook }, { WorkbookError }, { sheetText }, { sheetOf }, { problemOf }] =
    await Promise.all([
      import('../workbook/read.js'),
      import('../workbook/error.js'),
      import('../../rows/sheet-text.js'),
      import('../../rows/sheet.js'),
      import('../../rows/problem.js'),
    ]);
  const name = textOf(values, 'sheet');
  try {
    const text = isWorkbook(bytes) ? undefined : sheetText(bytes);
    if (text !== undefined && 'problem' in text) throw new WorkbookError(text.problem);
    if (text !== undefined && text.isWebPage === undefined) {
      if (name !== undefined) throw new WorkbookError('sheet/no-such', { name, known: '-' });
      return sheetOf(text.text);
    }
    const { sheet, name: read, others } = await readWorkbook(text?.text ?? bytes, name);
    if (others.length > 0 && name === undefined)
      await err.line(`parastatiko: ${words.rows.sheet(clean(read), clean(others.join(', '), 300))}`);
    return sheet;
  } catch (error) {
    if (!WorkbookError.is(error)) throw error;
    const { message } = problemOf(error.code, {}, error.params, language);
    await err.line(`parastatiko: ${clean(source)}: ${clean(message, 500)}`);
    return undefined;
  }
}

async function readMapping(context: Context, map: string): Promise<Mapping | undefined> {
  const { language, err } = context;
  const given = await readPayload(context, map);
  if (given === undefined) return undefined;
  const [{ inputOf }, { OperationError }, { mappingSchema }] = await Promise.all([
    import('../../operations/core/perform.js'),
    import('../../operations/core/error.js'),
    import('../../rows/mapping.js'),
  ]);
  try {
    return inputOf(mappingSchema, given.payload, language);
  } catch (error) {
    if (!OperationError.isOperationError(error)) throw error;
    for (const { path, message } of error.faults) {
      await err.line(`parastatiko: ${clean(map)}: ${clean(`${path.join('/')}: ${message}`)}`);
    }
    return undefined;
  }
}

/** The proposed mapping. What it does not say is empty, which `--map` refuses. */
async function propose(context: Context, { mapping, questions, skipped }: Proposal): Promise<ExitCode> {
  const { out, err, words } = context;
  await out.line(JSON.stringify(mapping, null, 2));
  await out.flush();
  await reportRows(context, 'skipped', skipped);
  if (questions.length === 0) return 0;
  await err.line(`parastatiko: ${words.rows.ask}:`);
  for (const { place, message } of questions) await err.line(`  ${clean(place)}: ${clean(message, 500)}`);
  return 1;
}

async function print(
  context: Context,
  { documents, problems, skipped, hidden }: RowsRead,
): Promise<ExitCode> {
  const { out, err, values } = context;
  if (values.format === 'json')
    await out.line(JSON.stringify({ documents, problems, skipped, hidden }, null, 2));
  else {
    for (const document of documents) await out.line(JSON.stringify(document));
    await out.flush();
    if (!wantsJson(values)) {
      await reportRows(context, 'skipped', skipped);
      await reportRows(context, 'hidden', hidden);
    }
    for (const problem of problems) {
      await err.line(wantsJson(values) ? JSON.stringify(problem) : lineOf(problem, context));
    }
  }
  return problems.length === 0 ? 0 : 1;
}

async function reportRows(
  { err, words }: Context,
  why: 'skipped' | 'hidden',
  rows: readonly number[],
): Promise<void> {
  if (rows.length > 0) await err.line(clean(`parastatiko: ${words.rows[why](rows.join(', '))}`, 300));
}

function lineOf({ row, column, message }: RowProblem, { words }: Context): string {
  const place = [
    ...(row === undefined ? [] : [words.rows.row(String(row))]),
    ...(column === undefined ? [] : [clean(column)]),
  ];
  return [place.join(', '), clean(message, 500)].filter((part) => part !== '').join(': ');
}
