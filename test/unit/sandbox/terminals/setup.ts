import { beforeEach } from 'vitest';
import type { SandboxOptions } from '../../../../src/sandbox/options.js';
import { createSandbox, type Sandbox } from '../../../../src/sandbox/sandbox.js';
import type { TerminalFamily } from '../../../../src/sandbox/state/terminal-rows.js';
import { sampleTerminals } from '../../../../src/sandbox/terminals/options.js';
import type { Document, PosSignature } from '../../../../src/types/index.js';
import { COMPANY, KEY, labelled, NOON, OTHER_KEY, receipt } from '../setup.js';

export const families = sampleTerminals.map(({ family }) => family);

/** The terminals of `sampleTerminals`. */
export const TID: Readonly<Record<TerminalFamily, string>> = {
  viva: '16000001',
  webEcr: '16000002',
  vivaLocal: '16000003',
  vivaApp: '16000004',
  megEftPos: '16000005',
};

const TERMINAL_KEY = 'sandbox-terminal-key';

export interface Reply {
  readonly status: number;
  readonly event: string | null;
  readonly text: string;
  // A test reads the members that its family answers.
  // biome-ignore lint/suspicious/noExplicitAny: members of five families
  readonly json: any;
}

/** A receipt of 124.00 (100.00 and 24.00 VAT), of which a part is paid at a terminal. */
export function receiptOf124(aa: string, amount: number, terminalId: string): Document {
  const document = receipt(aa);
  const incomeClassification = [
    { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 100 },
  ];
  const [line] = document.invoiceDetails;
  const card = { type: 7, amount, terminalId, posNspId: 2 } as const;
  const rest = { type: 3, amount: Number((124 - amount).toFixed(2)) } as const;
  return {
    ...document,
    paymentMethods: amount === 124 ? [card] : [rest, card],
    invoiceDetails: [{ ...line, netValue: 100, vatAmount: 24, incomeClassification }],
    invoiceSummary: {
      ...document.invoiceSummary,
      totalNetValue: 100,
      totalVatAmount: 24,
      totalGrossValue: 124,
      incomeClassification,
    },
    providerAdditionalInvoiceDetails: labelled(amount === 124 ? 'POS / e-POS' : 'Μετρητά, POS / e-POS'),
  } as Document;
}

export interface Signed {
  readonly data: string;
  readonly token: string;
}

/** A sandbox with a terminal of each family for each test, and what a till asks of them. */
export function withTerminals(options: SandboxOptions = {}) {
  const made: { sandbox?: Sandbox; numbers: number } = { numbers: 0 };
  beforeEach(async () => {
    made.numbers = 0;
    made.sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [
        { key: KEY, companies: [COMPANY] },
        { key: OTHER_KEY, companies: [COMPANY] },
      ],
      terminals: sampleTerminals,
      ...options,
    });
  });
  const at = {
    get sandbox(): Sandbox {
      if (made.sandbox === undefined) throw new Error('A sandbox is made for each test.');
      return made.sandbox;
    },
    /** What the provider signs for a payment at the terminal of a family. */
    async signed(family: TerminalFamily, amount: number, key = KEY): Promise<Signed> {
      made.numbers += 1;
      const document = receiptOf124(String(made.numbers), amount, TID[family]);
      const { signatures } = await at.sandbox.holdPayment(document, key);
      const [{ data, token } = {} as PosSignature] = signatures;
      return { data: data ?? '', token };
    },
    async ask(
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Reply> {
      const response = await at.sandbox.fetch(`https://sandbox.example/terminals/${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const event = response.headers.get('x-viva-eventid');
      return { status: response.status, event, text, json: parsed(text) };
    },
    async viva(method: string, path: string, body?: unknown, headers: object = {}): Promise<Reply> {
      const { json } = await at.ask('POST', 'viva/connect/token', 'grant_type=client_credentials', {
        Authorization: `Basic ${btoa(`${TERMINAL_KEY}:${TERMINAL_KEY}`)}`,
      });
      return at.ask(method, `viva/ecr/v1/${path}`, body, {
        Authorization: `Bearer ${json.access_token}`,
        ...headers,
      });
    },
    webEcr: (method: string, path: string, body?: unknown, headers: object = {}): Promise<Reply> =>
      at.ask(method, `webEcr/v2.2/${path}`, body, { 'X-Api-Key': TERMINAL_KEY, ...headers }),
    meg: (path: string, request: object, more: object = {}): Promise<Reply> =>
      at.ask('POST', `megEftPos/api/v1/transaction/${path}`, {
        licenseKey: TERMINAL_KEY,
        vatNumber: COMPANY,
        posDevice: { terminalId: TID.megEftPos, posProtocol: 'MELLON_WEB_ECR', apiKey: TERMINAL_KEY },
        request,
        ...more,
      }),
    app: (query: Readonly<Record<string, string>>): Promise<Reply> =>
      at.ask(
        'GET',
        `vivaApp/${TID.vivaApp}/pay/v1?${new URLSearchParams({ callback: 'till://paid', ...query })}`,
      ),
  };
  return at;
}

export type At = ReturnType<typeof withTerminals>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a family says of a charge, in the same words for all. */
export interface Said {
  /** `refused` in the words of its family. */
  readonly code: string;
  readonly transactionId?: string | undefined;
  /** In cents. */
  readonly amount?: number | undefined;
  readonly tip?: number | undefined;
  readonly instant?: boolean | undefined;
}

/** How each family is asked for a sale, and what then became of it. */
export interface Till {
  readonly sale: (at: At, key: string, cents: number, signed: Signed, more?: object) => Promise<Reply>;
  readonly result: (at: At, key: string) => Promise<Said>;
}

const vivaBody = (key: string, amount: number, { data, token }: Signed, more: object = {}) => ({
  sessionId: key,
  terminalId: TID.viva,
  cashRegisterId: 'till-1',
  amount,
  currencyCode: '978',
  aadeProviderId: '999',
  aadeProviderSignatureData: data,
  aadeProviderSignature: token,
  ...more,
});

/** The members of WebECR, read out of the signed text. */
function providerData({ data, token }: Signed): object {
  const [Uid, , SignatureTimestamp, , net, vat, total] = data.split(';');
  return {
    Uid,
    Mark: null,
    SignatureTimestamp,
    NetAmount: Number(net),
    VatAmount: Number(vat),
    TotalAmount: Number(total),
    ProviderId: '999',
    Signature: token,
  };
}

export const webEcrBody = (key: string, amount: number, signed: Signed, more: object = {}) => ({
  TxnType: 0,
  Amount: amount,
  CurrencyCode: 978,
  CustomerReference: key,
  ProviderData: providerData(signed),
  ...more,
});

/** 12:00 in Athens on 20 November 2026. */
const SIGNED_AT = Date.parse(NOON) / 1000;

export const megRequest = (amount: number, { data, token }: Signed, more: object = {}) => ({
  amount: amount / 100,
  invoiceAmount: 124,
  netAmount: 100,
  vatAmount: 24,
  tipAmount: 0,
  providerId: 'ILYDA',
  providerInput: data,
  providerSignature: token,
  providerUid: data.split(';')[0],
  signatureTimestamp: SIGNED_AT,
  ...more,
});

const vivaSaid = (json: Reply['json']): Said => ({
  code: String(json.eventId),
  transactionId: json.aadeTransactionId,
  amount: json.amount,
  tip: json.tipAmount,
  instant: json.bankId === 'NET_IRIS',
});

const lastAnswers = new WeakMap<At, Map<string, Reply>>();

/** Families that answer at once: what they answered. */
async function remembered(at: At, key: string, reply: Reply): Promise<Reply> {
  const answers = lastAnswers.get(at) ?? new Map<string, Reply>();
  lastAnswers.set(at, answers.set(key, reply));
  return reply;
}

export const tills: Readonly<Record<TerminalFamily, Till>> = {
  viva: {
    sale: (at, key, cents, signed, more) =>
      at.viva('POST', 'transactions:sale', vivaBody(key, cents, signed, more)),
    async result(at, key) {
      const { status, json } = await at.viva('GET', `sessions/${key}`);
      return status === 200 ? vivaSaid(json) : { code: `http-${status}` };
    },
  },
  webEcr: {
    sale: (at, key, cents, signed, more) =>
      at.webEcr('POST', 'terminal/2/txninit/', webEcrBody(key, cents, signed, more)),
    async result(at, key) {
      const { json } = await at.webEcr('GET', `transactionintent/?CustomerReference=${key}`);
      const [intent] = json.results;
      if (intent === undefined) return { code: 'absent' };
      return {
        code: intent.Status === 3 ? String(intent.Result) : `status-${intent.Status}`,
        transactionId: intent.TransactionId,
        amount: intent.Amount,
        tip: intent.TipAmount,
        instant: intent.PaymentType === 1,
      };
    },
  },
  vivaLocal: {
    sale: (at, key, cents, signed, more) => {
      const {
        terminalId: _terminalId,
        cashRegisterId: _cashRegisterId,
        ...body
      } = vivaBody(key, cents, signed, more);
      return at.ask('POST', `vivaLocal/${TID.vivaLocal}/pos/v1/sale`, body);
    },
    async result(at, key) {
      const { json } = await at.ask('POST', `vivaLocal/${TID.vivaLocal}/pos/v1/session`, { sessionId: key });
      return json.payloadData === undefined ? { code: json.state } : vivaSaid(json.payloadData.saleResponse);
    },
  },
  vivaApp: {
    sale: async (at, key, cents, { data, token }, more = {}) => {
      const reply = await at.app({
        action: 'sale',
        clientTransactionId: key,
        amount: String(cents),
        aadeProviderId: '999',
        aadeProviderSignatureData: data,
        aadeProviderSignature: token,
        ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
      });
      return remembered(at, key, reply);
    },
    async result(at, key) {
      const query = new URLSearchParams(lastAnswers.get(at)?.get(key)?.text.split('?')[1]);
      const [, code = ''] = /^\((\d+)\)/.exec(query.get('message') ?? '') ?? [];
      return {
        code,
        transactionId: query.get('aadeTransactionId') ?? undefined,
        amount: Number(query.get('amount')),
        tip: Number(query.get('tipAmount')),
        instant: query.get('paymentMethod') === 'IRIS',
      };
    },
  },
  megEftPos: {
    sale: async (at, key, cents, signed, more) =>
      remembered(at, key, await at.meg('sale', megRequest(cents, signed, more))),
    async result(at, key) {
      const { data } = lastAnswers.get(at)?.get(key)?.json ?? {};
      return {
        code: data.responseCode,
        transactionId: data.nspReferenceNumber,
        amount: Math.round(data.paidAmount * 100),
        tip: Math.round(data.tipAmount * 100),
        instant: data.paymentMethodId === 'IRIS',
      };
    },
  },
};
