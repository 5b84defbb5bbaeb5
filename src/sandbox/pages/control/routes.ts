import { ArgumentError, OptionsError } from '../../../issues/inside.js';
import { pathWith } from '../../../reading/path-with.js';
import { readAnswerErrors } from '../../../sending/service/errors/read-errors.js';
import { registerWebhook, removeWebhook } from '../../../sending/service/generated/calls.js';
import { serviceHeaders } from '../../../sending/service/limits.js';
import type { WebhookEventName } from '../../../sending/webhooks/event.js';
import type { Language } from '../../../types/language.js';
import { PAGE_ROUTES } from '../../addresses.js';
import { userIdOf } from '../../keys.js';
import { NotPossible } from '../../not-possible.js';
import { contractPdf } from '../../onboarding/contract-pdf.js';
import { uploadByClient } from '../../onboarding/upload.js';
import type { RequestRow } from '../../state/onboarding-rows.js';
import { between } from '../../time.js';
import { deliverTo } from '../../webhooks/publish.js';
import { refuse, respondJson } from '../respond.js';
import type { PageRequest, PageRoute } from '../route.js';
import type { Site } from '../site.js';
import * as bodies from './bodies.js';
import { sentences } from './sentences.js';

/** Registers an endpoint with the call for it, which checks it. */
async function registerEndpoint(
  site: Site,
  origin: string,
  { key, ...body }: { readonly key: string; readonly url: string; readonly events: readonly string[] },
): Promise<void> {
  await called(site, new URL(registerWebhook.path, origin), registerWebhook.method, key, body);
}

async function removeEndpoint(site: Site, origin: string, endpointId: string): Promise<void> {
  const house = site.world.state.endpoints.get(endpointId)?.house;
  const key = site.keys.find((each) => userIdOf(each.key) === house)?.key ?? '';
  const path = pathWith(removeWebhook.path, () => encodeURIComponent(endpointId));
  await called(site, new URL(path, origin), removeWebhook.method, key);
}

async function called(site: Site, url: URL, method: string, key: string, body?: object): Promise<void> {
  const response = await site.callAsPage(
    new Request(url, {
      method,
      headers: { [serviceHeaders.key]: key, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (response.ok) return;
  const { errors } = readAnswerErrors(await response.json());
  throw new NotPossible(errors.map(({ message }) => message).join(' '));
}

/** Of a request that does not exist. The receiver finds out when it reads the request, as it always has to. */
const NO_REQUEST = '00000000-0000-4000-8000-000000000000';

/** Sends an event to one endpoint, about the newest request of its software house, or about one that does not exist. */
async function sendTestEvent(
  { world, inTurn }: Site,
  endpointId: string,
  event: WebhookEventName,
  language: Language,
): Promise<void> {
  const endpoint = world.state.endpoints.get(endpointId);
  if (endpoint === undefined) throw new NotPossible(sentences[language].endpointGone);
  const request = [...world.state.requests.all()].filter(({ house }) => house === endpoint.house).at(-1);
  await inTurn(async () => deliverTo(world, [endpoint], event, dataOf(event, request)));
}

/** Only the data of a change of status is described. Source: service description, Events. */
function dataOf(event: WebhookEventName, request: RequestRow | undefined): object {
  const { requestId = NO_REQUEST, status = 'APPROVED', message = '', history = [] } = request ?? {};
  if (event !== 'request.status_changed') return { requestId };
  const { previousStatus = 'UNDER_REVIEW' } = history.at(-1) ?? {};
  return { requestId, status, previousStatus, message };
}

/** Delivers an event again, with the same id. */
async function resend({ world, inTurn }: Site, deliveryId: string, language: Language): Promise<void> {
  const delivery = world.state.deliveries.get(deliveryId);
  if (delivery === undefined || !world.state.endpoints.has(delivery.endpointId))
    throw new NotPossible(sentences[language].endpointGone);
  if (world.inFlight.has(deliveryId)) throw new NotPossible(sentences[language].isDelivering);
  await inTurn(async () => world.schedule('deliver', deliveryId, world.at()));
}

/** Uploads the contract through the client's link, as if the client had signed it. */
async function signAsClient({ world, inTurn }: Site, requestId: string): Promise<Response | undefined> {
  const row = world.state.requests.get(requestId);
  if (row === undefined) return refuse(404, 'not-found', 'There is no such request.');
  const form = new FormData();
  const pdf = contractPdf(row);
  form.set('contractFile', new Blob([pdf], { type: 'application/pdf' }), 'contract.pdf');
  const upload = new Response(form);
  const type = upload.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const { status } = await inTurn(() =>
    uploadByClient(world, row.uploadCode, {
      bytes,
      header: (name) => (name === 'content-type' ? type : undefined),
    }),
  );
  return status === 200
    ? undefined
    : refuse(409, 'not-possible', 'This request does not wait for a signature.');
}

/** Carries out a command of the page. If that is not possible, the answer has the reason of `NotPossible`. */
type CarryOut<Body> = (site: Site, body: Body, path: PageRequest['path'], asked: PageRequest) => unknown;

/** The route of a command. Its body is checked first. */
const order = <Body>(
  path: string,
  readBody: (given: unknown) => Body,
  carryOut: CarryOut<Body>,
  most?: number,
): PageRoute => ({
  method: 'POST',
  path,
  ...(most !== undefined && { most }),
  answer: async (site, asked) => {
    try {
      const done = await carryOut(site, readBody(asked.body), asked.path, asked);
      return done instanceof Response ? done : respondJson({ ok: true });
    } catch (error) {
      if (OptionsError.isOptionsError(error)) return refuse(400, 'invalid', error.message);
      if (!(error instanceof NotPossible)) throw error;
      return refuse(409, 'not-possible', error.message);
    }
  },
});

const request = (step: string): string => `${PAGE_ROUTES}/requests/{requestId}/${step}`;

const endpoint = (step: string): string => `${PAGE_ROUTES}/endpoints/{endpointId}/${step}`;

const charge = (step: string): string => `${PAGE_ROUTES}/terminal-charges/{number}/${step}`;

/** The largest snapshot that can be restored, in bytes. */
const LARGEST_SNAPSHOT = 256 * 1024 * 1024;

/** The commands of the page, each as a POST of JSON. */
export const controlRoutes: readonly PageRoute[] = [
  order(`${PAGE_ROUTES}/clock`, bodies.clockBody, ({ world, controls }, { by: period, to }) => {
    if ((period === undefined) === (to === undefined))
      return refuse(400, 'invalid', 'The clock moves by a period or to a moment: give by or to.');
    const by = period ?? between(world.now(), String(to));
    if (by <= 0) return refuse(409, 'past', 'The clock of the sandbox can only move forward.');
    if (by > bodies.LONGEST_MOVE)
      return refuse(400, 'invalid', 'The clock can move at most 400 days at once.');
    return controls.advance(by);
  }),
  order(`${PAGE_ROUTES}/faults`, bodies.faultBody, ({ faults }, fault) => void faults.add(fault)),
  order(`${PAGE_ROUTES}/faults/{id}/remove`, bodies.emptyBody, ({ faults }, _body, { id }) =>
    faults.remove(Number(id)) ? undefined : refuse(404, 'not-found', 'This fault is no longer pending.'),
  ),
  order(`${PAGE_ROUTES}/faults/clear`, bodies.emptyBody, ({ faults }) => faults.clear()),
  order(
    `${PAGE_ROUTES}/terminals/{terminalId}/mode`,
    bodies.modeBody,
    ({ terminals }, { mode }, { terminalId = '' }) => terminals.setMode(terminalId, mode),
  ),
  order(
    `${PAGE_ROUTES}/terminals/{terminalId}/close`,
    bodies.emptyBody,
    ({ terminals }, _body, { terminalId = '' }) => terminals.closeBatch(terminalId),
  ),
  order(charge('approve'), bodies.emptyBody, ({ terminals }, _body, { number }) =>
    terminals.approve(Number(number)),
  ),
  order(charge('decline'), bodies.emptyBody, ({ terminals }, _body, { number }) =>
    terminals.decline(Number(number)),
  ),
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

export const sampleRoute: PageRoute = order(
  `${PAGE_ROUTES}/sample`,
  bodies.sampleBody,
  async (site, { key }, _path, asked) => {
    // It loads the builders, which no call needs.
    const { issueSample } = await import('./sample.js');
    return respondJson({ ok: true, uid: await issueSample(site, key, asked) });
  },
);

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
