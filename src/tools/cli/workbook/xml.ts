import { SaxesParser } from 'saxes';
import { WorkbookError } from './error.js';

/** The attributes of an element, by their whole names and without their prefixes. */
export type Attributes = Readonly<Record<string, string>>;

/** What is done with the parts of an XML text. Names come without their prefixes, which differ between programs. */
export interface Handlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const PIECE = 1 << 16;

/**
 * Reads XML from its start to its end.
 *
 * @throws WorkbookError if it is broken, or has what spreadsheets do not write and the library does not understand
 */
export function readXml(bytes: Uint8Array | undefined, { open, close, text }: Handlers): void {
  if (bytes === undefined) throw new WorkbookError('sheet/workbook');
  const refuse = (): never => {
    throw new WorkbookError('sheet/workbook');
  };
  const parser = new SaxesParser({ position: false });
  for (const event of ['error', 'comment', 'doctype', 'cdata'] as const) parser.on(event, refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const own: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) {
      own[key] = String(value);
      own[bare(key)] ??= String(value);
    }
    open(bare(name), own);
  });
  if (close !== undefined) parser.on('closetag', ({ name }) => close(bare(name)));
  if (text !== undefined) parser.on('text', text);
  const decoded = new TextDecoder().decode(bytes);
  for (let at = 0; at < decoded.length; at += PIECE) parser.write(decoded.slice(at, at + PIECE));
  parser.close();
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
