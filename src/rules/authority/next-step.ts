import type { PlacedBy } from './placed.js';

/** What to do about an error, as programs read it; people read `todo`. */
export type NextStep =
  /** The document is wrong: correct it and send it again with its number. */
  | 'correct-document'
  /** Lines, totals or members differ from what the type wants, and on which types is not published. */
  | 'compare-type'
  /** It cannot come from the document: report it to the provider. */
  | 'report'
  /** Another channel takes this. */
  | 'other-channel'
  /** Compare with the document that is referred to. */
  | 'compare-documents'
  /** The number is filed already: take its MARK over if it is this document. Never renumber. */
  | 'take-over'
  /** The MARK may be too fresh: wait, look it up, send again. */
  | 'wait-for-mark'
  /** Somebody must be authorised, or the key belongs to another company. */
  | 'check-authorisation'
  /** The tax number is at fault in the registry. */
  | 'check-taxpayer'
  /** Look up what happened before anything is sent again. */
  | 'look-up-first'
  /** The call itself lacks something. */
  | 'check-call'
  /** It is cancelled already, or cannot be cancelled in this way. */
  | 'check-cancellation'
  /** Of a call that this service does not offer. */
  | 'not-this-service'
  /** The payment over the terminal: its fields, token, balance. */
  | 'correct-payment'
  /** A table of the branch is open for more than a day: close it first. */
  | 'close-table';

const byPlace: Readonly<Record<PlacedBy, NextStep>> = {
  rules: 'correct-document',
  construction: 'report',
  unpublished: 'compare-type',
  channel: 'other-channel',
  documents: 'compare-documents',
  registry: 'check-taxpayer',
  transport: 'look-up-first',
  call: 'not-this-service',
  movement: 'not-this-service',
};

const byCode: Readonly<Record<string, NextStep>> = {
  103: 'check-call',
  104: 'wait-for-mark',
  105: 'check-authorisation',
  201: 'check-authorisation',
  228: 'take-over',
  233: 'take-over',
  236: 'check-authorisation',
  245: 'check-authorisation',
  248: 'check-cancellation',
  249: 'check-cancellation',
  250: 'check-cancellation',
  251: 'check-cancellation',
  252: 'check-cancellation',
  255: 'check-cancellation',
  257: 'check-cancellation',
  259: 'check-cancellation',
  279: 'check-cancellation',
  283: 'check-cancellation',
  284: 'check-call',
  285: 'check-authorisation',
  301: 'wait-for-mark',
  801: 'check-cancellation',
  'HTTP 400': 'check-call',
  'HTTP 401': 'check-authorisation',
};

/** What to do about an error of the authority or of the provider. */
export const nextStepOf = (code: string, by: PlacedBy): NextStep => byCode[code] ?? byPlace[by];
