import type { Context } from './args/command.js';
import { UsageError } from './args/usage-error.js';
import type { Wanted } from './input/documents.js';
import type { Unusable } from './input/fault.js';
import { type Entry, readItems } from './input/items.js';
import { clean } from './output/clean.js';
import { Progress } from './output/progress.js';
import type { CliWords } from './words/index.js';

/** Strays that are named; a hostile request may have a million. */
const NAMED_STRAYS = 5;

/**
 * Gives every document of the input to `handle`, one after the other, and says on standard error what cannot be used.
 * Returns how many parts of the input that were. Throws `UsageError` when there is no input at all.
 */
export async function readEach(
  context: Context,
  wanted: Wanted,
  handle: (entry: Entry) => Promise<void>,
): Promise<number> {
  const { io, words, out, err } = context;
  const sources = sourcesOf(context);
  const progress = new Progress(io, words.report, context.values.progress === true);
  let unusable = 0;
  for await (const item of readItems(sources, wanted, io)) {
    if (item.kind === 'entry') {
      await handle(item.entry);
      await progress.step();
      continue;
    }
    await progress.clear();
    await out.flush();
    if (item.kind === 'unusable') {
      unusable += 1;
      await err.line(`parastatiko: ${placeOf(item.unusable, words)}: ${faultText(item.unusable, words)}`);
    } else {
      const members = item.members.slice(0, NAMED_STRAYS).map((member) => clean(member, 60));
      const more = item.members.length > NAMED_STRAYS ? ', …' : '';
      await err.line(
        `parastatiko: ${placeOf(item, words)}: ${words.report.strays(`${members.join(', ')}${more}`)}`,
      );
    }
    await err.flush();
  }
  await progress.end();
  return unusable;
}

function sourcesOf({ operands, io }: Context): readonly string[] {
  if (operands.length > 0) return operands;
  if (io.stdin.isTerminal) throw new UsageError((words) => words.noInput);
  return ['-'];
}

function placeOf({ source, line, index }: Omit<Unusable, 'fault'>, { report }: CliWords): string {
  return [
    source === '-' ? report.standardInput : clean(source),
    ...(line === undefined ? [] : [report.inputLine(line)]),
    ...(index === undefined ? [] : [report.document(index + 1)]),
  ].join(', ');
}

function faultText({ fault }: Unusable, words: CliWords): string {
  // Each fault has words of its own type; the table is exhaustive.
  const say = words.faults[fault.name] as (fault: Unusable['fault']) => string;
  return clean(say(fault));
}
