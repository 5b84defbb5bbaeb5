import { nearest } from '../../issues/nearest.js';
import type { Explanation } from '../../rules/explain.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { explanationJson, explanationLines } from '../output/explanation.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { plainWords } from '../output/plain-words.js';
import { tableLines } from '../output/table.js';
import { textLook } from '../output/text-look.js';

/** `parastatiko explain`: what a rule asks, where that is stated, and what breaks it. */
export const explainCommand: Command = {
  name: 'explain',
  operands: { en: 'RULE… | --list [WORD]', el: 'ΚΑΝΟΝΑΣ… | --list [ΛΕΞΗ]' },
  options: [
    {
      name: 'list',
      help: {
        en: 'List all rules, or those whose name has WORD in it.',
        el: 'Εμφανίζει όλους τους κανόνες, ή όσους έχουν τη ΛΕΞΗ στο όνομά τους.',
      },
    },
  ],
  summary: {
    en: 'Tell about a rule, or list the rules.',
    el: 'Εξηγεί έναν κανόνα, ή εμφανίζει τους κανόνες.',
  },
  description: {
    en: 'Tells what a rule asks, what to do, where it is stated, which error of the tax authority it prevents, and shows what breaks it. RULE is the name that a report gives, such as totals/gross. With --format json, whole documents that keep it and break it come along.',
    el: 'Λέει τι ζητά ένας κανόνας, τι πρέπει να γίνει, πού ορίζεται, ποιο σφάλμα της ΑΑΔΕ προλαβαίνει, και δείχνει τι τον παραβιάζει. ΚΑΝΟΝΑΣ είναι το όνομα που δίνει μια αναφορά, όπως totals/gross. Με --format json περιλαμβάνονται ολόκληρα παραστατικά που τον τηρούν και που τον παραβιάζουν.',
  },
  exitCodes: [
    { code: 0, when: { en: 'explained', el: 'εξηγήθηκε' } },
    {
      code: 2,
      when: { en: 'no such rule, or a wrong command line', el: 'άγνωστος κανόνας ή λάθος γραμμή εντολών' },
    },
  ],
  examples: [
    { line: 'parastatiko explain totals/gross', what: { en: 'About one rule.', el: 'Για έναν κανόνα.' } },
    {
      line: 'parastatiko explain --list movement --lang el',
      what: {
        en: 'The rules about goods movements, in Greek.',
        el: 'Οι κανόνες της διακίνησης, στα ελληνικά.',
      },
    },
  ],
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { operands, values } = context;
  if (values.list === true) return await list(context);
  const [{ explain }, { allRules }, { checkDocument }] = await Promise.all([
    import('../../rules/explain.js'),
    import('../../rules/registry.js'),
    import('../../builders/check-document.js'),
  ]);
  if (operands.length === 0) throw new UsageError((words) => words.noRule);
  const { locale, out } = context;
  const explanations = operands.map((id) => {
    const explanation = explain(id, locale, (facts) => checkDocument(facts, { locale }).issues);
    if (explanation !== undefined) return explanation;
    const ids = allRules.map((rule) => rule.id);
    throw new UsageError(
      (words) => words.unknownRule(id),
      nearest(id, ids) ?? ids.find((each) => each.endsWith(`/${id}`)),
    );
  });
  if (wantsJson(values)) await write(context, explanations);
  else {
    const look = textLook(context);
    for (const explanation of explanations) {
      for (const line of explanationLines(explanation, look)) await out.line(line);
    }
  }
  return 0;
}

/** One rule is one object; several are a list. */
async function write({ out, values }: Context, explanations: readonly Explanation[]): Promise<void> {
  const all = explanations.map(explanationJson);
  if (values.format === 'json' && all.length === 1) await out.line(JSON.stringify(all[0], null, 2));
  else await writeList(out, all, values);
}

async function list(context: Context): Promise<ExitCode> {
  const { operands, values, out, words, locale } = context;
  const [{ allRules }, { summaryOf }] = await Promise.all([
    import('../../rules/registry.js'),
    import('../output/rule-summary.js'),
  ]);
  const wanted = operands.join('-').toLowerCase();
  const rules = allRules.filter(({ id }) => id.includes(wanted)).map((rule) => summaryOf(rule, locale));
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
