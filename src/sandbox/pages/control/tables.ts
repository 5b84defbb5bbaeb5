import type { CancelledLine } from '../../../flows/generated/facts.js';
import { issuerOf } from '../../../flows/shared/parties.js';
import { tableFromOpenOrders } from '../../../flows/table/open-table.js';
import type { Table } from '../../../flows/table/table.js';
import { athensDate } from '../../../issues/athens-date.js';
import type { Locale } from '../../../issues/locale.js';
import { subtractExact } from '../../../money/add-exact.js';
import { compareExact, formatExact, parseDecimal, signOf } from '../../../money/index.js';
import { NotPossible } from '../../not-possible.js';
import type { DocumentRow } from '../../state/rows.js';
import type { PageRequest } from '../route.js';
import type { Site } from '../site.js';
import { localeIn } from '../till/locale.js';
import { type Sender, type Sent, sendDocument } from '../till/send.js';
import { tableOf } from '../till/table-of.js';
import type { PageLanguage } from '../view/issues.js';
import { slipsAt } from '../view/tables.js';
import type * as bodies from './bodies.js';
import { step } from './refusals.js';
import { sentences } from './sentences.js';

/** The open slips of a table, the oldest first. */
type Slips = readonly [DocumentRow, ...DocumentRow[]];

/** What every action on a table needs. */
interface AtTable {
  readonly site: Site;
  readonly sender: Sender;
  readonly slips: Slips;
  readonly options: { readonly now: Date; readonly locale: Locale };
  readonly issueDate: string;
}

/** Closes a table with a retail receipt (11.1) of what is left. */
export async function closeTable(
  site: Site,
  { series, aa, income, payment }: bodies.TableClosingBody,
  asked: PageRequest,
): Promise<Sent> {
  const { sender, slips, options, issueDate } = await atTable(site, asked);
  const { kind, ...terminal } = payment;
  const type = kind === 'cash' ? 3 : 7;
  const skipSignature = kind !== 'terminal';
  const { document } = step(() =>
    readable(slips, asked.language).close(
      { type: '11.1', series, aa, issueDate, income, payments: [{ type, amount: 'rest', ...terminal }] },
      { ...options, skipSignature },
    ),
  );
  return sendDocument(site, sender, document, skipSignature);
}

/** Cancels the whole table (8.6). It needs no lines, so it also works when the slips do not fit together. */
export async function cancelTable(
  site: Site,
  { series, aa }: bodies.NumberBody,
  asked: PageRequest,
): Promise<Sent> {
  const { sender, slips, options, issueDate } = await atTable(site, asked);
  const { document } = step(() =>
    (tableOf(slips) ?? found(slips)).cancelAll({ series, aa, issueDate }, options),
  );
  return sendDocument(site, sender, document);
}

/** Cancels a quantity of an item (8.6 with recType 7). */
export async function cancelItem(
  site: Site,
  { series, aa, ...item }: bodies.ItemBody,
  asked: PageRequest,
): Promise<Sent> {
  const { sender, slips, options, issueDate } = await atTable(site, asked);
  const table = readable(slips, asked.language);
  const { document } = step(() =>
    table.cancel({ series, aa, issueDate, lines: linesOf(table, item, asked.language) }, options),
  );
  return sendDocument(site, sender, document);
}

/** Moves a quantity of an item to another table or to a new one: an order there, and then a cancellation here. */
export async function moveItem(
  site: Site,
  { series, aa, to, ...item }: bodies.MoveBody,
  asked: PageRequest,
): Promise<Sent> {
  const { sender, slips, options, issueDate } = await atTable(site, asked);
  const table = readable(slips, asked.language);
  const facts = {
    lines: linesOf(table, item, asked.language),
    order: { series, aa, issueDate },
    cancellation: { series, aa: following(aa), issueDate },
  };
  const { order, cancellation } = step(() =>
    to === undefined
      ? table.split(facts, options)
      : table.move(facts, readable(openSlipsAt(site, to, asked.language), asked.language), options),
  );
  const sent = await sendDocument(site, sender, order);
  await sendDocument(site, sender, cancellation);
  return sent;
}

async function atTable(site: Site, { path, language, url }: PageRequest): Promise<AtTable> {
  const slips = openSlipsAt(site, path['tableId'] ?? '', language);
  const now = site.world.now();
  return {
    site,
    slips,
    sender: { house: slips[0].house, origin: url.origin, language },
    options: { now, locale: await localeIn(language) },
    issueDate: athensDate(now),
  };
}

function openSlipsAt({ world }: Site, id: string, language: PageLanguage): Slips {
  const [first, ...others] = slipsAt(world, id);
  if (first === undefined) throw new NotPossible(sentences[language].tableGone);
  return [first, ...others];
}

function readable(slips: readonly DocumentRow[], language: PageLanguage): Table {
  const table = tableOf(slips);
  if (table === undefined) throw new NotPossible(sentences[language].tableUnreadable);
  return table;
}

/** The table from what the service knows of it. */
function found(slips: Slips): Table {
  const [first] = slips;
  return tableFromOpenOrders({
    issuer: issuerOf(first.document),
    tableAA: first.document.invoiceHeader.tableAA ?? '',
    orders: slips.map(({ mark = '', uid }) => ({ mark, uid, quantityProducts: 0, totalNet: 0 })),
  });
}

/** The lines that take a quantity of an item, from its newest orders first. */
function linesOf(
  table: Table,
  { item, quantity }: bodies.ItemChoice,
  language: PageLanguage,
): CancelledLine[] {
  const wanted = parseDecimal(quantity);
  const chosen = table.remaining()[item];
  if (!wanted.ok || chosen === undefined) throw new NotPossible(sentences[language].itemGone);
  let missing = wanted.value;
  const lines: CancelledLine[] = [];
  for (const { slip, line, quantity: left } of [...chosen.from].reverse()) {
    const has = parseDecimal(left);
    if (!has.ok || signOf(missing) <= 0) break;
    const part = compareExact(has.value, missing) < 0 ? has.value : missing;
    missing = subtractExact(missing, part);
    lines.push({ slip, line, quantity: formatExact(part) });
  }
  if (signOf(missing) <= 0) return lines;
  // More than is left is refused by the flow, with its words.
  const { description, itemCode, unitPrice, unitPriceWithVat, vatCategory, unit } = chosen;
  return [{ description, itemCode, unitPrice, unitPriceWithVat, vatCategory, unit, quantity }];
}

/** The next number after one. */
const following = (aa: string): string => (/^[0-9]{1,18}$/.test(aa) ? String(BigInt(aa) + 1n) : `${aa}-2`);
