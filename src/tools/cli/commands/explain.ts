import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import type { Explained } from '../explain/operand.js';
import { explainRow } from '../generated/commands/explain.js';
import { errorLines, receivedLines } from '../output/error-explanation.js';
import { explanationJson, explanationLines } from '../output/explanation.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { plainWords } from '../output/plain-words.js';
import { tableLines } from '../output/table.js';
import { textLook } from '../output/text-look.js';

/** `parastatiko explain`: explains what a rule requires, where that is stated, and what breaks it. */
export const explainCommand: Command = { ...explainRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { operands, values, out, words } = context;
  if (values.list === true) return await list(context);
  if (operands.length === 0 && values.text === undefined) throw new UsageError((words) => words.noRule);
  const explained = await explainAll(context);
  if (explained === undefined) return 2;
  if (wantsJson(values)) await write(context, explained);
  else if (explained.length === 0) await out.line(words.explain.noErrors);
  else {
    const look = textLook(context);
    for (const each of explained) {
      const lines =
        'rule' in each
          ? explanationLines(each.rule, look)
          : 'error' in each
            ? errorLines(each.error, look)
            : receivedLines(each.received, look);
      for (const line of lines) await out.line(line);
    }
  }
  return 0;
}

/** Everything that the operands name; `undefined` if a file cannot be used. */
async function explainAll(context: Context): Promise<readonly Explained[] | undefined> {
  const { operands, values } = context;
  const { explainOperand, explainText } = await import('../explain/operand.js');
  const text = typeof values.text === 'string' ? values.text : '';
  if (operands.length === 0) return await explainText(text, context);
  const all: Explained[] = [];
  for (const name of operands) {
    const found = await explainOperand(name, text, context);
    if (found === undefined) return undefined;
    all.push(...found);
  }
  return all;
}

/** Writes an object for one explanation, and a list for several. */
async function write({ out, values }: Context, explained: readonly Explained[]): Promise<void> {
  const all = explained.map((each) =>
    'rule' in each ? explanationJson(each.rule) : 'error' in each ? each.error : each.received,
  );
  const [only, second] = explained;
  const isOne = only !== undefined && second === undefined && !('received' in only);
  if (values.format === 'json' && isOne) await out.line(JSON.stringify(all[0], null, 2));
  else await writeList(out, all, values);
}

async function list(context: Context): Promise<ExitCode> {
  const { operands, values, out, words, locale } = context;
  const [{ catalogue }, { summaryOf }] = await Promise.all([
    import('../../catalogue/catalogue.js'),
    import('../output/rule-summary.js'),
  ]);
  const wanted = operands.join('-').toLowerCase();
  const rules = catalogue.filter(({ id }) => id.includes(wanted)).map((rule) => summaryOf(rule, locale));
  if (rules.length === 0) throw new UsageError((usage) => usage.unknownRule(wanted));
  if (wantsJson(values)) {
    await writeList(out, rules, values);
    return 0;
  }
  const { style, width } = textLook(context);
  const rows = rules.map(({ rule, severity, what }) => [
    rule,
    words.report.severity[severity],
    plainWords(what),
  ]);
  const paint = (cell: string, column: number) => (column === 0 ? style.bold(cell) : cell);
  for (const line of tableLines(rows, { width, paint })) await out.line(line);
  return 0;
}
