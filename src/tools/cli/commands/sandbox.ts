import { withValues } from '../../../issues/inside.js';
import { createSandbox, sampleTerminals } from '../../../sandbox/index.js';
import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { FILE, TEXT } from '../args/placeholders.js';
import { countOf, textOf } from '../args/values.js';
import { commandWords } from '../generated/commands.js';
import { nowOption } from '../generated/options.js';
import { wantsJson } from '../output/json-lines.js';
import { FileInUse, type FileStore, openFileStore } from '../sandbox/file-store.js';
import { COMPANY, houseOptions, housesOf } from '../sandbox/houses.js';
import { serveSandbox } from '../sandbox/serve.js';
import { settingOptions, settingsOf } from '../sandbox/settings.js';
import { startedLines } from '../sandbox/started.js';
import { LARGEST_PORT, LOOPBACK, listeningOptions } from '../serve/options.js';
import { reportUnusable } from '../serve/report-unusable.js';
import { removerOfNew } from '../service/new-files.js';

const PORT = 8086;

const options: readonly Option[] = [
  ...listeningOptions(PORT, withValues(commandWords.sandbox.host, { loopback: LOOPBACK })),
  {
    name: 'data',
    placeholder: FILE,
    ...commandWords.sandbox.data,
  },
  ...houseOptions,
  {
    name: 'seed',
    placeholder: TEXT,
    ...commandWords.sandbox.seed,
  },
  {
    ...nowOption,
    ...commandWords.sandbox.clock,
  },
  {
    name: 'terminals',
    ...commandWords.sandbox.terminals,
  },
  ...settingOptions,
];

/** `parastatiko sandbox`: the service on this machine. */
export const sandboxCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options,
  description: commandWords.sandbox.description,
  exitCodes: commandWords.sandbox.exitCodes,
  examples: {
    'parastatiko sandbox': withValues(commandWords.sandbox.example, { port: PORT }),
    'parastatiko sandbox --port 9000 --data sandbox.db --company 800123456': commandWords.sandbox.example2,
    'parastatiko sandbox --key tills:800123456 --key office:800123456,094014201':
      commandWords.sandbox.example3,
    'parastatiko sandbox --search-lag 5s --review by-hand': commandWords.sandbox.example4,
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { values } = context;
  const place = {
    host: textOf(values, 'host') ?? LOOPBACK,
    port: countOf(values, 'port', LARGEST_PORT) ?? PORT,
  };
  return await reportUnusable(context, () => answer(context, place), `${place.host}:${place.port}`);
}

/** Answers calls until the program is asked to stop. */
async function answer(
  context: Context,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ExitCode> {
  const { io, values, words, out, locale } = context;
  const houses = housesOf(context);
  const settings = settingsOf(context);
  const data = textOf(values, 'data');
  const seed = textOf(values, 'seed');
  const remove = removerOfNew(data === undefined ? [] : [data]);
  let kept: FileStore | undefined;
  let isServed = false;
  try {
    if (data !== undefined) kept = await openFileStore(data, locale);
    const sandbox = await createSandbox({
      clock: { now: io.now },
      // Whoever opens the page does so by this name.
      settings: { ...settings, pageHosts: [host, ...(settings.pageHosts ?? [])] },
      keys: houses,
      ...(values['terminals'] === true && { terminals: sampleTerminals }),
      ...(seed !== undefined && { seed }),
      ...(kept !== undefined && { store: kept.store }),
    });
    const served = await serveSandbox(sandbox, host, port);
    isServed = true;
    const { baseUrl } = served;
    sandbox.address = baseUrl;
    const [{ key, companies }] = houses;
    if (wantsJson(values)) await out.line(JSON.stringify({ baseUrl, key, companies, keys: houses }));
    else {
      const { sampleCalls } = await import('../../../sandbox/sample-calls.js');
      const { sampleItem: item } = words.sandbox;
      const [vatNumber = COMPANY] = companies;
      const samples = sampleCalls({ baseUrl, key, vatNumber, now: sandbox.now(), item });
      for (const line of startedLines({ baseUrl, houses, samples }, words.sandbox)) await out.line(line);
    }
    await out.flush();
    await io.untilStopped?.();
    await served.close();
    return 0;
  } catch (error) {
    await kept?.close();
    kept = undefined;
    // What is in use belongs to the other process.
    if (!isServed && !(error instanceof FileInUse)) await remove();
    throw error;
  } finally {
    await kept?.close();
  }
}
