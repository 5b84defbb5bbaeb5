import { Agent, request } from 'node:http';
import { samples } from '../../src/rules/examples/index.js';

/** How a run went. */
export interface Run {
  readonly documents: number;
  readonly seconds: number;
  /** The time that the process under load computed. */
  readonly cpuSeconds: number;
}

/** What one call sends, by its number: the header, the path and the body. */
export interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: (turn: number) => string;
  /** Whether an answer is the one that is wanted. */
  readonly isDone: (answer: string) => boolean;
}

/** Every document has a number of its own, and otherwise the same five kilobytes. */
const SIGN = '"aa":"';

/** Issues receipts that are paid in cash, by number. */
export function receipts(issueDate: string): Sent {
  const { retailReceipt } = samples;
  const { invoiceHeader, providerAdditionalInvoiceDetails: print } = retailReceipt;
  const document = {
    ...retailReceipt,
    invoiceHeader: { ...invoiceHeader, issueDate },
    paymentMethods: [{ type: 3, amount: 30 }],
    providerAdditionalInvoiceDetails: {
      ...print,
      additionalDetails: { ...print?.additionalDetails, paymentMethodInvoiceLabel: 'Μετρητά' },
    },
  };
  const text = JSON.stringify({ invoice: [document] });
  const at = text.indexOf(SIGN) + SIGN.length;
  const [before, after] = [text.slice(0, at), text.slice(text.indexOf('"', at))];
  return {
    path: '/api/v1/Provider/SendInvoices?skipSignature=true',
    headers: { 'API-KEY': 'sandbox-key', 'Content-Type': 'application/json' },
    body: (turn) => `${before}${turn}${after}`,
    isDone: (answer) => answer.includes('"statusCode":"Success"'),
  };
}

/** Makes calls over so many connections at once, until the time is over, and counts them. */
export async function load(
  baseUrl: string,
  { path, headers, body, isDone }: Sent,
  { connections, seconds, first }: { connections: number; seconds: number; first: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let turn = first;
  const call = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${baseUrl}${path}`,
        { agent, method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(text) } },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('end', () => resolve(Buffer.concat(pieces).toString()));
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      turn += 1;
      const answer = await call(body(turn));
      if (!isDone(answer)) throw new Error(`A call failed: ${answer.slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return turn - first;
}
