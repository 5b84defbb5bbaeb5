import type { Pool } from 'pg';

/** How many documents a day has in a filled journal, over all its shops. */
const A_DAY = 1000;
/** How many of the documents need work: one in so many. */
const OPEN = 2000;

/**
 * Writes documents straight into the tables of a journal: ten issuers with three series each, a thousand documents a
 * day since 2024, a few of them open, and as many numbers; states and events of webhooks beside them. The names are
 * those that `documentOf` gives.
 */
export async function fill(pool: Pool, schema: string, documents: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `SET search_path TO "${schema}"; SET synchronous_commit = off; SET maintenance_work_mem = '256MB'`,
    );
    const months = await client.query(
      `SELECT to_char(m, 'YYYY_MM') AS name, m::date::text AS first, (m + interval '1 month')::date::text AS next
       FROM generate_series(date '2024-01-01', date '2024-01-01' + $1::int / ${A_DAY}, interval '1 month') m`,
      [documents],
    );
    for (const { name, first, next } of months.rows) {
      await client.query(
        `CREATE TABLE bodies_${name} PARTITION OF bodies FOR VALUES FROM ('${first}') TO ('${next}')`,
      );
    }
    const filled = `SELECT n, (100000000 + n % 10)::text AS vat, chr(65 + n % 3) AS series,
        to_char(date '2024-01-01' + n / ${A_DAY}, 'YYYY-MM-DD') AS day, date_trunc('month', date '2024-01-01' + n / ${A_DAY})::date AS month
      FROM generate_series(1, ${documents}) n`;
    await client.query(`
      INSERT INTO entries (operation, key, standing, call, query, about, month, first_attempt_at, last_attempt_at,
        attempts, result, holder, created_by, vat_number, branch, invoice_type, series, aa)
      SELECT 'issue', format('["%s",0,"11.1","%s","%s"]', vat, series, n),
        CASE WHEN n % ${OPEN} = 0 THEN 'unknown' WHEN n % ${OPEN} = 1 THEN 'held' ELSE 'issued' END, 'SendInvoices', '{}',
        json_build_object('vatNumber', vat, 'issueDate', day), month, day::date, day::date, 1,
        CASE WHEN n % ${OPEN} > 1 THEN json_build_object('mark', (400000000000000 + n)::text, 'uid', lpad(n::text, 40, '0')) END,
        'till ' || n % 100, 'fill', vat, 0, '11.1', series, n::text
      FROM (${filled}) f`);
    await client.query(`INSERT INTO bodies SELECT month, id, '{"invoice":[{}]}' FROM entries`);
    await client.query(`
      INSERT INTO series (vat_number, branch, invoice_type, series, first, next)
      SELECT (100000000 + i)::text, 0, '11.1', chr(65 + s), 1, ${documents + 1} FROM generate_series(0, 9) i, generate_series(0, 2) s;
      INSERT INTO numbers (series_id, aa, issue_date, holder, mark, uid, reserved_by)
      SELECT s.id, f.n, f.day, 'till', CASE WHEN f.n % ${OPEN} > 1 THEN (400000000000000 + f.n)::text END,
        CASE WHEN f.n % ${OPEN} > 1 THEN lpad(f.n::text, 40, '0') END, 'fill ' || f.n
      FROM (${filled}) f JOIN series s ON s.vat_number = f.vat AND s.series = f.series;
      INSERT INTO states (name, state) SELECT format('table %s', lpad(n::text, 7, '0')), '{}' FROM generate_series(1, ${documents} / 10) n;
      INSERT INTO events (event_id, body, done) SELECT 'event ' || n, '', n % 1000 > 0 FROM generate_series(1, ${documents} / 10) n`);
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}

/** What a filled journal has of its document n. */
export const documentOf = (n: number) => ({
  vatNumber: String(100_000_000 + (n % 10)),
  branch: 0,
  invoiceType: '11.1',
  series: 'ABC'.charAt(n % 3),
  aa: String(n),
  mark: String(400_000_000_000_000 + n),
  uid: String(n).padStart(40, '0'),
  day: new Date(Date.UTC(2024, 0, 1 + Math.floor(n / A_DAY))).toISOString().slice(0, 10),
});
