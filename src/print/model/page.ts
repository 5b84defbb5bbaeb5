import type { Document } from '../../types/index.js';
import type { Filing } from '../filing.js';
import type { ExactBalance } from '../options.js';
import type { ReadReceipt } from '../read-receipt.js';
import type { ReadTheme } from '../theme.js';
import type { Speaker } from './speaker.js';

/** What the parts of a page are made from. */
export interface Page {
  readonly document: Document;
  readonly say: Speaker;
  readonly filing: Filing;
  /** The words across each page that the caller asks for, in lines. */
  readonly watermark: readonly string[];
  readonly paper: 'sheet' | 'roll';
  /** Whether to print what only bookkeepers need. */
  readonly details: boolean;
  readonly copy: boolean;
  readonly sandbox: boolean;
  readonly theme: ReadTheme;
  /** The logo that belongs to the document. */
  readonly logo: string | undefined;
  readonly balance: ExactBalance | undefined;
  readonly receipt: ReadReceipt;
}
