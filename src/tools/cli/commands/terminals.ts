import { createSandbox, type SandboxTerminalState } from '../../../sandbox/index.js';
import { actionGiven } from '../args/action.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { countOf, neededText, textOf } from '../args/values.js';
import { terminalsRow } from '../generated/commands/terminals.js';
import { Answers, wantsJson } from '../output/json-lines.js';
import { COMPANY } from '../sandbox/houses.js';
import { serveSandbox } from '../sandbox/serve.js';
import { LARGEST_PORT, LOOPBACK } from '../serve/options.js';
import { reportUnusable } from '../serve/report-unusable.js';
import { TERMINAL_KEYS } from '../serve/terminals.js';
import { complain } from '../service/report-error.js';
import { clean } from '../terminal/clean.js';
import { playOne, type ScenarioReport, scenarios } from '../terminals/scenarios.js';
import { type CheckedFamily, euros, type Fault, type TillAnswer } from '../terminals/till.js';
import type { CliWords } from '../words/index.js';

/** `parastatiko terminals`: plays scenarios at simulated terminals against the program of a till. */
export const terminalsCommand: Command = { ...terminalsRow, run };

const PORT = 8086;
const KEY = 'sandbox-key';
const TERMINAL_KEY = 'SANDBOX_TERMINAL_KEY';
const TERMINAL_ID = '16000001';
/** How long the program may take to start, and a call to answer, in milliseconds. */
const START = 600_000;
const ANSWER = 290_000;
const PAUSE = 500;

async function run(context: Context): Promise<ExitCode> {
  actionGiven(context, terminalsRow);
  const { values } = context;
  const address = neededText(context, 'address').replace(/\/$/, '');
  const port = countOf(values, 'port', LARGEST_PORT) ?? PORT;
  return await reportUnusable(context, () => check(context, address, port), `${LOOPBACK}:${port}`);
}

const passed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function check(context: Context, address: string, port: number): Promise<ExitCode> {
  const { io, values, words, err } = context;
  const family = (textOf(values, 'family') ?? 'webEcr') as CheckedFamily;
  const isFast = values['fast'] === true;
  const sandbox = await createSandbox({
    clock: { now: io.now },
    keys: [{ key: KEY, companies: [COMPANY] }],
    terminals: [{ family, terminalId: TERMINAL_ID }],
  });
  const served = await serveSandbox(sandbox, LOOPBACK, port);
  try {
    sandbox.address = served.baseUrl;
    const settings = settingsFor(sandbox.terminals.list()[0] as SandboxTerminalState);
    await err.line(words.terminals.settings(clean(address), served.baseUrl, KEY, TERMINAL_KEY));
    await err.line(settings);
    await err.flush();
    if (!(await isStarted(address, io))) {
      await complain(context, words.terminals.noAnswer(clean(address)));
      return 2;
    }
    const parts = {
      ...{ sandbox, family, terminalId: TERMINAL_ID, wait: passed, run: io.now().toISOString() },
      call: (route: string, body?: object, key?: string) => answerOf(address, route, body, key),
      late: async (milliseconds: number) => {
        if (isFast) await sandbox.advance(milliseconds);
      },
    };
    return await report(context, { family, address, isFast }, (number) => playOne(number, parts));
  } finally {
    await served.close();
  }
}

/** The settings file for the simulated terminal. */
function settingsFor({ family, settings }: SandboxTerminalState): string {
  const row = Object.entries(settings).map(([name, value]) => [
    name,
    TERMINAL_KEYS.has(name) ? { env: TERMINAL_KEY } : value,
  ]);
  return JSON.stringify({ [family]: { family, posNspId: 3, ...Object.fromEntries(row) } }, null, 2);
}

/** Waits until the program answers, or the user stops this one. */
async function isStarted(address: string, { untilStopped }: Context['io']): Promise<boolean> {
  let isStopped = untilStopped === undefined;
  void untilStopped?.().then(() => {
    isStopped = true;
  });
  for (let waited = 0; ; waited += PAUSE) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER) }).catch(() => undefined);
    if (answer !== undefined) return true;
    if (isStopped || waited >= START) return false;
    await passed(PAUSE);
  }
}

async function answerOf(
  address: string,
  route: string,
  body: object | undefined,
  key: string | undefined,
): Promise<TillAnswer | undefined> {
  const [method = 'GET', path = '/'] = route.split(' ');
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER),
      headers: { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as TillAnswer['body'] };
  } catch {
    return undefined;
  }
}

/** Plays all scenarios, and prints each report when it is there. */
async function report(
  context: Context,
  about: { readonly family: string; readonly address: string; readonly isFast: boolean },
  play: (number: number) => Promise<ScenarioReport>,
): Promise<ExitCode> {
  const { io, out, values, words } = context;
  const { terminals: own } = words;
  const at = io.now().toISOString();
  if (!wantsJson(values)) await out.line(own.title(about.family, clean(about.address), at));
  const answers = new Answers(context);
  let failed = 0;
  for (const index of scenarios.keys()) {
    const played = await play(index + 1);
    const sentences = played.faults.map((each) => ({ fault: each.fault, text: textOfFault(each, own) }));
    if (played.status === 'failed') failed += 1;
    await answers.add({ ...played, faults: sentences }, () => linesOf(played, sentences, context));
    await out.flush();
  }
  await answers.end((rows) => ({ ok: failed === 0, at, ...about, scenarios: rows }));
  if (!wantsJson(values)) {
    await out.line(failed === 0 ? own.passedAll : own.failedSome(failed));
    if (about.isFast) await out.line(own.fast);
    await out.line(own.basis);
  }
  return failed === 0 ? 0 : 1;
}

/** The sentence of a fault. Its values are in the order of the sentence. */
function textOfFault({ fault, params }: Fault, { faults }: CliWords['terminals']): string {
  const sentence = faults[fault] as string | ((...values: readonly string[]) => string);
  return typeof sentence === 'string'
    ? sentence
    : sentence(...Object.values(params).map((each) => clean(each)));
}

function linesOf(
  { number, scenario, status, reason, charges, documents }: ScenarioReport,
  sentences: readonly { readonly text: string }[],
  { words: { terminals: own, figure }, style }: Context,
): readonly string[] {
  const state = own.states[status];
  const painted = status === 'failed' ? style.red(state) : state;
  const name = own.scenarios[scenario as keyof typeof own.scenarios];
  const sums = charges.map(({ number: each, amount, action, state: of }) =>
    own.charge(
      String(each),
      own.actions[action as 'sale'],
      figure(euros(amount)),
      own.charged[of as 'approved'] ?? of,
    ),
  );
  return [
    `${String(number).padStart(2)}  ${painted}  ${name}`,
    ...(reason === undefined ? [] : [own.reasons[reason]]).map(indented),
    ...sums.map(indented),
    ...documents.map(({ mark }) => indented(`MARK ${mark ?? '–'}`)),
    ...sentences.map(({ text }) => indented(style.red(text))),
  ];
}

const indented = (line: string): string => `      ${line}`;
