import type { PlacedBy } from './placed-by.js';

/** What to do about an error, as a value for programs. For people there is `todo`. */
export type NextStep =
  /** The document is wrong: correct it and send it again with its number. */
  | 'correct-document'
  /** Lines, totals or members do not fit the type. Which types are affected is not published. */
  | 'compare-type'
  /** The document cannot cause this: report it to the provider. */
  | 'report'
  /** Another channel accepts this document. */
  | 'other-channel'
  /** Compare with the document that is referred to. */
  | 'compare-documents'
  /** The number is already filed. If it is the same document, use its MARK. Never renumber. */
  | 'take-over'
  /** The MARK may be too recent: wait, look it up, send again. */
  | 'wait-for-mark'
  /** An authorisation is missing, or the key belongs to another company. */
  | 'check-authorisation'
  /** The registry has a problem with the VAT number. */
  | 'check-taxpayer'
  /** Look up what happened before anything is sent again. */
  | 'look-up-first'
  /** The call is incomplete or wrong. */
  | 'check-call'
  /** The document is already cancelled, or cannot be cancelled in this way. */
  | 'check-cancellation'
  /** The error belongs to a call that this service does not offer. */
  | 'not-this-service'
  /** The POS payment is wrong: its fields, token or balance. */
  | 'correct-payment'
  /** A table of the branch has been open for more than a day: close it first. */
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
