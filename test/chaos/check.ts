import type { PostgresJournal } from '../../src/sending/journal-postgres/index.js';
import { keyOf } from './common.js';
import type { Service } from './service.js';

/** What a run has shown. Each list has to be empty. */
export interface Findings {
  /** Numbers with more than one MARK. */
  readonly issuedTwice: readonly string[];
  /** Documents that the service got, without a row in the journal. */
  readonly sentWithoutRow: readonly string[];
  /** Sales that are neither issued nor refused, or whose MARK is not that of the service. */
  readonly lost: readonly string[];
  /** Documents of the service that nobody has sold. */
  readonly notSold: readonly string[];
  /** Numbers of a series that are missing or twice. */
  readonly wrongNumbers: readonly string[];
  /** Documents of the queue that were first sent after a later one, although no attempt was in doubt. */
  readonly outOfOrder: readonly string[];
}

/** Figures of a run. */
export interface Figures {
  readonly sales: number;
  readonly issued: number;
  readonly refused: number;
  /** Documents that were sent after a later one because an earlier attempt had no known outcome. */
  readonly settledLater: number;
}

/** Compares the sales, the journal and the service. */
export async function check(
  journal: PostgresJournal,
  { sandbox, arrived }: Service,
): Promise<{ readonly findings: Findings; readonly figures: Figures }> {
  const { rows } = await journal.pool.query('SELECT series, aa FROM sales ORDER BY series, aa::int');
  const sales = rows.map(({ series, aa }) => ({ series: String(series), aa: String(aa) }));
  const marks = new Map<string, string[]>();
  for (const { document, mark } of sandbox.documents()) {
    const { series, aa } = document.invoiceHeader;
    const key = keyOf(series, aa);
    marks.set(key, [...(marks.get(key) ?? []), String(mark)]);
  }
  const entries = new Map<
    string,
    {
      readonly standing: string;
      readonly why: unknown;
      readonly mark: unknown;
      readonly attempts: number;
      readonly begun: string;
    }
  >();
  const found = await journal.pool.query(
    "SELECT key, standing, mark, attempts, first_attempt_at, result ->> 'why' AS why FROM parastatiko.entries WHERE operation = 'issue'",
  );
  for (const { key, standing, why, mark, attempts, first_attempt_at: first } of found.rows) {
    const begun = (first as Date).toISOString();
    entries.set(String(key), { standing: String(standing), why, mark, attempts: Number(attempts), begun });
  }
  const refused = new Set<string>();
  for await (const { name } of journal.states({ prefix: 'parastatiko refused ' }))
    refused.add(name.slice('parastatiko refused '.length));
  const sold = new Set(sales.map(({ series, aa }) => keyOf(series, aa)));
  const isEnded = (key: string): boolean => {
    const entry = entries.get(key);
    if (entry?.standing === 'issued') return marks.get(key)?.[0] === entry.mark;
    return refused.has(key) && !marks.has(key);
  };
  const sent = [...arrived].flatMap(([series, numbers]) => numbers.map((aa) => keyOf(series, aa)));
  const ofQueue = [...arrived]
    .filter(([series]) => series.startsWith('Q'))
    .flatMap(([series, numbers]) => overtaken(numbers).map((each) => ({ series, ...each })));
  const isInDoubt = ({ series, late }: Overtaken): boolean =>
    (entries.get(keyOf(series, late))?.attempts ?? 0) > 1;
  const inWords = ({ series, late, by }: Overtaken): string =>
    [late, by].map((aa) => `${series} ${aa} begun ${entries.get(keyOf(series, aa))?.begun}`).join(', after ');
  return {
    findings: {
      issuedTwice: [...marks].filter(([, each]) => each.length > 1).map(([key]) => key),
      sentWithoutRow: sent.filter((key) => !entries.has(key)),
      lost: [...sold]
        .filter((key) => !isEnded(key))
        .map((key) => [key, entries.get(key)?.standing, entries.get(key)?.why].join(' ')),
      notSold: [...marks.keys()].filter((key) => !sold.has(key)),
      wrongNumbers: wrongNumbers(sales),
      outOfOrder: ofQueue.filter((each) => !isInDoubt(each)).map(inWords),
    },
    figures: {
      sales: sales.length,
      issued: marks.size,
      refused: refused.size,
      settledLater: ofQueue.filter(isInDoubt).length,
    },
  };
}

/** A number that arrived after a greater one. */
interface Overtaken {
  readonly series: string;
  readonly late: string;
  readonly by: string;
}

function overtaken(numbers: readonly string[]): readonly Omit<Overtaken, 'series'>[] {
  const found: Omit<Overtaken, 'series'>[] = [];
  let [greatest] = numbers;
  for (const each of numbers) {
    if (greatest === undefined || Number(each) >= Number(greatest)) greatest = each;
    else found.push({ late: each, by: greatest });
  }
  return found;
}

/** In each series, the sales have to have the numbers 1, 2, 3 and so on. */
function wrongNumbers(sales: readonly { readonly series: string; readonly aa: string }[]): readonly string[] {
  const next = new Map<string, number>();
  return sales
    .filter(({ series, aa }) => {
      const expected = next.get(series) ?? 1;
      next.set(series, Number(aa) + 1);
      return Number(aa) !== expected;
    })
    .map(({ series, aa }) => `${series} ${aa}`);
}
