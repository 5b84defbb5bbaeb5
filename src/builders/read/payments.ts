import { type Cents, type NotAmount, parseAmount } from '../../money/index.js';
import { shown } from '../../reading/leaf.js';
import { recordOf } from '../../reading/record.js';
import type { Reading } from './reading.js';
import { isText } from './text.js';

/** One payment of facts, read. */
export interface PaymentRead {
  readonly type: number;
  readonly amount: Cents | 'rest';
  readonly terminalId: string | undefined;
  readonly posNspId: number | undefined;
  readonly paymentMethodInfo: string | undefined;
}

/** Reads the payments of a document. */
export function readPayments(reading: Reading, payments: unknown): readonly PaymentRead[] | undefined {
  if (!Array.isArray(payments)) return reading.badShape();
  const read: PaymentRead[] = [];
  for (let index = 0; index < payments.length; index++) {
    const payment = readPayment(reading, index, payments[index]);
    if (payment !== undefined) read.push(payment);
  }
  return read;
}

function readPayment(reading: Reading, index: number, payment: unknown): PaymentRead | undefined {
  const source = recordOf(payment);
  if (source === undefined) return reading.badShape();
  let type: number | undefined;
  let amount: Cents | 'rest' | undefined;
  let terminalId: string | undefined;
  let posNspId: number | undefined;
  let paymentMethodInfo: string | undefined;
  let stated = false;
  for (const key in source) {
    const value = source[key];
    if (value === undefined) continue;
    if (value === null) {
      reading.badShape();
      continue;
    }
    switch (key) {
      case 'type':
        type = isWhole(value, 1, 8) ? value : reading.badShape();
        break;
      case 'amount':
        stated = true;
        amount = value === 'rest' ? value : amountOf(reading, index, value);
        break;
      case 'terminalId':
        terminalId = isText(value, 200) ? value : reading.badShape();
        break;
      case 'posNspId':
        posNspId = isWhole(value, 0, 2_147_483_647) ? value : reading.badShape();
        break;
      case 'paymentMethodInfo':
        paymentMethodInfo = typeof value === 'string' ? value : reading.badShape();
        break;
      default:
        if (Object.hasOwn(source, key)) reading.badShape();
    }
  }
  if (type === undefined || !stated) return reading.badShape();
  return amount === undefined ? undefined : { type, amount, terminalId, posNspId, paymentMethodInfo };
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const faults = {
  type: 'type',
  form: 'decimal-form',
  inexact: 'decimal-inexact',
  range: 'amount-range',
  negative: 'value-negative',
  decimals: 'amount-decimals',
} as const satisfies Readonly<Record<NotAmount, string>>;

function amountOf(reading: Reading, index: number, value: unknown): Cents | undefined {
  const parsed = parseAmount(value);
  if (parsed.ok) return parsed.value;
  const path = ['payments', index, 'amount'];
  const params =
    parsed.why === 'type' ? { expected: 'decimal', found: typeof value } : { value: shown(value) };
  return reading.problem(faults[parsed.why], path, params);
}
