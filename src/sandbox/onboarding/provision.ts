import { athensDate } from '../../issues/inside.js';
import { serviceLimits } from '../../sending/service/limits.js';
import { provisioningSteps } from '../../sending/service/onboarding-values.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import { days } from '../time.js';
import { publish } from '../webhooks/publish.js';
import { clientId, type World } from '../world.js';
import { changeRequest } from './request.js';

export type ProvisioningStep = (typeof provisioningSteps)[number];

/** Starts provisioning after approval: every step is pending. */
export function startProvisioning(world: World, row: RequestRow): RequestRow {
  const steps = Object.fromEntries(provisioningSteps.map((step) => [step, 'PENDING']));
  const started = changeRequest(world, row, { provisioning: { status: 'PENDING', ...steps } });
  awaitStep(world, row.requestId);
  return started;
}

function awaitStep(world: World, requestId: string): void {
  const { provisioningStep } = world.settings;
  if (provisioningStep !== 'by-hand') world.scheduleIn('provision', requestId, provisioningStep);
}

const isRunning = (row: RequestRow | undefined): row is RequestRow =>
  row?.provisioning?.status === 'PENDING' || row?.provisioning?.status === 'IN_PROGRESS';

/** The current step of provisioning. */
const currentOf = ({ provisioning }: RequestRow): ProvisioningStep | undefined =>
  provisioningSteps.find((step) => provisioning?.[step] !== 'DONE');

/** Moves provisioning one step forward. */
export function provision(world: World, requestId: string): RequestRow | undefined {
  const row = world.state.requests.get(requestId);
  if (!isRunning(row)) return undefined;
  world.unschedule('provision', requestId);
  const current = currentOf(row);
  const isStarted = row.provisioning?.status === 'IN_PROGRESS';
  const done = isStarted && current !== undefined ? { [current]: 'DONE' } : {};
  const provisioning = { ...row.provisioning, status: 'IN_PROGRESS', ...done };
  const next = currentOf({ ...row, provisioning });
  if (next === undefined)
    return complete(world, { ...row, provisioning: { ...provisioning, status: 'COMPLETED' } });
  awaitStep(world, requestId);
  return changeRequest(world, row, { provisioning: { ...provisioning, [next]: 'IN_PROGRESS' } });
}

/** The client can issue; the statement waits for acceptance by the client. */
function complete(world: World, row: RequestRow): RequestRow {
  const { house, vatNumber, requestId } = row;
  world.state.clients.put(clientId(house, vatNumber), { house, vatNumber, since: world.at() });
  publish(world, house, 'request.provisioned', { requestId });
  world.scheduleIn('presume', requestId, days(serviceLimits.presumedAcceptanceDays));
  return changeRequest(world, row, { aadeStatement: { status: 'SUBMITTED' } });
}

/** Fails a step. The operator handles it; the caller does not submit again. */
export function failProvisioning(world: World, requestId: string, error: string): RequestRow | undefined {
  const row = world.state.requests.get(requestId);
  if (!isRunning(row)) return undefined;
  world.unschedule('provision', requestId);
  const current = currentOf(row);
  const failed = current === undefined ? {} : { [current]: 'FAILED' };
  publish(world, row.house, 'request.provisioning_failed', { requestId, error });
  return changeRequest(world, row, {
    provisioning: { ...row.provisioning, ...failed, status: 'FAILED', error },
  });
}

/** Settles the statement: the client accepts it, it counts as accepted after 10 days, or it is recalled. */
export function settleStatement(
  world: World,
  requestId: string,
  status: 'ACCEPTED' | 'PRESUMED_ACCEPTED' | 'RECALLED',
): RequestRow | undefined {
  const row = world.state.requests.get(requestId);
  if (row === undefined || row.aadeStatement === null) return undefined;
  world.unschedule('presume', requestId);
  if (status === 'RECALLED') {
    publish(world, row.house, 'client.statement_recalled', { requestId });
    return changeRequest(world, row, { aadeStatement: { ...row.aadeStatement, status } });
  }
  return changeRequest(world, row, { aadeStatement: { status, acceptDate: athensDate(world.now()) } });
}
