import type { Explanation } from '../../catalogue/explanation.js';
import { nearest } from '../../reading/nearest.js';
import type { ErrorExplanation } from '../../rules/authority/explain.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { errorLines } from '../output/error-explanation.js';
import { explanationJson, explanationLines } from '../output/explanation.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { plainWords } from '../output/plain-words.js';
import { tableLines } from '../output/table.js';
import { textLook } from '../output/text-look.js';

/** `parastatiko explain`: explains what a rule requires, where that is stated, and what breaks it. */
export const explainCommand: Command = {
  operands: {
    en: 'RULE|ERROR… | --text MESSAGE | --list [WORD]',
    el: 'ΚΑΝΟΝΑΣ|ΣΦΑΛΜΑ… | --text ΜΗΝΥΜΑ | --list [ΛΕΞΗ]',
  },
  options: [
    {
      name: 'text',
      placeholder: { en: 'MESSAGE', el: 'ΜΗΝΥΜΑ' },
      help: {
        en: 'The message of an error, or a message without a code.',
        el: 'Το μήνυμα που ήρθε μαζί με ένα σφάλμα, ή ένα μήνυμα χωρίς κωδικό.',
      },
    },
    {
      name: 'list',
      help: {
        en: 'List all rules, or those whose id contains WORD.',
        el: 'Εμφανίζει όλους τους κανόνες, ή όσους έχουν τη ΛΕΞΗ στο όνομά τους.',
      },
    },
  ],
  description: {
    en: 'Explains what a rule checks, what to do, where it is stated, which error of the tax authority it prevents, and what breaks it. RULE is the id in a report, such as totals/gross. With --format json, whole documents that follow it and break it are included.\nERROR is the code of an error from the tax authority or the provider, such as 228. The explanation says what it means, what to do next, which members it is probably about, and which rules find it before sending. Pass the message of the error with --text for more detail.',
    el: 'Λέει τι ζητά ένας κανόνας, τι πρέπει να γίνει, πού ορίζεται, ποιο σφάλμα της ΑΑΔΕ προλαβαίνει, και δείχνει τι τον παραβιάζει. ΚΑΝΟΝΑΣ είναι το όνομα που δίνει μια αναφορά, όπως totals/gross. Με --format json περιλαμβάνονται ολόκληρα παραστατικά που τον τηρούν και που τον παραβιάζουν.\nΣΦΑΛΜΑ είναι ο κωδικός ενός σφάλματος που απάντησε η ΑΑΔΕ ή ο πάροχος, όπως 228: τι σημαίνει, τι πρέπει να γίνει, ποια πεδία αφορά πιθανότατα, και ποιοι κανόνες το βρίσκουν πριν την αποστολή. Με --text το μήνυμα που ήρθε μαζί λέει περισσότερα.',
  },
  exitCodes: [
    { code: 0, when: { en: 'explained', el: 'εξηγήθηκε' } },
    {
      code: 2,
      when: {
        en: 'no such rule or error, or wrong usage',
        el: 'άγνωστος κανόνας ή σφάλμα, ή λανθασμένη σύνταξη της εντολής',
      },
    },
  ],
  examples: [
    { line: 'parastatiko explain totals/gross', what: { en: 'About one rule.', el: 'Για έναν κανόνα.' } },
    {
      line: 'parastatiko explain 228 --text "…"',
      what: {
        en: 'A returned error, with its message.',
        el: 'Για ένα σφάλμα που επιστράφηκε, με το μήνυμά του.',
      },
    },
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

/** What is explained: a rule, or a returned error. */
type Explained = { readonly rule: Explanation } | { readonly error: ErrorExplanation };

async function run(context: Context): Promise<ExitCode> {
  const { operands, values } = context;
  if (values.list === true) return await list(context);
  if (operands.length === 0 && values.text === undefined) throw new UsageError((words) => words.noRule);
  const explained = await explainAll(context);
  if (wantsJson(values)) await write(context, explained);
  else {
    const look = textLook(context);
    for (const each of explained) {
      const lines = 'rule' in each ? explanationLines(each.rule, look) : errorLines(each.error, look);
      for (const line of lines) await context.out.line(line);
    }
  }
  return 0;
}

async function explainAll({ operands, values, locale }: Context): Promise<Explained[]> {
  const [{ explain }, { catalogue }, { explainAuthorityError }] = await Promise.all([
    import('../../catalogue/explain.js'),
    import('../../catalogue/catalogue.js'),
    import('../../rules/authority/explain.js'),
  ]);
  const text = typeof values.text === 'string' ? values.text : '';
  if (operands.length === 0) {
    const error = explainAuthorityError(undefined, text, locale);
    if (error === undefined) throw new UsageError((words) => words.unknownText);
    return [{ error }];
  }
  return operands.map((name) => {
    const rule = explain(name, locale);
    if (rule !== undefined) return { rule };
    const error = explainAuthorityError(name, text, locale);
    if (error !== undefined) return { error };
    if (/^\d+$/.test(name)) throw new UsageError((words) => words.unknownError(name));
    const ids = catalogue.map(({ id }) => id);
    const meant = nearest(name, ids) ?? ids.find((each) => each.endsWith(`/${name}`));
    if (meant !== undefined) throw new UsageError((words) => words.unknownRule(name), meant);
    throw new UsageError((words) => `${words.unknownRule(name)} ${words.allRules}`);
  });
}

/** Writes an object for one explanation, and a list for several. */
async function write({ out, values }: Context, explained: readonly Explained[]): Promise<void> {
  const all = explained.map((each) => ('rule' in each ? explanationJson(each.rule) : each.error));
  if (values.format === 'json' && all.length === 1) await out.line(JSON.stringify(all[0], null, 2));
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
