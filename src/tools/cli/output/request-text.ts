import { spaced } from './json-text.js';

type Write = (text: string) => Promise<void> | undefined;

/**
 * Collects documents as the text of one request, which is written when it is complete. Each document is written
 * separately, because the request may be long.
 */
export class RequestText {
  private readonly documents: string[] = [];

  add(document: object): void {
    this.documents.push(spaced.value(document, 2));
  }

  /** `{ "invoice": [ … ] }`, in the form for the service. */
  async write(write: Write): Promise<void> {
    await this.writeAt(write, 0);
    await write('\n');
  }

  /** Writes the same text as the last member of a report. */
  async writeAsMember(write: Write): Promise<void> {
    await write(`,${spaced.newLine(1)}${spaced.key('request')}`);
    await this.writeAt(write, 1);
  }

  private async writeAt(write: Write, depth: number): Promise<void> {
    const inside = depth + 1;
    await write(`{${spaced.newLine(inside)}${spaced.key('invoice')}[`);
    for (const [index, document] of this.documents.entries()) {
      const text = depth === 0 ? document : document.replaceAll('\n', '\n  ');
      await write(`${index === 0 ? '' : ','}${spaced.newLine(inside + 1)}${text}`);
    }
    await write(`${spaced.newLine(inside)}]${spaced.newLine(depth)}}`);
  }
}
