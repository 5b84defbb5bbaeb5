import { invoiceTypeFacts } from '../../../codes/index.js';
import { athensMidnight } from '../../../flows/inside.js';
import { athensDate } from '../../../issues/inside.js';
import {
  addCents,
  type Cents,
  centsToString,
  subtractCents,
  sumCents,
  zeroCents,
} from '../../../money/index.js';
import { calls } from '../../../sending/service/calls.js';
import { terminalCalls } from '../../faults/fault.js';
import { tablesIn } from '../../inspect.js';
import { userIdOf } from '../../keys.js';
import { mailsIn, type SandboxMail } from '../../mails.js';
import { centsOf } from '../../provider/hold.js';
import { isSlip } from '../../state/documents.js';
import type { DocumentRow } from '../../state/rows.js';
import type { World } from '../../world.js';
import type { Site } from '../site.js';
import { callLine, callsView, isRefused } from './calls.js';
import { documentsView } from './documents.js';
import { holdsView, isIssued, waitingHolds } from './holds.js';
import { namesView } from './names.js';
import { newest } from './newest.js';
import { deliveriesView, requestsView } from './onboarding.js';
import { tablesView } from './tables.js';
import { terminalsView } from './terminals.js';
import type { EndpointLine, FaultLine, HouseLine, Newest, TodayView, View } from './types.js';

/** What happened since midnight in Athens. */
function todayView({ world, journal }: Site): TodayView {
  const day = athensDate(world.now());
  const since = athensMidnight(day).toISOString();
  const rows: DocumentRow[] = [];
  for (const row of world.documents.all()) if (row.insertedAt >= since) rows.push(row);
  const calls = journal.entries.filter(({ at }) => at >= since).map(callLine);
  const slips = rows.filter(isSlip);
  const charges = rows.flatMap((row) => row.charges);
  return {
    day,
    documents: rows.length,
    sales: salesOf(rows),
    queued: rows.filter(({ mark }) => mark === undefined).length,
    late: rows.filter(({ markedAt, insertedAt }) => markedAt !== undefined && markedAt !== insertedAt).length,
    slips: slips.length,
    closings: new Set(slips.flatMap(({ closedBy }) => closedBy ?? [])).size,
    openTables: tablesIn(world).length,
    charged: rows.filter((row) => row.charges.length > 0).length,
    chargedAmount: centsToString(sumCents(charges.map(({ amount }) => amount))),
    held: waitingHolds(world).filter((row) => !isIssued(world, row)).length,
    calls: calls.length,
    refused: calls.filter(isRefused).length,
    faults: calls.filter(({ fault }) => fault !== undefined).length,
  };
}

/** Sales less credits, with VAT, for each currency. Slips and notes are not sales: the document that closes them is. */
function salesOf(rows: readonly DocumentRow[]): TodayView['sales'] {
  const sums = new Map<string, Cents>();
  for (const { document } of rows) {
    const { invoiceType, currency = 'EUR' } = document.invoiceHeader;
    const sign = invoiceTypeFacts[invoiceType as keyof typeof invoiceTypeFacts]?.sign;
    if (sign !== 'debit' && sign !== 'credit') continue;
    const gross = centsOf(document.invoiceSummary.totalGrossValue);
    const before = sums.get(currency) ?? zeroCents;
    sums.set(currency, sign === 'debit' ? addCents(before, gross) : subtractCents(before, gross));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount: centsToString(amount) }));
}

/** The newest mails that the service would have sent. */
function mailsView(world: World): Newest<SandboxMail> {
  const mails = mailsIn(world);
  return newest(mails, mails.length, (mail) => mail);
}

/** The webhook endpoints of all software houses. */
const endpointsView = ({ world, keys }: Site): EndpointLine[] =>
  [...world.state.endpoints.all()].map(({ endpointId, house, url, events, createdAt, secret }) => ({
    endpointId,
    key: keys.find(({ key }) => userIdOf(key) === house)?.key ?? house,
    url,
    events,
    createdAt,
    secret,
  }));

export const sections: { readonly [Name in keyof View]: (site: Site) => View[Name] } = {
  about: ({ terminals }) => ({
    calls: calls.map(({ name, method, path }) => ({ name, method, path })),
    terminalCalls: terminals.list().length > 0 ? terminalCalls : [],
  }),
  clock: ({ world }) => ({ now: world.at() }),
  calls: ({ journal }) => callsView(journal),
  documents: ({ world }) => documentsView(world),
  tables: ({ world }) => tablesView(world),
  holds: ({ world }) => holdsView(world),
  terminals: terminalsView,
  requests: ({ world }) => requestsView(world),
  deliveries: ({ world }) => deliveriesView(world),
  endpoints: endpointsView,
  mails: ({ world }) => mailsView(world),
  today: todayView,
  faults: ({ faults }) => faultsView(faults.pending()),
  houses: housesView,
  names: ({ world }) => namesView(world),
};

const faultsView = (waiting: ReturnType<Site['faults']['pending']>): FaultLine[] =>
  waiting.map(({ id, fault, left }) => ({ ...fault, id, ...(Number.isFinite(left) && { left }) }));

function housesView({ world, keys }: Site): HouseLine[] {
  const clients = [...world.state.clients.all()];
  return keys.map(({ key }) => {
    const userId = userIdOf(key);
    return {
      userId,
      key,
      credits: centsToString(world.house(userId).credits),
      companies: clients.filter(({ house }) => house === userId).map(({ vatNumber }) => vatNumber),
    };
  });
}
