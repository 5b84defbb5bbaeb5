import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseVatNumber } from '../../../codes/index.js';
import { athensDate } from '../../../issues/inside.js';
import { programs } from '../../serve/samples.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';
import { initRow } from '../generated/commands/init.js';
import { show, wantsJson } from '../output/json-lines.js';
import { COMPANY } from '../sandbox/houses.js';
import { LARGEST_PORT } from '../serve/options.js';
import { removerOfNew } from '../service/new-files.js';
import { saveFile } from '../service/save-new.js';
import { clean } from '../terminal/clean.js';

const KEY = 'key.txt';
const LARGEST_BRANCH = 999_999;

/** The program of each language: its file, and how it is run. */
const PROGRAMS = {
  typescript: { file: 'sale.mjs', run: 'node sale.mjs' },
  python: { file: 'sale.py', run: 'python3 sale.py' },
  csharp: { file: 'Sale.cs', run: 'dotnet run Sale.cs' },
  php: { file: 'sale.php', run: 'php sale.php' },
  delphi: { file: 'sale.pas', run: 'fpc sale.pas && ./sale' },
} as const;

/** `parastatiko init`: a folder that runs. */
export const initCommand: Command = { ...initRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { io, words } = context;
  const folder = context.operands[0] ?? '.';
  const { name, company, branch, service, port } = await answersTo(context);
  const sold = { baseUrl: `http://127.0.0.1:${port}`, company, branch, item: words.sandbox.sampleItem };
  const { file, run: start } = PROGRAMS[name];
  const place = service === '' ? { company: [company] } : { service, 'key-file': KEY };
  const line = { quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' };
  const facts = {
    ...{ type: '11.1', series: 'A', aa: 'next', issueDate: athensDate(io.now()) },
    issuer: { vatNumber: company, country: 'GR', branch },
    lines: [{ description: sold.item, ...line }],
    payments: [{ type: 3, amount: 'rest' }],
  };
  const files = {
    'serve.json': JSON.stringify({ port, ...place }, null, 2),
    'first.json': JSON.stringify({ facts }, null, 2),
    [file]: programs[name]({ ...sold, hasToken: false }),
  };
  const paths = Object.keys(files).map((each) => join(folder, each));
  const remove = removerOfNew(paths, folder);
  try {
    await mkdir(folder, { recursive: true });
    for (const [each, text] of Object.entries(files))
      await saveFile(context, join(folder, each), new TextEncoder().encode(`${text}\n`));
  } catch (error) {
    await remove();
    throw error;
  }
  const said = words.sandbox.begun;
  return await show(context, { folder, files: Object.keys(files), run: start }, () => [
    ...paths.map((path) => words.service.saved(clean(path))),
    service === '' ? said.next : said.nextKey(join(folder, KEY)),
    `  cd ${clean(folder)}`,
    ...(service === ''
      ? [`  parastatiko call documents.issue first.json --company ${company} --idempotency-key first`]
      : []),
    said.thenProgram,
    '  parastatiko serve --options serve.json',
    `  ${start}`,
  ]);
}

/** The five answers: from options, from the person at the terminal, or the usual ones. Throws `UsageError`. */
async function answersTo({ values, io, words }: Context) {
  const answer = async (option: string, usual: string): Promise<string> => {
    const stated = textOf(values, option);
    if (stated !== undefined || io.ask === undefined || wantsJson(values)) return stated ?? usual;
    return (await io.ask(words.sandbox.begun.ask(`--${option}`, usual)))?.trim() || usual;
  };
  const whole = async (option: string, usual: string, most: number): Promise<number> => {
    const text = await answer(option, usual);
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
    throw new UsageError((usage) => usage.wrongCount(`--${option}`, text, 0, most));
  };
  const names = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
  const typed = await answer('program', 'typescript');
  const name = names.find((each) => each === typed);
  if (name === undefined)
    throw new UsageError((usage) => usage.wrongChoice('--program', typed, names.join(', ')));
  const vatNumber = await answer('company', COMPANY);
  const read = parseVatNumber(vatNumber);
  if (!read.ok) throw new UsageError((usage) => usage.wrongVatNumber('--company', vatNumber));
  const branch = await whole('branch', '0', LARGEST_BRANCH);
  const service = await answer('service', '');
  const port = await whole('port', '8087', LARGEST_PORT);
  return { name, company: read.vatNumber, branch, service, port };
}
