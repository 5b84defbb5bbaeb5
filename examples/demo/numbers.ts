import {
  type Document,
  type DocumentAnswer,
  memoryNumbering,
  type NumberSeries,
  type NumberTicket,
} from 'parastatiko';

const shop = { vatNumber: '800123456', branch: 0 } as const;

/** The next numbers of the shop in the morning. */
const first = (
  [
    ['10.2', 'ΔΠΠ', 18],
    ['9.3', 'ΔΑ', 73],
    ['11.1', 'ΛΙΑ', 2041],
    ['8.6', 'ΔΠ', 311],
    ['1.1', 'ΤΙΜ', 158],
    ['2.1', 'ΤΠΥ', 12],
    ['11.4', 'ΠΛ', 7],
  ] as const
).map(([invoiceType, series, aa]) => ({ ...shop, invoiceType, series, aa }));

const numbering = memoryNumbering({ first });

/** The tickets of documents without an answer yet. */
const tickets = new Map<string, NumberTicket>();
const keyOf = (type: string, series: string, aa: string): string => `${type} ${series} ${aa}`;

/** The next number of a document type, in the form for facts. */
export async function nextNumber(
  invoiceType: NumberSeries['invoiceType'],
): Promise<{ series: string; aa: string }> {
  const series = first.find((each) => each.invoiceType === invoiceType)?.series ?? '0';
  const ticket = await numbering.reserve({ ...shop, invoiceType, series });
  tickets.set(keyOf(invoiceType, series, ticket.aa), ticket);
  return { series, aa: ticket.aa };
}

/** Records that the number of a document is used. */
export async function commitNumber(
  { invoiceHeader: header }: Document,
  answer: DocumentAnswer,
): Promise<void> {
  const ticket = tickets.get(keyOf(header.invoiceType, header.series, header.aa));
  if (ticket !== undefined) await numbering.commit(ticket, answer);
}

/** The open and burnt numbers in the evening. */
export const unfinishedNumbers = async (): Promise<{ open: number; gaps: number }> => ({
  open: (await numbering.open()).length,
  gaps: (await numbering.gaps()).length,
});
