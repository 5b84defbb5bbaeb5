import { readFileSync } from 'node:fs';

/** The reference data as it stands, read without the generator. */
export interface ReferenceRow {
  code: string | number;
  label_el?: string | null;
  label_en?: string | null;
  name?: string;
  [fact: string]: unknown;
}

export interface ReferenceCombination {
  types: string[];
  typeRequired: boolean;
  typeForbidden: boolean;
}

interface CombinationsOfType {
  income: Record<string, ReferenceCombination>;
  expenses: Record<string, ReferenceCombination>;
  inheritsFrom?: { correlatedTypes: string[] };
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../reference/${file}`, import.meta.url), 'utf8'));

const codes = read('codes.json') as Record<string, { rows: ReferenceRow[] }>;

export const rowsOfReference = (table: string): ReferenceRow[] => codes[table]?.rows ?? [];

export const combinations = read('income-classification-combos.json') as {
  types: Record<string, CombinationsOfType>;
  acceptedPairs: { pairs: Record<string, string[]> };
  disputedPairs: { pairs: Record<string, string[]> };
};

export const providerTypes = rowsOfReference('invoiceTypes')
  .filter((row) => row.providerChannel === true)
  .map((row) => String(row.code));
