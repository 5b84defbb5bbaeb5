import { centsOfNumber, centsToString } from '../../../money/index.js';
import type { SearchQuery, TransmittedDocument } from '../../../sending/service/generated/types.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { countOf, membersGiven } from '../args/values.js';
import { searchRow } from '../generated/commands/search.js';
import { Answers } from '../output/json-lines.js';
import { ask } from '../service/ask.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

/** `parastatiko search`: transmitted documents. */
export const searchCommand: Command = { ...searchRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { err, values, words } = context;
  const given = membersGiven<Partial<SearchQuery>>(context);
  const query = { ...given, issuedTo: given.issuedTo ?? given.issuedFrom } as SearchQuery;
  const limit = countOf(values, 'limit') ?? Number.POSITIVE_INFINITY;
  return await ask(context, async (client) => {
    const answers = new Answers(context);
    if (limit > 0)
      for await (const document of client.search(query)) {
        await answers.add(document, () => [lineOf(document, words)]);
        if (answers.count >= limit) break;
      }
    await answers.end((documents) => documents);
    if (answers.count === 0 && values.format !== 'json') await err.line(words.service.nothingFound);
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
