import { athensDate } from '../../issues/inside.js';
import { validate } from '../../sending/client/onboarding/inside.js';
import { serviceHeaders } from '../../sending/service/limits.js';
import { type Answer, envelope, failure, json } from '../http/answer.js';
import { type Asked, jsonIn } from '../http/asked.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import { publish } from '../webhooks/publish.js';
import type { World } from '../world.js';
import { awaitReview, isFinal, shownRequest } from './request.js';

/** `POST /api/v1/requests`. */
export async function createRequest(world: World, asked: Asked): Promise<Answer> {
  const read = jsonIn(asked.text);
  if (read === undefined) return failure('BAD_REQUEST', { message: 'The body is not JSON.' });
  const vatNumber = vatNumberIn(read.value);
  // A GUID is the same in capital letters.
  const key = asked.header(serviceHeaders.idempotencyKey)?.toLowerCase();
  const repeated = key === undefined ? undefined : withKey(world, asked.house, key);
  if (repeated !== undefined) {
    return isFinal(repeated) || repeated.vatNumber !== vatNumber
      ? KEY_REUSED
      : envelope(shownRequest(repeated));
  }
  const details = await faultsOf(world, read.value);
  if (details.length > 0) return failure('VALIDATION_ERROR', { details });
  if (world.serves(asked.house, vatNumber)) return failure('CLIENT_ALREADY_LINKED');
  const open = [...world.state.requests.all()].find(
    (row) => row.house === asked.house && row.vatNumber === vatNumber && !isFinal(row),
  );
  if (open !== undefined) {
    return failure('DUPLICATE_OPEN_REQUEST', { context: { existingRequestId: open.requestId } });
  }
  return envelope(shownRequest(created(world, asked, { payload: read.value, vatNumber, key })), 201);
}

/** The description does not give the code of this 409. */
const KEY_REUSED = json(409, {
  success: false,
  error: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    message: 'The Idempotency-Key belongs to another VAT number, or to a cancelled or rejected request.',
  },
});

const withKey = (world: World, house: string, key: string): RequestRow | undefined =>
  [...world.state.requests.all()].find(
    (row) => row.house === house && row.idempotencyKey?.toLowerCase() === key,
  );

async function faultsOf(world: World, payload: unknown): Promise<{ field: string; message: string }[]> {
  const { issues } = await validate(payload, { now: world.now() });
  return issues
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => ({ field: path.join('.'), message }));
}

interface Wanted {
  readonly payload: unknown;
  readonly vatNumber: string;
  readonly key: string | undefined;
}

function created(world: World, { house, origin }: Asked, { payload, vatNumber, key }: Wanted): RequestRow {
  const now = world.at();
  const requestId = world.random.guid();
  const isLinked = [...world.state.clients.all()].some((client) => client.vatNumber === vatNumber);
  const status = isLinked ? 'UNDER_REVIEW' : 'PENDING_SIGNATURE';
  const message = isLinked ? 'The link is under review.' : 'The contract is waiting for its signature.';
  const row: RequestRow = {
    requestId,
    house,
    vatNumber,
    ...(key !== undefined && { idempotencyKey: key }),
    payload,
    requestType: isLinked ? 'LINK_EXISTING' : 'NEW_CONTRACT',
    status,
    message,
    contract: isLinked
      ? null
      : {
          contractNumber: `SANDBOX-${String(world.nextNumber()).padStart(6, '0')}`,
          contractDate: athensDate(world.now()),
          templateVersion: 'sandbox-1',
          downloadUrl: `${origin}/api/v1/requests/${requestId}/contract`,
        },
    provisioning: null,
    aadeStatement: null,
    createdAt: now,
    updatedAt: now,
    history: [{ occurredAt: now, status, message, actor: 'SOFTWARE_HOUSE' }],
    uploadCode: world.random.hex(32),
  };
  world.state.requests.put(requestId, row);
  publish(world, house, 'request.created', { requestId, status, requestType: row.requestType });
  if (isLinked) awaitReview(world, row);
  return row;
}

/** The VAT number that a payload states, in any form. */
function vatNumberIn(payload: unknown): string {
  const { companyDetails } = Object(payload) as { companyDetails?: unknown };
  const { vatNumber } = Object(companyDetails) as { vatNumber?: unknown };
  return typeof vatNumber === 'string' ? vatNumber : '';
}
