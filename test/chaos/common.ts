/** What the processes of a run share. */
import { cash, issuer, retailReceipt } from '../../src/builders/index.js';
import type { Document } from '../../src/types/index.js';
import { passing } from '../passing.js';

export const COMPANY = '800123456';
export const KEY = 'chaos';
const NOON = Date.parse('2026-11-20T10:00:00Z');
const DAY = '2026-11-20';

/** Short times, so that much goes wrong in a short run. A call is given up before its lease ends. */
export const times = { timeout: 1000, leaseTime: 3000, settlingTime: 2000 };

/** What a process is told when it starts. */
export interface Orders {
  readonly connectionString: string;
  readonly baseUrl: string;
  readonly holder: string;
  /** When the run began, as `passing()` gave it. */
  readonly began: number;
  /** How many milliseconds the clock of this process is wrong. */
  readonly skew: number;
  /** The tills of a process of tills. */
  readonly tills: readonly number[];
}

export const readOrders = (): Orders => JSON.parse(String(process.argv[2]));

/** A clock that begins at noon of the day of the documents, and is wrong. */
export const clockOf = ({ began, skew }: Pick<Orders, 'began' | 'skew'>) => ({
  now: () => new Date(NOON + passing() - began + skew),
});

/** Every fifth till sends its documents itself; the others add them to the queue, two tills to each series. */
export const sendsItself = (till: number): boolean => till % 5 === 0;

export const seriesOf = (till: number) => {
  const series = sendsItself(till) ? `D${till}` : `Q${Math.floor(till / 2)}`;
  return { vatNumber: COMPANY, branch: 0, invoiceType: '11.1', series } as const;
};

export const keyOf = (series: string, aa: string): string => JSON.stringify([COMPANY, 0, '11.1', series, aa]);

const shop = issuer({
  vatNumber: COMPANY,
  branch: 0,
  name: 'Η Αυλή Ε.Ε.',
  address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
});

/** A receipt whose amount depends on its number, so that two of them cannot be mistaken for each other. */
export const receipt = (series: string, aa: string): Document =>
  retailReceipt({ issuer: shop, series, aa, issueDate: DAY })
    .line({
      description: 'Μέλι',
      quantity: 1,
      unit: 'τεμ',
      unitPriceWithVat: `${(Number(aa) % 90) + 1}.20`,
      vat: 13,
      income: 'goods',
    })
    .payment(cash('rest'))
    .build();
