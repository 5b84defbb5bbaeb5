import type { withSandbox } from '../setup.js';

type At = ReturnType<typeof withSandbox>;

/** The answer to an order, or details. */
export interface OrderAnswer<Json> {
  readonly status: number;
  readonly json: Json;
}

/** Sends an order as the page does. */
export async function sendOrder(
  at: At,
  path: string,
  body: object = {},
  language = 'en',
): Promise<
  OrderAnswer<{
    readonly error?: string;
    readonly message: string;
  }>
> {
  const response = await at.sandbox.fetch(`http://localhost/_sandbox/${path}?language=${language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

/** Requests what the page shows. */
export async function shownAt<Json>(at: At, path: string): Promise<OrderAnswer<Json>> {
  const response = await at.sandbox.fetch(`http://localhost/_sandbox/${path}`);
  return { status: response.status, json: (await response.json()) as Json };
}
