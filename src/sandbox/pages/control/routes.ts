import { ArgumentError } from '../../../issues/argument-error.js';
import { PAGE_ROUTES } from '../../addresses.js';
import { isFaultKind } from '../../faults/fault.js';
import { NotPossible } from '../../not-possible.js';
import { between } from '../../time.js';
import { refuse, respondJson } from '../respond.js';
import type { PageRoute } from '../route.js';
import type { Site } from '../site.js';
import * as bodies from './bodies.js';
import { registerEndpoint, removeEndpoint, resend, sendTestEvent } from './endpoints.js';
import { order } from './order.js';
import { sentences } from './sentences.js';
import { signAsClient } from './sign.js';

const request = (step: string): string => `${PAGE_ROUTES}/requests/{requestId}/${step}`;

const endpoint = (step: string): string => `${PAGE_ROUTES}/endpoints/{endpointId}/${step}`;

/** The largest snapshot that can be restored, in bytes. */
const LARGEST_SNAPSHOT = 256 * 1024 * 1024;

/** The commands of the page, each as a POST of JSON. */
export const controlRoutes: readonly PageRoute[] = [
  order(`${PAGE_ROUTES}/clock`, bodies.clockBody, ({ world, controls }, body) => {
    const by = 'by' in body ? body.by : between(world.now(), body.to);
    if (by <= 0) return refuse(409, 'past', 'The clock of the sandbox can only move forward.');
    if (by > bodies.LONGEST_MOVE)
      return refuse(400, 'invalid', 'The clock can move at most 400 days at once.');
    return controls.advance(by);
  }),
  order(`${PAGE_ROUTES}/faults`, bodies.faultBody, ({ faults }, { kind, ...fault }) => {
    if (isFaultKind(kind)) faults.add({ kind, ...fault });
  }),
  order(`${PAGE_ROUTES}/faults/{id}/remove`, bodies.emptyBody, ({ faults }, _body, { id }) =>
    faults.remove(Number(id)) ? undefined : refuse(404, 'not-found', 'This fault is no longer pending.'),
  ),
  order(`${PAGE_ROUTES}/faults/clear`, bodies.emptyBody, ({ faults }) => faults.clear()),
  order(`${PAGE_ROUTES}/companies`, bodies.companyBody, (site, { key, vatNumber }) =>
    ofHouse(site, key, () => site.controls.provision(vatNumber, key)),
  ),
  order(`${PAGE_ROUTES}/credits`, bodies.creditsBody, (site, { key, credits }) =>
    ofHouse(site, key, () => site.controls.setCredits(credits, key)),
  ),
  order(`${PAGE_ROUTES}/endpoints`, bodies.endpointBody, (site, body, _path, { url }) =>
    registerEndpoint(site, url.origin, body),
  ),
  order(endpoint('remove'), bodies.emptyBody, (site, _body, { endpointId = '' }, { url }) =>
    removeEndpoint(site, url.origin, endpointId),
  ),
  order(endpoint('test'), bodies.testEventBody, (site, { event }, { endpointId = '' }, { language }) =>
    sendTestEvent(site, endpointId, event, language),
  ),
  order(
    `${PAGE_ROUTES}/deliveries/{deliveryId}/resend`,
    bodies.emptyBody,
    (site, _body, { deliveryId = '' }, { language }) => resend(site, deliveryId, language),
  ),
  order(
    `${PAGE_ROUTES}/restore`,
    bodies.snapshotBody,
    async ({ controls }, snapshot, _path, { language }) => {
      try {
        await controls.restore(snapshot);
      } catch (error) {
        if (!ArgumentError.isArgumentError(error)) throw error;
        throw new NotPossible(sentences[language].notSnapshot);
      }
    },
    LARGEST_SNAPSHOT,
  ),
  order(`${PAGE_ROUTES}/reset`, bodies.emptyBody, ({ controls }) => controls.reset()),
  order(request('review'), bodies.reviewBody, ({ onboarding }, { outcome, message }, { requestId = '' }) =>
    onboarding.review(requestId, outcome, message),
  ),
  order(request('sign'), bodies.emptyBody, (site, _body, { requestId = '' }) =>
    signAsClient(site, requestId),
  ),
  order(request('step'), bodies.emptyBody, ({ onboarding }, _body, { requestId = '' }) =>
    onboarding.step(requestId),
  ),
  order(request('complete'), bodies.emptyBody, ({ onboarding }, _body, { requestId = '' }) =>
    onboarding.complete(requestId),
  ),
  order(request('fail'), bodies.failBody, ({ onboarding }, { error }, { requestId = '' }) =>
    onboarding.fail(requestId, error),
  ),
  order(request('statement'), bodies.statementBody, ({ onboarding }, { status }, { requestId = '' }) =>
    onboarding.statement(requestId, status),
  ),
];

/** An example of the reference. */
export const exampleRoute: PageRoute = order(
  `${PAGE_ROUTES}/examples`,
  bodies.exampleBody,
  async (site, body, _path, asked) => {
    const { makeExample } = await import('./examples.js');
    return respondJson({ ok: true, ...(await makeExample(site, body, asked)) });
  },
);

/** Only for a key that the sandbox knows. It is stored with the other changes. */
async function ofHouse(site: Site, key: string, change: () => void): Promise<Response | undefined> {
  if (!site.keys.some((each) => each.key === key)) return refuse(404, 'not-found', 'This key is unknown.');
  await site.inTurn(async () => change());
  return undefined;
}
