import { centsOfNumber, centsToString } from '../../money/index.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { askingExitCodes } from '../args/exit-codes.js';
import { COUNT, MARK, TEXT, VAT_NUMBER } from '../args/placeholders.js';
import { valueOption } from '../args/value-option.js';
import { clean } from '../output/clean.js';
import { wantsJson } from '../output/json-lines.js';
import { ask } from '../service/ask.js';
import { countOf, neededText, serviceOptions, textOf } from '../service/options.js';
import type { Both, CliWords } from '../words/index.js';

const day = { en: 'YYYY-MM-DD', el: 'ΕΕΕΕ-ΜΜ-ΗΗ' };
const issuer = valueOption('vat-number', VAT_NUMBER, 'The issuer. Required.', 'Ο εκδότης. Υποχρεωτικό.');
const from: Option = {
  name: 'from',
  placeholder: day,
  en: 'The first issue date. Required.',
  el: 'Η πρώτη ημερομηνία έκδοσης. Υποχρεωτικό.',
};
const to: Option = {
  name: 'to',
  placeholder: day,
  en: 'The last issue date. Default: the same as --from.',
  el: 'Η τελευταία ημερομηνία έκδοσης. Προεπιλογή: η πρώτη.',
};

const same = (word: string): Both => ({ en: word, el: word });

/** `parastatiko search`: transmitted documents. */
export const searchCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: [
    ...serviceOptions,
    issuer,
    from,
    to,
    valueOption('series', TEXT, 'Only this series.', 'Μόνο αυτή η σειρά.'),
    valueOption('aa', TEXT, 'Only this number.', 'Μόνο αυτός ο αριθμός.'),
    valueOption(
      'type',
      { en: 'TYPE', el: 'ΤΥΠΟΣ' },
      'Only this document type, such as 11.1.',
      'Μόνο αυτός ο τύπος παραστατικού, όπως 11.1.',
    ),
    valueOption('mark', MARK, 'Only the document with this MARK.', 'Μόνο το παραστατικό με αυτό το ΜΑΡΚ.'),
    valueOption(
      'uid',
      same('UID'),
      'Only the document with this UID.',
      'Μόνο το παραστατικό με αυτό το UID.',
    ),
    valueOption(
      'counterpart',
      VAT_NUMBER,
      'Only documents to this VAT number.',
      'Μόνο παραστατικά προς αυτόν τον ΑΦΜ.',
    ),
    valueOption('branch', COUNT, 'Only this branch.', 'Μόνο αυτή η εγκατάσταση.'),
    valueOption('limit', COUNT, 'The maximum number of documents.', 'Το μέγιστο πλήθος παραστατικών.'),
  ],
  description: {
    en: 'Searches transmitted documents by issuer and issue date. NDJSON prints each one as it arrives. An empty result proves nothing: the search lags behind and does not include queued documents.',
    el: 'Αναζητά παραστατικά που διαβιβάστηκαν, με εκδότη και ημερομηνία έκδοσης. Το NDJSON τα εμφανίζει ένα ένα. Αν δεν βρεθεί κάτι, αυτό δεν αποδεικνύει τίποτα: η αναζήτηση καθυστερεί και δεν έχει όσα εκδόθηκαν εκτός σύνδεσης.',
  },
  exitCodes: askingExitCodes,
  examples: {
    'parastatiko search --vat-number 800123456 --from 2026-11-01 --to 2026-11-30': {
      en: 'A month.',
      el: 'Ένας μήνας.',
    },
    'parastatiko search --vat-number 800123456 --from 2026-11-20 --series A --aa 101 --format json': {
      en: 'One number, for a program.',
      el: 'Ένας αριθμός, για χρήση από πρόγραμμα.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { out, err, values, words } = context;
  const issuedFrom = neededText(values, from);
  const query = {
    issuerVatNumber: neededText(values, issuer),
    issuedFrom,
    issuedTo: textOf(values, to.name) ?? issuedFrom,
    series: textOf(values, 'series'),
    aa: textOf(values, 'aa'),
    invoiceType: textOf(values, 'type'),
    invoiceMark: textOf(values, 'mark'),
    uid: textOf(values, 'uid'),
    counterpartVatNumber: textOf(values, 'counterpart'),
    branch: countOf(values, 'branch'),
  };
  const limit = countOf(values, 'limit') ?? Number.POSITIVE_INFINITY;
  return await ask(context, async (client) => {
    const found: TransmittedDocument[] = [];
    const isList = values.format === 'json';
    let isEmpty = true;
    let left = limit;
    if (left > 0) {
      for await (const document of client.search(query)) {
        isEmpty = false;
        if (isList) found.push(document);
        else await out.line(wantsJson(values) ? JSON.stringify(document) : lineOf(document, words));
        left -= 1;
        if (left === 0) break;
      }
    }
    if (isList) await out.line(JSON.stringify(found, null, 2));
    else if (isEmpty) await err.line(words.service.nothingFound);
    return 0;
  });
}

function lineOf(
  { mark, uid, invoiceHeader, invoiceSummary }: TransmittedDocument,
  { figure, service: { columns } }: CliWords,
): string {
  const { invoiceType, series, aa, issueDate } = invoiceHeader ?? {};
  const number = [series, aa].filter((part) => part !== undefined).join(' ');
  const gross = invoiceSummary?.totalGrossValue;
  return [
    `${columns.mark} ${mark ?? '–'}`,
    invoiceType ?? '–',
    clean(number, 80) || '–',
    issueDate?.slice(0, 10) ?? '–',
    gross === undefined ? '–' : `${figure(amountText(gross))} €`,
    `UID ${uid ?? '–'}`,
  ].join(' · ');
}

/** An amount of the service with two decimals. Unusual numbers are shown as they came. */
function amountText(amount: number): string {
  const cents = centsOfNumber(amount);
  return cents === undefined ? String(amount) : centsToString(cents);
}
