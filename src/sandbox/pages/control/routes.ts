import type { ZodMiniType } from 'zod/mini';
import { ArgumentError } from '../../../issues/argument-error.js';
import { PAGE_ROUTES } from '../../addresses.js';
import { isFaultKind } from '../../faults/fault.js';
import { NotPossible } from '../../not-possible.js';
import { contractLines } from '../../onboarding/contract-lines.js';
import { uploadByClient } from '../../onboarding/upload.js';
import { pdfOf } from '../../pdf/pdf.js';
import { between } from '../../time.js';
import { refuse, respondJson } from '../respond.js';
import type { PageRequest, PageRoute } from '../route.js';
import type { Site } from '../site.js';
import * as bodies from './bodies.js';
import { registerEndpoint, removeEndpoint, resend, sendTestEvent } from './endpoints.js';
import { sentences } from './sentences.js';

/** Uploads the contract through the client's link, as if the client had signed it. */
async function signAsClient({ world, inTurn }: Site, requestId: string): Promise<Response | undefined> {
  const row = world.state.requests.get(requestId);
  if (row === undefined) return refuse(404, 'not-found', 'There is no such request.');
  const form = new FormData();
  const pdf = pdfOf(contractLines(row));
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
  bodyOf: ZodMiniType<Body>,
  carryOut: CarryOut<Body>,
  most?: number,
): PageRoute => ({
  method: 'POST',
  path,
  ...(most !== undefined && { most }),
  answer: async (site, asked) => {
    const read = bodyOf.safeParse(asked.body);
    if (!read.success) {
      const members = read.error.issues
        .map((issue) => issue.path.join('.'))
        .filter((member) => member !== '');
      return refuse(
        400,
        'invalid',
        `The body is not valid for this address. ${[...new Set(members)].join(', ')}`.trim(),
      );
    }
    try {
      const done = await carryOut(site, read.data, asked.path, asked);
      return done instanceof Response ? done : respondJson({ ok: true });
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      return refuse(409, 'not-possible', error.message);
    }
  },
});

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
