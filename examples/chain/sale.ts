/** A sale of the e-shop: the order and its receipt, in one transaction. */
import { cash, retailReceipt } from 'parastatiko';
import type { PostgresJournal } from 'parastatiko/journal-postgres';
import { enqueue } from 'parastatiko/worker';
import { shop } from '../shared/parties.js';

/** The day of the example. */
export const today = '2026-11-20';

const series = {
  vatNumber: shop.vatNumber,
  branch: shop.branch,
  invoiceType: '11.1',
  series: 'ESHOP',
} as const;

/** Either the order, its number and its receipt are all in the database afterwards, or none of them. */
export async function placeOrder(journal: PostgresJournal, jars: number): Promise<void> {
  const tx = await journal.pool.connect();
  try {
    await tx.query('BEGIN');
    const { aa } = await journal.joining(tx).numbering.reserve(series);
    await tx.query("INSERT INTO orders (series, number, jars) VALUES ('ESHOP', $1, $2)", [aa, jars]);
    const receipt = retailReceipt({ issuer: shop, series: 'ESHOP', aa, issueDate: today })
      .line({
        description: 'Μέλι',
        quantity: jars,
        unit: 'τεμ',
        unitPriceWithVat: '6.20',
        vat: 13,
        income: 'goods',
      })
      .payment(cash('rest'))
      .build();
    await enqueue(tx, receipt);
    await tx.query('COMMIT');
  } catch (error) {
    await tx.query('ROLLBACK');
    throw error;
  } finally {
    tx.release();
  }
}
