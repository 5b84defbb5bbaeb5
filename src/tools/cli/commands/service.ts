/** The commands that ask the service once, and show its answer. */
import { centsOfNumber, centsToString } from '../../../money/index.js';
import type { BranchOfTables, Client } from '../../../sending/client/index.js';
import type { SearchQuery, TransmittedDocument } from '../../../sending/service/inside.js';
import type { Command, CommandRow, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { countOf, membersGiven, neededText } from '../args/values.js';
import { balanceRow } from '../generated/commands/balance.js';
import { cancelNoteRow } from '../generated/commands/cancel-note.js';
import { downloadRow } from '../generated/commands/download.js';
import { searchRow } from '../generated/commands/search.js';
import { tablesRow } from '../generated/commands/tables.js';
import { Answers, show } from '../output/json-lines.js';
import { tableLines } from '../output/table.js';
import { widthOf } from '../output/wrap.js';
import { ask } from '../service/ask.js';
import { showOutcome } from '../service/outcome-text.js';
import { saveNew } from '../service/save-new.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

/**
 * A command that reads its options before anything is asked.
 *
 * @param read refuses wrong usage, and returns what is asked with a client
 */
const asking = (
  row: CommandRow,
  read: (context: Context) => (client: Client) => Promise<ExitCode>,
  options?: Parameters<typeof ask>[2],
): Command => ({ ...row, run: async (context) => await ask(context, read(context), options) });

export const balanceCommand = asking(balanceRow, (context) => async (client) => {
  const { words, language } = context;
  const credits = await client.creditsBalance();
  const balance = credits.creditsBalance.toLocaleString(language);
  return await show(context, credits, () => [words.service.credits(balance)]);
});

/** Lists the tables of a branch that have open order slips, or the slips of one table. */
export const tablesCommand = asking(tablesRow, (context) => {
  const { noTables, noSlips, columns } = context.words.service;
  const {
    vatNumber,
    branch = 0,
    tableId,
  } = membersGiven<BranchOfTables & { readonly tableId?: string }>(context);
  return async (client) => {
    if (tableId === undefined) {
      const open = await client.openTables({ vatNumber, branch });
      return await show(context, open, () => (open.length > 0 ? open : [noTables]));
    }
    const orders = await client.openOrders({ vatNumber, branch, tableId });
    const { io, style, words } = context;
    const rows = orders.map(({ mark, quantityProducts, totalNet, uid }) => [
      ...[mark, words.figure(String(quantityProducts)), words.figure(String(totalNet)), uid],
    ]);
    const paint = (cell: string, _: number, row: number): string => (row === 0 ? style.dim(cell) : cell);
    const head = [columns.mark, columns.quantity, columns.net, columns.uid];
    return await show(context, orders, () =>
      orders.length === 0
        ? [noSlips]
        : tableLines([head, ...rows], { width: widthOf(io.stdout.columns), right: [1, 2], paint }),
    );
  };
});

export const cancelNoteCommand = asking(cancelNoteRow, (context) => {
  const { mark, invoiceType, entityVatNumber } =
    membersGiven<Readonly<Record<'mark' | 'invoiceType' | 'entityVatNumber', string>>>(context);
  const document = { issuer: { vatNumber: entityVatNumber }, invoiceHeader: { invoiceType } };
  return async (client) => await showOutcome(context, mark, await client.cancelNote({ mark, document }));
});

/** The PDF or the registry XML of a document. */
export const downloadCommand = asking(
  downloadRow,
  (context) => {
    const file = neededText(context, 'output');
    const isXml = context.values.xml === true;
    const { uid, authenticationCode } =
      membersGiven<Readonly<Partial<Record<'uid' | 'authenticationCode', string>>>>(context);
    const name =
      uid === undefined
        ? authenticationCode !== undefined && { authenticationCode }
        : authenticationCode === undefined && { uid };
    // The XML is available only by UID.
    if (!name || (isXml && uid === undefined))
      throw new UsageError((words) =>
        isXml ? words.missingOption('--uid', 'UID') : words.oneOf('--uid, --authentication-code'),
      );
    return async (client) => {
      const { bytes } =
        isXml && uid !== undefined ? await client.downloadRegistryXml(uid) : await client.downloadPdf(name);
      return await saveNew(context, file, await bytes());
    };
  },
  { withKey: false },
);

/** Transmitted documents. */
export const searchCommand = asking(searchRow, (context) => {
  const { err, values, words } = context;
  const given = membersGiven<Partial<SearchQuery>>(context);
  const query = { ...given, issuedTo: given.issuedTo ?? given.issuedFrom } as SearchQuery;
  const limit = countOf(values, 'limit') ?? Number.POSITIVE_INFINITY;
  return async (client) => {
    const answers = new Answers(context);
    if (limit > 0)
      for await (const document of client.search(query)) {
        await answers.add(document, () => [lineOf(document, words)]);
        if (answers.count >= limit) break;
      }
    await answers.end((documents) => documents);
    if (answers.count === 0 && values.format !== 'json') await err.line(words.service.nothingFound);
    return 0;
  };
});

function lineOf(
  { mark, uid, invoiceHeader, invoiceSummary }: TransmittedDocument,
  { figure, service: { columns } }: CliWords,
): string {
  const { invoiceType, series, aa, issueDate } = invoiceHeader ?? {};
  const number = [series, aa].filter((part) => part !== undefined).join(' ');
  const gross = invoiceSummary?.totalGrossValue;
  const cents = gross === undefined ? undefined : centsOfNumber(gross);
  // Unusual numbers are shown as they came.
  const amount = cents === undefined ? String(gross) : centsToString(cents);
  return [
    `${columns.mark} ${mark ?? '–'}`,
    invoiceType ?? '–',
    clean(number, 80) || '–',
    issueDate?.slice(0, 10) ?? '–',
    gross === undefined ? '–' : `${figure(amount)} €`,
    `UID ${uid ?? '–'}`,
  ].join(' · ');
}
