import type { Mapping } from '../../rows/mapping.js';
import type { RowProblem } from '../../rows/problem.js';
import type { Proposal } from '../../rows/propose.js';
import type { RowsRead } from '../../rows/read-rows.js';
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
  const [{ perform }, { OperationError }, { proposingMapping, readingRows }, { sheetText }, { problemOf }] =
    await Promise.all([
      import('../../operations/core/perform.js'),
      import('../../operations/core/error.js'),
      import('../../operations/rows/operations.js'),
      import('../../rows/sheet-text.js'),
      import('../../rows/problem.js'),
    ]);
  const { values, language, locale, io, err } = context;
  const [source = '-'] = sourcesOf(context);
  const bytes = await readBytes(context, source);
  if (bytes === undefined) return 2;
  const read = sheetText(bytes);
  if ('problem' in read) {
    const { message } = problemOf(read.problem, {}, {}, language);
    await err.line(`parastatiko: ${clean(source)}: ${message}`);
    return 2;
  }
  const { text } = read;
  const settings = { language, locale, now: io.now };
  const map = textOf(values, 'map');
  if (map === undefined) {
    return await propose(context, (await perform(proposingMapping, { text }, settings)) as Proposal);
  }
  const mapping = await readPayload(context, map);
  if (mapping === undefined) return 2;
  try {
    const rows = await perform(readingRows, { text, mapping: mapping.payload }, settings);
    return await print(context, rows as RowsRead);
  } catch (error) {
    if (!OperationError.isOperationError(error)) throw error;
    for (const { path, message } of error.faults) {
      await err.line(`parastatiko: ${clean(map)}: ${clean(`${path.slice(1).join('/')}: ${message}`)}`);
    }
    return 2;
  }
}

/** The proposed mapping. Columns of unknown meaning have an empty text, which `--map` refuses. */
async function propose({ out, err, language }: Context, { mapping, unknown }: Proposal): Promise<ExitCode> {
  const columns: Mapping['columns'] = { ...mapping.columns };
  for (const heading of unknown) columns[heading] = '';
  await out.line(JSON.stringify({ ...mapping, columns }, null, 2));
  if (unknown.length === 0) return 0;
  const ask = { en: 'State what these columns mean', el: 'Δηλώστε τι σημαίνουν οι στήλες' }[language];
  await err.line(`parastatiko: ${ask}: ${clean(unknown.join(', '), 500)}`);
  return 1;
}

async function print(context: Context, { documents, problems }: RowsRead): Promise<ExitCode> {
  const { out, err, values } = context;
  if (values.format === 'json') await out.line(JSON.stringify({ documents, problems }, null, 2));
  else {
    for (const { facts } of documents) await out.line(JSON.stringify(facts));
    await out.flush();
    for (const problem of problems) {
      await err.line(wantsJson(values) ? JSON.stringify(problem) : lineOf(problem, context));
    }
  }
  return problems.length === 0 ? 0 : 1;
}

function lineOf({ row, column, message }: RowProblem, { language }: Context): string {
  const rowWord = { en: 'row', el: 'γραμμή' }[language];
  const place = [
    ...(row === undefined ? [] : [`${rowWord} ${row}`]),
    ...(column === undefined ? [] : [clean(column)]),
  ];
  return [place.join(', '), clean(message, 500)].filter((part) => part !== '').join(': ');
}
