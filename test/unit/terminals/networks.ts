import type { WebFetch } from '../../../src/types/web.js';

/** What a customer does at the terminal. */
export type Customer =
  | 'pays'
  | 'declines'
  | 'taps again'
  | 'walks away'
  | 'pays too much'
  | 'pays less'
  | 'tips';

interface Session {
  readonly key: string;
  readonly amount: number;
  readonly instant: boolean;
  asked: number;
  isStopped: boolean;
}

/** A network with one terminal, written from the published texts. Every charge of a card is counted. */
export abstract class Network {
  readonly sessions = new Map<string, Session>();
  /** The key of each charge of the card, in order. */
  readonly charges: string[] = [];
  readonly voids: string[] = [];
  readonly requests: Request[] = [];
  customer: Customer = 'pays';

  readonly fetch = (async (address: string, init: RequestInit) => {
    const request = new Request(address, init);
    this.requests.push(request.clone());
    return await this.answer(new URL(address), request);
  }) as unknown as WebFetch;

  protected abstract answer(url: URL, request: Request): Promise<Response>;

  protected begin(key: string, amount: number, instant: boolean): void {
    this.sessions.set(key, { key, amount, instant, asked: 0, isStopped: false });
  }

  /** The customer acts between the first and the second question. */
  protected act(session: Session): 'waiting' | 'charged' | 'refused' {
    session.asked += 1;
    const isCharged = this.charges.includes(session.key);
    const charge = (): 'charged' => {
      if (!isCharged) this.charges.push(session.key);
      return 'charged';
    };
    if (session.asked === 1 && !isCharged) return 'waiting';
    if (this.customer === 'walks away') return session.isStopped ? 'refused' : 'waiting';
    if (this.customer === 'declines') return 'refused';
    if (this.customer === 'taps again') return session.asked < 3 ? 'refused' : charge();
    return charge();
  }

  protected amounts({ amount }: Session): { readonly amount: number; readonly tip: number } {
    if (this.customer === 'pays too much') return { amount: amount + 100, tip: 0 };
    if (this.customer === 'pays less') return { amount: amount - 500, tip: 0 };
    return { amount, tip: this.customer === 'tips' ? 150 : 0 };
  }
}

/** Viva over the internet: a sale is accepted with an empty body, and its session is asked for. */
export class VivaNetwork extends Network {
  protected async answer(url: URL, request: Request): Promise<Response> {
    if (url.pathname === '/connect/token') return Response.json({ access_token: 'let-in', expires_in: 3600 });
    if (request.headers.get('authorization') !== 'Bearer let-in') return new Response('', { status: 401 });
    if (url.pathname === '/ecr/v1/transactions:sale') {
      const { sessionId, amount, paymentMethod } = await request.json();
      if (this.sessions.has(sessionId))
        return new Response('', { status: 409, headers: { 'x-viva-eventid': '1201' } });
      this.begin(sessionId, amount, paymentMethod === 'IRIS');
      return new Response('', { status: 200, headers: { 'x-viva-eventid': '1100' } });
    }
    const session = this.sessions.get(url.pathname.replace('/ecr/v1/sessions/', ''));
    if (session === undefined)
      return new Response('', { status: 404, headers: { 'x-viva-eventid': '1207' } });
    if (request.method === 'DELETE') {
      session.isStopped = true;
      return new Response('', { status: 200, headers: { 'x-viva-eventid': '1104' } });
    }
    const state = this.act(session);
    if (state === 'waiting') return new Response('', { status: 202 });
    const about = { sessionId: session.key, terminalId: '16000123', tid: '16000123' };
    if (state === 'refused') return Response.json({ ...about, success: false, eventId: 1006 });
    const { amount, tip } = this.amounts(session);
    return Response.json({
      ...{ ...about, success: true, eventId: 0, amount: amount + tip, tipAmount: tip },
      ...{ transactionId: `viva-${session.key}`, aadeTransactionId: `116${session.key}` },
      transactionTypeId: session.instant ? 60 : 5,
    });
  }
}

/** Common WebECR: a sale makes an intent, which is found by the till's own reference. */
export class WebEcrNetwork extends Network {
  protected async answer(url: URL, request: Request): Promise<Response> {
    if (request.headers.get('x-api-key') !== 'paired') return new Response('', { status: 403 });
    const page = (results: unknown[]) =>
      Response.json({ count: results.length, next: null, previous: null, results });
    if (url.pathname === '/api/v2.2/terminal/42/txninit/') {
      const { CustomerReference, Amount, PaymentType } = await request.json();
      // The specification does not say that a reference is taken once, so it is not.
      const key = this.sessions.has(CustomerReference) ? `${CustomerReference} again` : CustomerReference;
      this.begin(key, Amount, PaymentType === 1);
      return Response.json({ Id: `intent-${key}`, Status: 2, CustomerReference, Amount });
    }
    if (url.pathname === '/api/v2.2/terminal/42/txnvoid/') {
      const { OriginalIdentifier } = await request.json();
      this.voids.push(OriginalIdentifier);
      return Response.json({ Id: 'void', Status: 3, Result: 1, TransactionId: OriginalIdentifier });
    }
    const session = this.sessions.get(url.searchParams.get('CustomerReference') ?? '');
    if (session === undefined || url.pathname !== '/api/v2.2/transactionintent/') return page([]);
    const state = this.act(session);
    const { amount, tip } = this.amounts(session);
    const about = {
      Id: `intent-${session.key}`,
      CustomerReference: session.key,
      Amount: amount,
      TipAmount: tip,
    };
    if (state === 'waiting') return page([{ ...about, Status: 2 }]);
    if (state === 'refused') return page([{ ...about, Status: 3, Result: 2 }]);
    const TransactionId = `075${session.key}`;
    const Transaction = {
      TID: '16000123',
      RRN: '121702285176',
      AuthCode: '315144',
      PaymentType: session.instant ? 1 : 0,
    };
    return page([{ ...about, Status: 3, Result: 1, TransactionId, Transaction }]);
  }
}
