import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import type { Explained } from '../explain/operand.js';
import { errorLines, receivedLines } from '../output/error-explanation.js';
import { explanationJson, explanationLines } from '../output/explanation.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { plainWords } from '../output/plain-words.js';
import { tableLines } from '../output/table.js';
import { textLook } from '../output/text-look.js';

/** `parastatiko explain`: explains what a rule requires, where that is stated, and what breaks it. */
export const explainCommand: Command = {
  operands: {
    en: 'RULE|ERROR|ANSWER… | --text MESSAGE | --list [WORD]',
    el: 'ΚΑΝΟΝΑΣ|ΣΦΑΛΜΑ|ΑΠΑΝΤΗΣΗ… | --text ΜΗΝΥΜΑ | --list [ΛΕΞΗ]',
  },
  options: [
    {
      name: 'text',
      placeholder: { en: 'MESSAGE', el: 'ΜΗΝΥΜΑ' },
      en: 'The message of an error, a message without a code, or the JSON of an answer.',
      el: 'Το μήνυμα ενός σφάλματος, ένα μήνυμα χωρίς κωδικό ή το JSON μιας απάντησης.',
    },
    {
      name: 'list',
      en: 'List all rules, or those whose id contains WORD.',
      el: 'Εμφανίζει όλους τους κανόνες, ή όσους έχουν τη ΛΕΞΗ στο όνομά τους.',
    },
  ],
  description: {
    en: 'Explains what a rule checks, what to do, where it is stated, which error of the tax authority it prevents, and what breaks it. RULE is the id in a report, such as totals/gross. With --format json, whole documents that follow it and break it are included.\nERROR is the code of an error from the tax authority or the provider, such as 228, an HTTP status such as 429, or a code such as RATE_LIMITED. The explanation says what it means, what to do next, which members it is probably about, and which rules find it before sending. Pass the message of the error with --text for more detail.\nANSWER is a file (or -) with the JSON that a call answered: every error in it is explained.',
    el: 'Εξηγεί τι ζητά ένας κανόνας, τι πρέπει να γίνει, πού ορίζεται, ποιο σφάλμα της ΑΑΔΕ προλαβαίνει, και δείχνει τι τον παραβιάζει. ΚΑΝΟΝΑΣ είναι το όνομα που δίνει μια αναφορά, όπως totals/gross. Με --format json περιλαμβάνονται ολόκληρα παραστατικά που τον τηρούν και που τον παραβιάζουν.\nΣΦΑΛΜΑ είναι ο κωδικός ενός σφάλματος της ΑΑΔΕ ή του παρόχου, όπως 228, ένας κωδικός HTTP, όπως 429, ή ένας κωδικός όπως RATE_LIMITED: τι σημαίνει, τι πρέπει να γίνει, ποια πεδία αφορά πιθανότατα, και ποιοι κανόνες το εντοπίζουν πριν από την αποστολή. Αν δώσετε και το μήνυμά του με --text, η εξήγηση είναι πληρέστερη.\nΑΠΑΝΤΗΣΗ είναι αρχείο (ή -) με το JSON με το οποίο απάντησε μια κλήση: εξηγείται κάθε σφάλμα της.',
  },
  exitCodes: {
    0: { en: 'explained', el: 'εξηγήθηκε' },
    2: {
      en: 'no such rule or error, an unusable file, or wrong usage',
      el: 'άγνωστος κανόνας ή σφάλμα, αρχείο που δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko explain totals/gross': { en: 'About one rule.', el: 'Για έναν κανόνα.' },
    'parastatiko explain 228 --text "…"': {
      en: 'A returned error, with its message.',
      el: 'Για ένα σφάλμα που επιστράφηκε, με το μήνυμά του.',
    },
    'parastatiko explain answer.json': {
      en: 'Every error of an answer.',
      el: 'Για κάθε σφάλμα μιας απάντησης.',
    },
    'parastatiko explain --list movement --lang el': {
      en: 'The rules about goods movements, in Greek.',
      el: 'Οι κανόνες της διακίνησης, στα ελληνικά.',
    },
  },
  run,
};

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
