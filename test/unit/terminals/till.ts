import { card, instantPayment, retailReceipt } from '../../../src/builders/index.js';
import { holdPosPayment, type PosPayment } from '../../../src/flows/index.js';
import { memoryJournal } from '../../../src/sending/client/index.js';
import { type Family, type Terminal, terminal, viva, webEcr } from '../../../src/sending/terminals/index.js';
import type { Document, PosSignature } from '../../../src/types/index.js';
import { shop } from '../builders/parties.js';
import { type Network, VivaNetwork, WebEcrNetwork } from './networks.js';

const UID = 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357';
const TOKEN = 'MEUCIQDa+/8=';
/** 100.00, of it 80.65 net and 19.35 VAT, signed for one terminal in the form of A.1155. */
export const DATA = `${UID};;20261120120000;10000;8065;1935;10000;16000123`;

export const receiptOf = (type: 'card' | 'instant' = 'card'): Document => {
  const terms = { amount: '100.00', terminalId: '16000123', posNspId: 1 };
  return retailReceipt({ issuer: shop, series: 'A', aa: '101', issueDate: '2026-11-20' })
    .line({ gross: '100.00', vat: 24, income: 'goods' })
    .payment(type === 'card' ? card(terms) : instantPayment(terms))
    .build({ skipSignature: false });
};

const signature: PosSignature = {
  ...{ token: TOKEN, data: DATA, paymentBalance: 100, isExpired: false, issuerVatNumber: '123456783' },
  ...{ createdDate: '2026-11-20T10:00:00Z', expiryDate: '2026-11-21T10:00:00Z' },
};

export const heldWith = (own: Partial<PosSignature> = {}, document: Document = receiptOf()): PosPayment =>
  holdPosPayment({
    document,
    answer: { providerSignature: [{ invoiceUid: UID, signatures: [{ ...signature, ...own }] }] },
  });

export const vivaFamily = (): Family =>
  viva({
    ...{
      api: 'https://api.viva.test',
      accounts: 'https://accounts.viva.test',
      clientId: 'shop',
      clientSecret: 'secret',
    },
    ...{ terminalId: '16000123', cashRegister: 'till-1', provider: 108 },
  });

export const webEcrFamily = (): Family =>
  webEcr({
    ...{ base: 'https://ecr.test/api', prefix: '/v2.2', apiKey: 'paired', terminal: '42' },
    ...{ terminalId: '16000123', provider: '008' },
  });

/** A clock that stands still, except while somebody waits. */
export class Clock {
  time = Date.parse('2026-11-20T10:05:00Z');
  readonly now = (): Date => new Date(this.time);
  readonly wait = async (milliseconds: number): Promise<void> => {
    this.time += milliseconds;
  };
}

export interface World {
  readonly network: Network;
  readonly clock: Clock;
  readonly journal: ReturnType<typeof memoryJournal>;
  readonly till: Terminal;
}

export const FAMILIES = {
  viva: () => [vivaFamily(), new VivaNetwork()] as const,
  webEcr: () => [webEcrFamily(), new WebEcrNetwork()] as const,
};

export function world(name: keyof typeof FAMILIES): World {
  const [family, network] = FAMILIES[name]();
  const clock = new Clock();
  const till = terminal(family, { fetch: network.fetch, clock });
  return { network, clock, journal: memoryJournal(), till };
}
