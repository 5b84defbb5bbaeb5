import { addCents, type Cents } from '../money/index.js';

/** An income or expense classification with its sum so far. */
export interface SumRow {
  readonly classificationType?: string | undefined;
  readonly classificationCategory?: string | undefined;
  amount: Cents;
}

/** Documents have one to three kinds of income. Up to this many rows, a linear search is faster than a map. */
const fewRows = 8;

/** The rows of the summary: one for each (type, category), in order of first appearance. */
export class ClassificationSums {
  readonly rows: SumRow[] = [];
  /** Rows by category and type. Created when there are many. */
  #index: Map<string | undefined, Map<string | undefined, SumRow>> | undefined;

  /**
   * Adds the amount of a line.
   *
   * @throws AmountRangeError beyond 15 digits.
   */
  add(row: Readonly<SumRow>): void {
    const same = this.#find(row);
    if (same === undefined) this.#append(row);
    else same.amount = addCents(same.amount, row.amount);
  }

  #find({ classificationType, classificationCategory }: Readonly<SumRow>): SumRow | undefined {
    if (this.#index !== undefined) return this.#index.get(classificationCategory)?.get(classificationType);
    for (const row of this.rows) {
      if (
        row.classificationCategory === classificationCategory &&
        row.classificationType === classificationType
      )
        return row;
    }
    return undefined;
  }

  #append({ classificationType, classificationCategory, amount }: Readonly<SumRow>): void {
    const row: SumRow = { classificationType, classificationCategory, amount };
    this.rows.push(row);
    if (this.#index !== undefined) this.#remember(this.#index, row);
    else if (this.rows.length > fewRows) {
      this.#index = new Map();
      for (const each of this.rows) this.#remember(this.#index, each);
    }
  }

  #remember(index: Map<string | undefined, Map<string | undefined, SumRow>>, row: SumRow): void {
    const types = index.get(row.classificationCategory) ?? new Map<string | undefined, SumRow>();
    index.set(row.classificationCategory, types.set(row.classificationType, row));
  }
}
