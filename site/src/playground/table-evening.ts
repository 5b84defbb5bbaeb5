import { openTable, type Table } from 'parastatiko';
import { samplesOn } from './samples.js';

/** One document of the evening, and the table after it. */
export interface PlayedStep {
  readonly name: StepName;
  /** The payload that is sent. */
  readonly document: unknown;
  /** What is ordered and not yet billed. */
  readonly remaining: readonly {
    readonly description: string;
    readonly quantity: string;
    readonly gross: string;
  }[];
}

export type StepName = 'order' | 'second' | 'cancel' | 'split' | 'split-back' | 'bill-one' | 'bill';

const salad = { description: 'Χωριάτικη σαλάτα', unit: 'τεμ', unitPriceWithVat: '8.50', vat: 13 } as const;
const fish = { description: 'Τσιπούρα', unit: 'κιλά', unitPriceWithVat: '42.00', vat: 13 } as const;
const wine = { description: 'Κρασί, καράφα', unit: 'τεμ', unitPriceWithVat: '9.00', vat: 24 } as const;
const dessert = { description: 'Πορτοκαλόπιτα', unit: 'τεμ', unitPriceWithVat: '4.20', vat: 13 } as const;

type Issuer = Parameters<typeof openTable>[0]['issuer'];

/** An evening at one table, document by document: orders, a cancellation, one guest who pays alone, the bill. */
export function eveningSteps(issueDate: string): PlayedStep[] {
  const issuer = samplesOn(issueDate)[0]?.facts['issuer'] as Issuer;
  const steps: PlayedStep[] = [];
  let aa = 310;
  let mark = 400001970000103;
  const next = () => {
    aa += 1;
    return { aa: String(aa), issueDate };
  };
  /** Keeps the step, and answers as the service would. */
  const sent = (name: StepName, table: Table, document: Parameters<Table['issued']>[0]): Table => {
    mark += 1;
    const answered = table.issued(document, { mark: String(mark) });
    steps.push({ name, document, remaining: remainingOf(answered) });
    return answered;
  };

  let table = openTable({ issuer, series: 'ΔΠ' });
  const first = table.order({
    ...next(),
    lines: [
      { ...salad, quantity: 2 },
      { ...wine, quantity: 1 },
    ],
  });
  table = sent('order', first.table, first.document);
  const second = table.order({
    ...next(),
    lines: [
      { ...fish, quantity: '0.85' },
      { ...dessert, quantity: 3 },
    ],
  });
  table = sent('second', second.table, second.document);
  const back = table.cancel({ ...next(), lines: [{ description: dessert.description, quantity: 1 }] });
  table = sent('cancel', back.table, back.document);

  const alone = table.split({
    order: next(),
    cancellation: next(),
    lines: [
      { description: salad.description, quantity: 1 },
      { description: dessert.description, quantity: 1 },
    ],
  });
  const theirs = sent('split', alone.other, alone.order);
  table = alone.table.issued(alone.order, { mark: String(mark) });
  table = sent('split-back', table, alone.cancellation);

  const bill = { type: '11.1', series: 'ΛΙΑ', income: 'goods' } as const;
  const one = theirs.close({ ...bill, ...next(), payments: [{ type: 3, amount: 'rest' }] });
  sent('bill-one', one.table, one.document);
  const rest = table.close({
    ...bill,
    ...next(),
    payments: [
      { type: 3, amount: '20.00' },
      { type: 7, amount: 'rest' },
    ],
  });
  sent('bill', rest.table, rest.document);
  return steps;
}

const remainingOf = (table: Table): PlayedStep['remaining'] =>
  table.remaining().map(({ description, quantity, gross }) => ({
    description: String(description ?? ''),
    quantity: String(quantity),
    gross: String(gross),
  }));
