import { openTable, type Table, type TableStep } from '../../../../src/flows/index.js';
import { RefusedStepError } from '../../../../src/flows/shared/refused-step-error.js';
import type { Issue } from '../../../../src/types/index.js';

export const tavern = {
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή',
  address: { street: 'Ερμού', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Εστιατόριο', taxoffice: 'Ναυπλίου' },
} as const;

export const hotel = {
  vatNumber: '999000111',
  country: 'GR',
  branch: 0,
  name: 'Ξενοδοχείο Α.Ε.',
  address: { street: 'Ακτή', number: '1', postalCode: '21100', city: 'Ναύπλιο' },
} as const;

export const issueDate = '2026-11-20';
export const table = openTable({ issuer: tavern, series: 'OS' });

const priced = { unit: 1, vat: 24 } as const;
/** 1.00 with VAT is 0.81 + 0.19, two are 1.61 + 0.39, three are 2.42 + 0.58. */
export const espresso = { ...priced, description: 'Espresso', unitPriceWithVat: '1.00' };
/** 9.00 with VAT is 7.26 + 1.74. */
export const wine = { ...priced, description: 'Wine', unitPriceWithVat: '9.00' };
/** 3.50 net. */
export const beer = { ...priced, description: 'Beer', unitPrice: '3.50' };

type Line = Parameters<Table['order']>[0]['lines'][number];

/** The MARK that the service answers for a document with a number. */
export const markOf = (aa: string): string => `4000010000000${aa}`;

/** Records that a step's document was issued. */
export const answered = ({ table: next, document }: TableStep): Table =>
  next.issued(document, { mark: markOf(document.invoiceHeader.aa) });

export const ordered = (on: Table, aa: string, ...lines: Line[]): Table =>
  answered(on.order({ aa, issueDate, lines }));

export const cancelled = (on: Table, aa: string, description: string, quantity: number | string): Table =>
  answered(on.cancel({ aa, issueDate, lines: [{ description, quantity }] }));

export const bill = {
  type: '11.1',
  series: 'R',
  aa: '90',
  issueDate,
  income: 'goods',
  payments: [{ type: 3, amount: 'rest' }],
} as const;

/** What a refused step says. */
export function refusal(step: () => unknown): readonly Issue[] {
  try {
    step();
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) return error.issues;
    throw error;
  }
  throw new Error('The step was taken.');
}

/** The same without the words. */
export const refused = (step: () => unknown) =>
  refusal(step).map(({ rule, path, params }) => ({ rule, path, params }));

/** Quantity, net and VAT of each line. */
export const amounts = ({ document }: TableStep) =>
  document.invoiceDetails.map(({ itemDescr, quantity, netValue, vatAmount }) => [
    itemDescr,
    quantity,
    netValue,
    vatAmount,
  ]);
