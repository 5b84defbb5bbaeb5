import type { Command, Context, ExitCode } from '../args/command.js';
import { askingExitCodes } from '../args/exit-codes.js';
import { COUNT, VAT_NUMBER } from '../args/placeholders.js';
import { valueOption } from '../args/value-option.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { tableLines } from '../output/table.js';
import { widthOf } from '../output/wrap.js';
import { ask } from '../service/ask.js';
import { countOf, neededText, serviceOptions, textOf } from '../service/options.js';

const vatNumber = valueOption('vat-number', VAT_NUMBER, 'The issuer.', 'Ο εκδότης.');

/** `parastatiko tables`: lists the tables of a branch that have open order slips, or the slips of one table. */
export const tablesCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: [
    ...serviceOptions,
    vatNumber,
    {
      name: 'branch',
      placeholder: COUNT,
      en: 'The branch. Default: 0, the head office.',
      el: 'Η εγκατάσταση. Προεπιλογή: 0, η έδρα.',
    },
    {
      name: 'table',
      placeholder: { en: 'GUID', el: 'GUID' },
      en: 'Show the open slips of this table.',
      el: 'Δείχνει τα ανοιχτά δελτία αυτού του τραπεζιού.',
    },
  ],
  description: {
    en: 'Lists the tables of a branch that have open order slips, by their GUIDs. With --table, shows the open slips of that table. A table that stays open for more than 24 hours blocks its branch.',
    el: 'Δείχνει τα τραπέζια μιας εγκατάστασης που έχουν ανοιχτά δελτία παραγγελίας, με το GUID τους. Με --table δείχνει τα ανοιχτά δελτία αυτού του τραπεζιού. Με τραπέζι ανοιχτό πάνω από 24 ώρες η εγκατάσταση δεν μπορεί να εκδώσει παραστατικά.',
  },
  exitCodes: askingExitCodes,
  examples: {
    'parastatiko tables --vat-number 800123456 --branch 0': {
      en: 'Tables of a branch.',
      el: 'Τραπέζια μιας εγκατάστασης.',
    },
    'parastatiko tables --vat-number 800123456 --table 6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314': {
      en: 'Slips of a table.',
      el: 'Δελτία ενός τραπεζιού.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { out, values, words, io, style } = context;
  const branch = { vatNumber: neededText(values, vatNumber), branch: countOf(values, 'branch') ?? 0 };
  const tableId = textOf(values, 'table');
  return await ask(context, async (client) => {
    if (tableId === undefined) {
      const tables = await client.openTables(branch);
      if (wantsJson(values)) await writeList(out, tables, values);
      else for (const line of tables.length > 0 ? tables : [words.service.noTables]) await out.line(line);
      return 0;
    }
    const orders = await client.openOrders({ ...branch, tableId });
    if (wantsJson(values)) await writeList(out, orders, values);
    else if (orders.length === 0) await out.line(words.service.noSlips);
    else {
      const { mark, quantity, net, uid } = words.service.columns;
      const rows = orders.map((order) => [
        order.mark,
        words.figure(String(order.quantityProducts)),
        words.figure(String(order.totalNet)),
        order.uid,
      ]);
      const paint = (cell: string, _: number, row: number): string => (row === 0 ? style.dim(cell) : cell);
      const look = { width: widthOf(io.stdout.columns), right: [1, 2], paint };
      for (const line of tableLines([[mark, quantity, net, uid], ...rows], look)) await out.line(line);
    }
    return 0;
  });
}
