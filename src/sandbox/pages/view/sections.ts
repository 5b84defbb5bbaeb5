import { centsToString } from '../../../money/index.js';
import { calls } from '../../../sending/service/calls.js';
import { userIdOf } from '../../keys.js';
import type { Site } from '../site.js';
import { callsView } from './calls.js';
import { documentsView } from './documents.js';
import { endpointsView } from './endpoints.js';
import { holdsView } from './holds.js';
import { mailsView } from './mails.js';
import { deliveriesView, requestsView } from './onboarding.js';
import { tablesView } from './tables.js';
import { todayView } from './today.js';
import type { FaultLine, HouseLine, View } from './types.js';

/** What each section of the page shows now. */
export const sections: { readonly [Name in keyof View]: (site: Site) => View[Name] } = {
  about: () => ({ calls: calls.map(({ name, method, path }) => ({ name, method, path })) }),
  clock: ({ world }) => ({ now: world.at() }),
  calls: ({ journal }) => callsView(journal),
  documents: ({ world }) => documentsView(world),
  tables: ({ world }) => tablesView(world),
  holds: ({ world }) => holdsView(world),
  requests: ({ world }) => requestsView(world),
  deliveries: ({ world }) => deliveriesView(world),
  endpoints: endpointsView,
  mails: ({ world }) => mailsView(world),
  today: todayView,
  faults: ({ faults }) => faultsView(faults.pending()),
  houses: housesView,
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
