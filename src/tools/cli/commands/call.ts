import { nearest } from '../../../reading/inside.js';
import type { Operation } from '../../operations/index.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { TEXT } from '../args/placeholders.js';
import { UsageError } from '../args/usage-error.js';
import { countOf, textOf } from '../args/values.js';
import { inputOf } from '../call/input.js';
import { listOperations } from '../call/list.js';
import { report } from '../call/report.js';
import { commandWords } from '../generated/commands.js';
import { contextIn } from '../serve/backend.js';
import { backendOptions, FOLDER, folderIn } from '../serve/options.js';
import { withBackend } from '../serve/with-backend.js';

const KEY = 'idempotency-key';
const DRY_RUN = 'dry-run';

const OPERATION = commandWords.call.operation;

/** `parastatiko call`: runs one operation, as its HTTP route does. */
export const callCommand: Command = {
  operands: commandWords.call.operands,
  most: 2,
  options: [
    { name: 'list', ...commandWords.call.list },
    {
      name: 'set',
      placeholder: commandWords.call.setPlaceholder,
      repeats: true,
      ...commandWords.call.set,
    },
    {
      name: KEY,
      placeholder: TEXT,
      ...commandWords.call.text,
    },
    { name: DRY_RUN, ...commandWords.call.dryRun },
    {
      name: 'if-version',
      placeholder: { en: 'N', el: 'N' },
      ...commandWords.call.ifVersion,
    },
    ...backendOptions(FOLDER),
  ],
  description: commandWords.call.description,
  exitCodes: commandWords.call.exitCodes,
  examples: commandWords.call.examples,
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { operands, values, repeated, language, locale, io } = context;
  const { operations } = await import('../../operations/index.js');
  if (values.list === true) return await listOperations(context, operations);
  const [name, file] = operands;
  if (name === undefined) throw new UsageError((words, given) => words.missingArgument(OPERATION[given]));
  const operation = operations.find(({ id }) => id === name);
  if (operation === undefined) {
    const names = operations.map(({ id }) => id);
    throw new UsageError((words) => words.unknownOperation(name), nearest(name, names));
  }
  const version = countOf(values, 'if-version');
  const isDryRun = values[DRY_RUN] === true;
  const settings = [...(repeated['set'] ?? []), ...(isDryRun ? ['dryRun:=true'] : [])];
  const input = await inputOf(context, file, settings);
  if (input === undefined) return 2;
  const own = { key: textOf(values, KEY), keyName: { text: `--${KEY}` }, version };
  if (operation.needs === 'nothing')
    return await report(context, operation, input, { language, locale, now: io.now, ...own });
  return await withBackend(
    context,
    { folder: folderIn(values), journal: isDryRun ? 'not needed' : journalFor(operation) },
    async (backend) => report(context, operation, input, { ...(await contextIn(backend, language)), ...own }),
  );
}

/** A call that changes nothing creates no journal. What it reads from the service needs none. */
function journalFor({ changes, needs, route }: Operation): 'created' | 'needed' | 'not needed' {
  if (changes) return 'created';
  return needs === 'client' && route.startsWith('GET ') ? 'not needed' : 'needed';
}
