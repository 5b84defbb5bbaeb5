/** What must be true in the end, by the record of the service. */
import type { SandboxDocument } from '../../src/sandbox/inspect.js';
import { Caller, tagOf } from './caller.js';
import type { Shop } from './scenes/shop.js';
import { end, endPayment } from './scenes/tables.js';
import type { Till } from './till.js';
import type { World } from './world.js';

/** Whoever locks up: settles what is unknown, ends payments, and closes the tables of callers that went away. */
export async function evening(world: World, till: Till): Promise<void> {
  const caller = new Caller(world, till, `evening ${till.name}`);
  const recover = async (): Promise<void> => {
    for (let tries = 0; tries < 6; tries += 1) {
      const { body } = (await caller.call({ route: 'POST /journal/recovery', body: {} })) ?? {};
      if (body.unknown + body.failed + body.heldElsewhere + body.left === 0) return;
      await world.sleep(130_000);
    }
  };
  await recover();
  const { body: list } = await caller.read('GET /payments');
  for (const each of list.payments) await endPayment(caller, each);
  const { body: tables } = await caller.read('GET /tables');
  for (const { table, status } of tables.tables)
    if (status !== 'ended' && status !== 'empty') {
      world.reach('a table that somebody else closed');
      await end(caller, table);
    }
  // A call is finished only once its caller has had time to repeat it.
  await world.sleep(130_000);
  await recover();
  await nothingIsOpen(world, till, caller);
}

async function nothingIsOpen(world: World, till: Till, caller: Caller): Promise<void> {
  for (const { invoiceType, series, aa, memo } of await till.journal.numbering.open())
    if (series !== 'N')
      world.find(`a number is open at the end: ${till.name} ${invoiceType} ${series} ${aa} of ${memo}`);
  const { body } = await caller.read('GET /journal');
  // A document that was never sent may be left so by a caller that went away or gave up.
  for (const { standing, type, series, aa, why } of body.open)
    if (standing !== 'not-sent')
      world.find(`${standing} at the end: ${till.name} ${type} ${series} ${aa} ${why ?? ''}`);
}

/** Compares what callers wanted and were told with what the service has. */
export function compare(world: World, shop: Shop): void {
  const documents = world.sandbox.documents();
  const filed = new Map<string, SandboxDocument[]>();
  for (const each of documents) {
    const tag = tagOf(each.document) ?? 'no tag';
    filed.set(tag, [...(filed.get(tag) ?? []), each]);
  }
  for (const { tag, fate, what } of world.intents.values()) {
    const count = filed.get(tag)?.length ?? 0;
    if (count > 1) world.find(`filed ${count} times: ${what} ${tag}`);
    if (fate === 'done' && count === 0) world.find(`reported as filed, but not filed: ${what} ${tag}`);
    if (fate === 'refused' && count > 0) world.find(`filed, but reported as refused: ${what} ${tag}`);
    filed.delete(tag);
  }
  for (const tag of filed.keys()) world.find(`filed, but nobody wanted it: ${tag}`);
  for (const { tableAA, slips } of world.sandbox.tables())
    world.find(`slips are open at the service: ${tableAA} ${slips.length}`);
  creditsFit(world, documents, shop);
  quantitiesFit(world, documents);
}

/** Nobody is credited more than was sold. */
function creditsFit(world: World, documents: readonly SandboxDocument[], { receipts }: Shop): void {
  for (const { tag, quantity } of receipts) {
    const credits = [...world.intents.values()].filter(({ credits: of }) => of?.original === tag);
    const count = credits.filter((each) =>
      documents.some(({ document }) => tagOf(document) === each.tag),
    ).length;
    if (count > quantity) world.find(`credited too much: ${count} pieces of ${tag}, which has ${quantity}`);
    if (count === quantity) world.reach('a receipt that is credited in full');
  }
}

type Lines = ReadonlyMap<string, number>;

const linesOf = (documents: readonly SandboxDocument[]): Lines => {
  const lines = new Map<string, number>();
  for (const { document } of documents)
    for (const { itemDescr = '', quantity = 0, recType } of document.invoiceDetails ?? [])
      lines.set(
        itemDescr,
        (lines.get(itemDescr) ?? 0) + (recType === 7 ? -Number(quantity) : Number(quantity)),
      );
  return lines;
};

/** What was ordered at a table and not cancelled is on its bill. Quantities are small whole numbers. */
function quantitiesFit(world: World, documents: readonly SandboxDocument[]): void {
  const all = documents.filter(({ document: { invoiceHeader: header } }) => header.invoiceType === '8.6');
  for (const table of new Set(all.map(({ document }) => document.invoiceHeader.tableAA ?? ''))) {
    const slips = all.filter(({ document }) => document.invoiceHeader.tableAA === table);
    const marks = new Set(slips.map(({ mark }) => mark));
    const uids = new Set(slips.map(({ uid }) => uid));
    if (slips.some(({ document }) => document.invoiceHeader.totalCancelDeliveryOrders === true)) continue;
    const bills = documents.filter(({ document: { invoiceHeader: header } }) => {
      const connected = [...(header.multipleConnectedMarks ?? [])].map(String);
      return (
        header.invoiceType === '11.1' &&
        (connected.some((mark) => marks.has(mark)) ||
          (header.multipleConnectedUids ?? []).some((uid) => uids.has(uid)))
      );
    });
    const ordered = linesOf(slips);
    const billed = linesOf(bills);
    for (const [item, quantity] of ordered)
      if ((billed.get(item) ?? 0) !== quantity)
        world.find(
          `slips and bills differ: table ${table.slice(0, 8)} ${item}: ${quantity} ordered, ${billed.get(item) ?? 0} billed`,
        );
  }
}
