import type { Document } from '../../types/index.js';
import type { Issued } from '../issued.js';
import type { Speaker } from './speaker.js';

/** What the parts of a page are made from. */
export interface Page {
  readonly document: Document;
  readonly say: Speaker;
  readonly issued: Issued | undefined;
  /** The words across each page that the caller asks for, in lines. */
  readonly watermark: readonly string[];
}
