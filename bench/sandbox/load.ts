import { Agent, request } from 'node:http';
import type { Sent } from './receipts.js';

/** How many calls are in progress at once. */
const CONNECTIONS = 8;

/**
 * Makes calls until the time is over, and counts them. Each has its own number, from `first`.
 *
 * @param times takes the milliseconds of each call
 */
export async function load(
  baseUrl: string,
  { path, headers, keyOf, body, isDone }: Sent,
  seconds: number,
  first: number,
  times: number[] = [],
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  let turn = first;
  const call = (text: string, key: Sent['headers']): Promise<string> =>
    new Promise((resolve, reject) => {
      const length = { 'Content-Length': Buffer.byteLength(text) };
      const options = { agent, method: 'POST', headers: { ...headers, ...key, ...length } };
      const sent = request(`${baseUrl}${path}`, options, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => resolve(Buffer.concat(pieces).toString()));
      });
      sent.on('error', reject);
      sent.end(text);
    });
  const keepCalling = async (): Promise<void> => {
    while (performance.now() < until) {
      turn += 1;
      const from = performance.now();
      const answer = await call(body(turn), keyOf === undefined ? {} : { 'Idempotency-Key': keyOf(turn) });
      times.push(performance.now() - from);
      if (!isDone(answer)) throw new Error(`A call failed: ${answer.slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepCalling));
  agent.destroy();
  return turn - first;
}
