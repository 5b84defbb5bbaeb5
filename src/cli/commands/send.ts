import type { Client } from '../../client/client.js';
import type { IssuedEntry } from '../../client/issue/issue-run.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { progressOption } from '../args/common-options.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import { clean } from '../output/clean.js';
import { wantsJson } from '../output/json-lines.js';
import { readEach } from '../read-each.js';
import { readRelatedFiles, relatedOption } from '../read-related.js';

import { ask } from '../service/ask.js';
import { serviceOptions } from '../service/options.js';
import { isGood, outcomeJson, outcomeLines } from '../service/outcome-text.js';
import { sentencesOf } from '../service/report-error.js';
import { journalOption } from '../service/with-journal.js';

/** `parastatiko send`: issues documents, one request each, and prints each outcome. */
export const sendCommand: Command = {
  operands: { en: '[FILE…|-]', el: '[ΑΡΧΕΙΟ…|-]' },
  options: [
    ...serviceOptions,
    {
      name: 'skip-signature',
      choices: ['true', 'false'],
      en: 'false: a document with card payments is held until it is paid on a connected POS. true: it is issued at once. Required if a payment names its terminal.',
      el: 'false: παραστατικό με πληρωμή κάρτας περιμένει την πληρωμή σε διασυνδεδεμένο POS. true: εκδίδεται αμέσως. Απαιτείται όταν μια πληρωμή αναφέρει το τερματικό της.',
    },
    {
      name: 'send-with-errors',
      en: 'Send documents even if the rules find errors.',
      el: 'Στέλνει παραστατικά ακόμη κι αν οι κανόνες βρίσκουν σφάλματα.',
    },
    journalOption,
    relatedOption,
    progressOption,
  ],
  description: {
    en: 'Checks each document and issues it, one request each, in the order of the input. It does not ask for confirmation. Each outcome is printed as soon as it is known. A document with errors is refused and not sent. If the answer was lost, the outcome is unknown: send the same file again, and never use another number. With --journal, you can interrupt the command at any moment and run it again: issued documents are not sent again, and parastatiko recover settles unknown outcomes. FILE has documents as for validate.',
    el: 'Ελέγχει κάθε παραστατικό και το εκδίδει, ένα σε κάθε αποστολή, με τη σειρά της εισόδου. Δεν ρωτά τίποτα. Κάθε αποτέλεσμα εμφανίζεται μόλις γίνει γνωστό. Παραστατικό με σφάλματα απορρίπτεται και δεν στέλνεται. Όταν χαθεί η απάντηση, το αποτέλεσμα είναι άγνωστο: στείλτε ξανά το ίδιο αρχείο και μη δώσετε άλλον αριθμό. Με --journal η εντολή μπορεί να διακοπεί οποιαδήποτε στιγμή και να δοθεί ξανά η ίδια: ό,τι εκδόθηκε δεν στέλνεται πάλι, και το parastatiko recover ξεκαθαρίζει ό,τι είναι άγνωστο. Το ΑΡΧΕΙΟ περιέχει παραστατικά όπως για το validate.',
  },
  exitCodes: {
    0: { en: 'every document is issued, queued or held', el: 'όλα εκδόθηκαν ή περιμένουν πληρωμή' },
    1: {
      en: 'at least one was refused, is unknown, or could not be sent',
      el: 'κάποιο απορρίφθηκε, είναι άγνωστο ή δεν στάλθηκε',
    },
    2: {
      en: 'no key, no base URL, unusable input, or wrong usage',
      el: 'δεν υπάρχει κλειδί ή διεύθυνση, είσοδος που δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko send --key-file key.txt --base-url https://host.example day.json': {
      en: 'Send a file.',
      el: 'Αποστολή ενός αρχείου.',
    },
    'parastatiko send --journal till.db day.json': {
      en: 'With a journal: after a power cut, run the same command again.',
      el: 'Με ημερολόγιο: μετά από διακοπή ρεύματος δώστε πάλι την ίδια εντολή.',
    },
    'parastatiko build facts.json | parastatiko send --format ndjson': {
      en: 'Build and send; key and base URL come from the environment.',
      el: 'Δημιουργία και αποστολή· κλειδί και διεύθυνση από το περιβάλλον.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  return await ask(context, (client) => send(context, client));
}

async function send(context: Context, client: Client): Promise<ExitCode> {
  const { values, out, words, style } = context;
  const related = await readRelatedFiles(context);
  if (related === undefined) return 2;
  const options = {
    ...related,
    ...(values['skip-signature'] !== undefined && { skipSignature: values['skip-signature'] === 'true' }),
    sendWithErrors: values['send-with-errors'] === true,
  };
  const records: object[] = [];
  let bad = 0;
  const unusable = await readEach(context, 'documents', async (entry) => {
    for await (const fate of client.issueAll([entry.value], options)) {
      if (!('outcome' in fate && isGood(fate.outcome))) bad += 1;
      await reportOutcome(entry, fate);
    }
    await out.flush();
  });
  if (values.format === 'json') {
    const ok = bad === 0 && unusable === 0;
    await out.line(JSON.stringify({ ok, documents: records }, null, 2));
  }
  if (unusable > 0) return 2;
  return bad > 0 ? 1 : 0;

  /** Prints the outcome of a document at once, so that a killed process has reported everything it knew. */
  async function reportOutcome(entry: Entry, fate: IssuedEntry): Promise<void> {
    if (wantsJson(values)) {
      const record = recordOf(entry, fate);
      if (values.format === 'ndjson') await out.line(JSON.stringify(record));
      else records.push(record);
      return;
    }
    const name = nameOf(entry);
    const lines =
      'outcome' in fate
        ? outcomeLines(name, fate.outcome, context)
        : [
            `${name} · ${style.red(words.service.notSent)}`,
            ...sentencesOf(fate.error, values).map((sentence) => `  ${clean(sentence)}`),
          ];
    for (const line of lines) await out.line(line);
  }
}

function recordOf({ source, index, line, value }: Entry, fate: IssuedEntry): object {
  const place = { source, index, ...(line !== undefined && { line }), ...identityOf(value) };
  if ('outcome' in fate) return { ...place, outcome: outcomeJson(fate.outcome) };
  const { code, message, safeToRepeat } = fate.error;
  return { ...place, error: { code, message, safeToRepeat } };
}

/** A document as people refer to it: by type, series and number, or by its place if these are missing. */
function nameOf({ source, index, value }: Entry): string {
  const { type, series, aa } = identityOf(value);
  const named = [type, [series, aa].filter((part) => part !== null).join(' ')].filter((part) => part);
  return clean(named.length > 0 ? named.join(' ') : `${source} ${index + 1}`, 120);
}
