/** What callers know of each other. */
import type { Till } from '../till.js';

export interface Receipt {
  readonly tag: string;
  readonly mark: string;
  readonly quantity: number;
  readonly till: Till;
}

export interface Shop {
  readonly receipts: Receipt[];
  readonly tables: { readonly name: string; readonly till: Till }[];
  /** Numbers of the series N: how many have no end yet, and which were given out. */
  readonly reserved: { open: number; readonly given: Set<string> };
}

export const newShop = (): Shop => ({ receipts: [], tables: [], reserved: { open: 0, given: new Set() } });
