import { setTimeout as pause } from 'node:timers/promises';
import {
  type JournalRow,
  type JournalStanding,
  listed,
  type Replica,
  type StandingCounts,
} from '../../../sending/client/journal/inside.js';
import type { Context, ExitCode } from '../args/command.js';
import { wantsJson } from '../output/json-lines.js';
import { tableLines } from '../output/table.js';
import { widthOf } from '../output/wrap.js';
import { clean } from '../terminal/clean.js';
import type { OpenJournal } from './open.js';
import { agoOf, needsHelp, rowLine, rowRecord } from './row.js';

interface Status {
  readonly counts: StandingCounts;
  /** Rows that are not settled, the oldest first. */
  readonly open: readonly JournalRow[];
  readonly tills: readonly Replica[];
}

const OPEN: readonly JournalStanding[] = ['unknown', 'not-sent', 'sending', 'queued', 'held'];
const ORDER: readonly JournalStanding[] = ['issued', 'cancelled', 'refused', ...OPEN];
/** How many open rows people see. Programs get all of them. */
const SHOWN = 20;
const EVERY = 5000;
/** Moves the cursor of a terminal to the top, and clears it. */
const CLEAR = '\u001b[H\u001b[2J';

/** Shows the status of a journal: once, or again and again. */
export async function showStatus(context: Context, open: OpenJournal): Promise<ExitCode> {
  const { io, out, values } = context;
  if (values.watch !== true) return await show(context, open);
  const stopping = new AbortController();
  void io.untilStopped?.().then(() => stopping.abort());
  if (io.untilStopped === undefined) stopping.abort();
  do {
    if (io.stdout.isTerminal) await out.command(CLEAR);
    await show(context, open);
    await out.flush();
    await pause(EVERY, undefined, { signal: stopping.signal }).catch(() => undefined);
  } while (!stopping.signal.aborted);
  return 0;
}

async function show(context: Context, { journal, tills }: OpenJournal): Promise<ExitCode> {
  const { out, values } = context;
  const open = await listed(journal.rows({ standing: OPEN }));
  open.sort((one, other) => (one.lastAttemptAt < other.lastAttemptAt ? -1 : 1));
  const status = { counts: await journal.standings(), open, tills: await tills() };
  if (wantsJson(values)) {
    const record = {
      standings: status.counts,
      open: open.map((row) => rowRecord(row, context)),
      tills: status.tills,
    };
    const isOne = values.format === 'json' && values.watch !== true;
    await out.line(JSON.stringify(record, null, isOne ? 2 : undefined));
  } else for (const line of linesOf(status, context)) await out.line(line);
  return open.some(needsHelp) || status.tills.some(({ conflicts }) => conflicts.length > 0) ? 1 : 0;
}

function linesOf({ counts, open, tills }: Status, context: Context): readonly string[] {
  const { words, io, language } = context;
  const { journal } = words;
  const look = { width: widthOf(io.stdout.columns), right: [1] };
  const rows = ORDER.flatMap((standing) => {
    const count = counts[standing];
    if (count === undefined) return [];
    const [oldest] = open.filter((row) => row.standing === standing);
    return [
      [
        journal.standings[standing],
        count.toLocaleString(language),
        oldest === undefined ? '' : journal.oldest(agoOf(oldest.lastAttemptAt, context)),
      ],
    ];
  });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    journal.rows(all),
    ...tableLines(rows, look).map((line) => `  ${line}`),
    ...(open.length === 0 ? [] : ['', journal.open]),
    ...open.slice(0, SHOWN).map((row) => `  ${rowLine(row, context)}`),
    ...(open.length > SHOWN ? [`  ${journal.more(open.length - SHOWN)}`] : []),
    ...(tills.length === 0 ? [] : ['', journal.tills]),
    ...tills.map((till) => `  ${tillLine(till, context)}`),
  ];
}

function tillLine({ origin, holder, copiedAt, conflicts }: Replica, context: Context): string {
  const { journal } = context.words;
  return [
    clean(holder ?? origin, 60),
    journal.copied(agoOf(copiedAt, context)),
    ...(conflicts.length === 0 ? [] : [context.style.red(journal.conflicts(conflicts.length))]),
    ...(holder === undefined ? [] : [context.style.dim(origin)]),
  ].join(' · ');
}
