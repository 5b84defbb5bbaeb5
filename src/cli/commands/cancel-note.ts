import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { NO_KEY } from '../args/exit-codes.js';
import { MARK, VAT_NUMBER } from '../args/placeholders.js';
import { valueOption } from '../args/value-option.js';
import { wantsJson } from '../output/json-lines.js';
import { ask } from '../service/ask.js';
import { neededText, serviceOptions } from '../service/options.js';
import { isGood, outcomeJson, outcomeLines } from '../service/outcome-text.js';
import { journalOption } from '../service/with-journal.js';

const mark = valueOption('mark', MARK, 'The MARK of the note.', 'Το ΜΑΡΚ του δελτίου.');
const type: Option = {
  name: 'type',
  choices: ['9.1', '9.2', '9.3', '10.1', '10.2'],
  en: 'The type of the note, which determines the call.',
  el: 'Ο τύπος του δελτίου: από αυτόν εξαρτάται η κλήση.',
};
const issuer = valueOption('vat-number', VAT_NUMBER, 'The issuer of the note.', 'Ο εκδότης του δελτίου.');

/** `parastatiko cancel-note`: cancels a delivery note or a receiving note. */
export const cancelNoteCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: [...serviceOptions, mark, type, issuer, journalOption],
  description: {
    en: 'Cancels an issued delivery note (9.x) or receiving note (10.x) by its MARK. This costs credits, and a second call may cost credits again: after an unknown outcome, wait before you repeat it. With --journal, a second call is not made too soon.',
    el: 'Ακυρώνει δελτίο αποστολής (9.x) ή παραλαβής (10.x) με το ΜΑΡΚ του. Κοστίζει μονάδες, και μια δεύτερη κλήση ίσως τις χρεώσει ξανά: αν το αποτέλεσμα είναι άγνωστο, περιμένετε πριν την επαναλάβετε. Με --journal δεύτερη κλήση δεν γίνεται πολύ νωρίς.',
  },
  exitCodes: {
    0: { en: 'the note is cancelled', el: 'το δελτίο είναι ακυρωμένο' },
    1: { en: 'refused, unknown, or not sent', el: 'απορρίφθηκε, άγνωστο αποτέλεσμα, ή δεν στάλθηκε' },
    2: NO_KEY,
  },
  examples: {
    'parastatiko cancel-note --mark 400001970000102 --type 9.3 --vat-number 800123456': {
      en: 'A delivery note.',
      el: 'Ένα δελτίο αποστολής.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { out, values } = context;
  const note = {
    mark: neededText(values, mark),
    document: {
      issuer: { vatNumber: neededText(values, issuer) },
      invoiceHeader: { invoiceType: neededText(values, type) },
    },
  };
  return await ask(context, async (client) => {
    const outcome = await client.cancelNote(note);
    const lines = wantsJson(values)
      ? [JSON.stringify(outcomeJson(outcome))]
      : outcomeLines(note.mark, outcome, context);
    for (const line of lines) await out.line(line);
    return isGood(outcome) ? 0 : 1;
  });
}
