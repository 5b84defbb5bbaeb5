/** A company is registered, and an address for webhooks. */
import { payload } from '../../unit/client/onboarding/payload.js';
import { SIGNED } from '../../unit/client/onboarding/signed.js';
import type { Caller } from '../caller.js';

const base64 = Buffer.from(SIGNED).toString('base64');

/** A tax number with the right check digit. */
function vatNumberOf(count: number): string {
  const digits = String(80_100_000 + count);
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${digits}${(sum % 11) % 10}`;
}

export async function register(caller: Caller): Promise<void> {
  const { world } = caller;
  const vatNumber = vatNumberOf(Math.floor(world.random.next() * 100_000));
  const leave = ({ status }: { readonly status: number }, tries: number) =>
    tries > 6 || status === 409 ? ('leave' as const) : undefined;
  const made = await caller.call({
    route: 'POST /onboarding',
    body: { payload: { ...payload, companyDetails: { ...payload.companyDetails, vatNumber } } },
    ...{ key: caller.tag(), refused: leave },
  });
  const request = made?.body.outcome.request?.requestId;
  if (request === undefined) return;
  if (world.random.next() < 0.5)
    await caller.call({
      route: `POST /onboarding/${request}/contract`,
      body: { base64 },
      key: caller.tag(),
      refused: leave,
    });
  if (world.random.next() < 0.5)
    await caller.call({
      route: `POST /onboarding/${request}/cancellation`,
      body: { reason: 'closed' },
      key: caller.tag(),
      refused: leave,
    });
}

export async function listen(caller: Caller): Promise<void> {
  const url = `https://shop.example/${caller.tag()}`;
  await caller.call({
    route: 'POST /webhook-endpoints',
    body: { url, events: ['request.provisioned'] },
    key: caller.tag(),
  });
}
