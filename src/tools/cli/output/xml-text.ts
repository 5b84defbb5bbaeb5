import { spaced } from './json-text.js';

type Write = (text: string) => Promise<void> | undefined;

/** Merges several `InvoicesDoc` into one, which is written when it is complete. */
export class XmlText {
  private readonly invoices: string[] = [];
  private head = '';
  private tail = '';

  /** Adds an `InvoicesDoc`, as written by the registry module. */
  add(text: string): void {
    const from = text.indexOf('<invoice>');
    const to = text.lastIndexOf('</InvoicesDoc>');
    this.head = text.slice(0, from);
    this.tail = text.slice(to);
    this.invoices.push(text.slice(from, to));
  }

  async write(write: Write): Promise<void> {
    await write(this.head);
    for (const invoice of this.invoices) await write(invoice);
    await write(this.tail);
  }

  /** Writes the same text as the last member of a report. */
  async writeAsMember(write: Write): Promise<void> {
    const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
    await write(`,${spaced.newLine(1)}${spaced.key('xml')}"`);
    await this.write((text) => write(escaped(text)));
    await write('"');
  }
}
