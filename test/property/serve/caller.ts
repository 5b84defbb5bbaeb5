/** What tills ask of the server, each with calls that are repeated until they are answered. */

/** The last answer to a call. */
type Answer = ReturnType<typeof JSON.parse>;

/** Where the calls go, and until when. */
export interface Calls {
  readonly baseUrl: string;
  readonly issueDate: string;
  /** How many answers came, of any kind. */
  answered: number;
  /** Answers that no repetition can have: the test fails with them. */
  readonly strange: string[];
}

const REPEAT = new Set([202, 409, 412, 502, 503]);

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** One call, repeated under its key until it is done. */
async function call(calls: Calls, route: string, key: string, body?: object): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  for (let tries = 0; tries < 1000; tries += 1) {
    if (tries > 0) await pause(50);
    try {
      const response = await fetch(`${calls.baseUrl}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(key !== '' && { 'idempotency-key': key }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const answer = await response.json();
      calls.answered += 1;
      if (response.status === 200) return answer;
      if (!REPEAT.has(response.status)) {
        calls.strange.push(`${route} ${key}: ${response.status} ${JSON.stringify(answer)}`);
        return answer;
      }
    } catch {
      // The server was killed, or has not started yet.
    }
  }
  calls.strange.push(`${route} ${key}: no answer`);
  return {};
}

const item = (price: string) => ({
  description: 'Καφές',
  unit: 1,
  unitPriceWithVat: price,
  vat: 24,
  quantity: 1,
});

/** The MARKs of the documents that a till was told of. */
export type Marks = readonly string[];

/** A receipt for cash. */
export async function sell(calls: Calls, issuer: object, name: string): Promise<Marks> {
  const facts = {
    ...{ type: '11.1', series: 'A', aa: 'next', issueDate: calls.issueDate, issuer },
    lines: [{ ...item('3.50'), income: 'goods' }],
    payments: [{ type: 3, amount: 'rest' }],
  };
  const { outcome } = await call(calls, 'POST /documents', name, { facts });
  return [outcome?.mark];
}

/** A table with two orders, a cancellation, and a bill for cash. */
export async function serveTable(calls: Calls, issuer: object, name: string): Promise<Marks> {
  const { issueDate } = calls;
  const path = `/tables/${name}`;
  const slip = (lines: readonly object[]) => ({ facts: { aa: 'next', issueDate, lines } });
  await call(calls, `PUT ${path}`, `${name} open`, { opening: { issuer, series: 'OS' } });
  const one = await call(calls, `POST ${path}/orders`, `${name} 1`, slip([item('3.50'), item('3.50')]));
  const two = await call(calls, `POST ${path}/orders`, `${name} 2`, slip([item('3.50')]));
  const less = await call(
    calls,
    `POST ${path}/cancellations`,
    `${name} less`,
    slip([{ description: 'Καφές', quantity: 1 }]),
  );
  const bill = await call(calls, `POST ${path}/closing`, `${name} bill`, {
    facts: {
      ...{ type: '11.1', series: 'R', aa: 'next', issueDate, income: 'goods' },
      payments: [{ type: 3, amount: 'rest' }],
    },
  });
  return [one, two, less, bill].map(({ outcome }) => outcome?.mark);
}

/** A receipt that is paid by card at a locked terminal. */
export async function payByCard(calls: Calls, issuer: object, name: string): Promise<Marks> {
  const facts = {
    ...{ type: '11.1', series: 'C', aa: 'next', issueDate: calls.issueDate, issuer },
    lines: [{ ...item('3.50'), income: 'goods' }],
    payments: [{ type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 }],
  };
  const held = await call(calls, 'POST /documents', name, { facts, skipSignature: false });
  const path = `/payments/800123456-0-11.1-C-${held.document?.invoiceHeader.aa}`;
  const shown = await call(calls, `GET ${path}`, '');
  const [waiting] = shown.pending ?? [];
  const charge = { payment: waiting?.payment, paymentAmount: waiting?.left };
  await call(calls, `POST ${path}/charging`, `${name} charging`, { facts: { ...charge, reference: name } });
  await call(calls, `POST ${path}/charged`, `${name} charged`, {
    facts: { ...charge, transactionId: name, paymentType: 7 },
  });
  const { outcome } = await call(calls, `POST ${path}/completion`, `${name} completion`, {});
  return [outcome?.mark];
}

/** A table whose card is declined: its bill is released, and paid in cash. */
export async function releaseBill(calls: Calls, issuer: object, name: string): Promise<Marks> {
  const { issueDate } = calls;
  const path = `/tables/${name}`;
  const order = { facts: { aa: 'next', issueDate, lines: [item('3.50')] } };
  const bill = (payment: object) => ({
    facts: { type: '11.1', series: RELEASED, aa: 'next', issueDate, income: 'goods', payments: [payment] },
    skipSignature: false,
  });
  await call(calls, `PUT ${path}`, `${name} open`, { opening: { issuer, series: 'OS' } });
  const one = await call(calls, `POST ${path}/orders`, `${name} 1`, order);
  const card = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
  const held = await call(calls, `POST ${path}/closing`, `${name} card`, bill(card));
  const payment = `/payments/800123456-0-11.1-${RELEASED}-${held.document?.invoiceHeader.aa}`;
  await call(calls, `POST ${payment}/release`, '', { reason: 'declined' });
  const cash = await call(calls, `POST ${path}/closing`, `${name} cash`, bill({ type: 3, amount: 'rest' }));
  return [one, cash].map(({ outcome }) => outcome?.mark);
}

/** The series of the bills that are released, and of those in cash after them. */
export const RELEASED = 'D';
