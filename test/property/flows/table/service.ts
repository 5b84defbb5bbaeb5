import type { Document } from '../../../../src/types/index.js';
import { centsOf, thousandthsOf } from './cents.js';

/** A slip as the service keeps it: its sums, positive for orders, negative for cancellations. */
interface Slip {
  readonly number: string;
  readonly uid: string;
  mark: string | undefined;
  readonly quantity: bigint;
  readonly net: bigint;
  readonly lines: Document['invoiceDetails'];
  open: boolean;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/**
 * The service as its description tells of tables: it takes slips, and ends them by a closing whose quantity and net value
 * equal theirs, or by a total cancellation. It knows nothing of the library but the payload.
 */
export class Service {
  readonly slips: Slip[] = [];
  /** Closings and total cancellations that arrived, with their MARKs. */
  readonly endings = new Map<string, { mark: string; uid: string }>();
  private last = 0;

  /** Takes a document. Throws where the service would reject it. */
  receive(document: Document, offline = false): { mark?: string; uid: string } {
    this.last += 1;
    const uid = this.last.toString(16).toUpperCase().padStart(40, 'A');
    const mark = offline ? undefined : String(400_001_000_000_000 + this.last);
    const { invoiceType, series, aa, totalCancelDeliveryOrders } = document.invoiceHeader;
    const number = `${series} ${aa}`;
    if (this.slips.some((slip) => slip.number === number) || this.endings.has(number))
      throw new Error(`228: ${number} twice`);
    if (invoiceType === '8.6' && totalCancelDeliveryOrders !== true) this.keep(document, number, uid, mark);
    else {
      this.end(document);
      this.endings.set(number, { mark: mark ?? '', uid });
    }
    return { uid, ...(mark !== undefined && { mark }) };
  }

  /** What a search by number finds. */
  find(number: string): { mark?: string; uid: string } | undefined {
    const slip = this.slips.find((each) => each.number === number);
    if (slip === undefined) return this.endings.get(number);
    return { uid: slip.uid, ...(slip.mark !== undefined && { mark: slip.mark }) };
  }

  /** The queue of offline slips is filed: they get their MARKs. */
  file(): void {
    for (const slip of this.slips) {
      if (slip.mark !== undefined) continue;
      this.last += 1;
      slip.mark = String(400_001_000_000_000 + this.last);
    }
  }

  get open(): readonly Slip[] {
    return this.slips.filter((slip) => slip.open);
  }

  private keep(document: Document, number: string, uid: string, mark: string | undefined): void {
    const { invoiceDetails: lines } = document;
    const cancels = lines.filter((line) => line.recType === 7).length;
    if (cancels !== 0 && cancels !== lines.length)
      throw new Error(`${number}: ordered and cancelled on one slip`);
    const sign = cancels === 0 ? 1n : -1n;
    const quantity = sign * sum(lines.map((line) => thousandthsOf(line.quantity ?? 0)));
    const net = sign * sum(lines.map((line) => centsOf(line.netValue)));
    this.slips.push({ number, uid, mark, quantity, net, lines, open: true });
  }

  private end({ invoiceHeader: header, invoiceDetails: lines }: Document): void {
    const listed = [
      ...(header.multipleConnectedMarks ?? []).map((mark) =>
        this.slips.find((slip) => slip.mark === String(mark)),
      ),
      ...(header.multipleConnectedUids ?? []).map((uid) => this.slips.find((slip) => slip.uid === uid)),
    ];
    const slips = [...new Set(listed)].filter((slip): slip is Slip => slip?.open === true);
    if (slips.length === 0 || slips.length !== listed.length)
      throw new Error(`${header.aa} lists a slip twice, one that is closed, or none`);
    if (header.totalCancelDeliveryOrders !== true) {
      const quantity = sum(lines.map((line) => thousandthsOf(line.quantity ?? 0)));
      const net = sum(lines.map((line) => centsOf(line.netValue)));
      const left = {
        quantity: sum(slips.map((slip) => slip.quantity)),
        net: sum(slips.map((slip) => slip.net)),
      };
      if (quantity !== left.quantity || net !== left.net)
        throw new Error(
          `${header.aa} has ${quantity} for ${net}, its slips leave ${left.quantity} for ${left.net}`,
        );
      if (header.specialInvoiceCategory !== 12) throw new Error('no closing');
    }
    for (const slip of slips) slip.open = false;
  }
}
