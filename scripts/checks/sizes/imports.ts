/** What a user imports, and how much of the package a bundler may keep for it. */
export interface Import {
  /** The import as written in a program. */
  readonly code: string;
  /** The maximum in kilobytes (1,000 bytes), minified and gzipped. A larger size fails. */
  readonly limit: number;
  /** Only what is loaded immediately counts; the rest is loaded when needed. */
  readonly atFirst?: boolean;
  /** Only what it adds to another import counts. */
  readonly onTopOf?: string;
}

const named = (names: string, door = ''): string =>
  `import { ${names} } from 'parastatiko${door}'; globalThis.kept = [${names}];`;

/** One row of the table for each. */
export const imports: Readonly<Record<string, Import>> = {
  cash: { code: named('cash'), limit: 1 },
  toRequest: { code: named('toRequest'), limit: 1.6 },
  explainTotals: { code: named('explainTotals'), limit: 4 },
  validate: { code: named('validate'), limit: 87.5 },
  'validate + buildDocument': { code: named('validate, buildDocument'), limit: 116.5 },
  'one builder': { code: named('issuer, retailReceipt, cash'), limit: 117.5 },
  'the front door, whole': {
    code: "import * as whole from 'parastatiko'; globalThis.kept = whole;",
    limit: 179,
  },
  'Greek for documents, on top': {
    code: `${named('validate')} import { elDocuments } from 'parastatiko/locales/el'; globalThis.greek = elDocuments;`,
    limit: 31,
    onTopOf: 'validate',
  },
  'Greek, whole': { code: named('el', '/locales/el'), limit: 63 },
  'a client, at first': { code: named('createClient', '/client'), limit: 20.5, atFirst: true },
  'renderDocument, at first': { code: named('renderDocument', '/print'), limit: 94, atFirst: true },
  'toEmail, at first': { code: named('toEmail', '/print'), limit: 102.5, atFirst: true },
  // The encoder and the font are loaded when they are needed: 55 and 10 KB.
  'toPrinter, at first': { code: named('toPrinter', '/print'), limit: 85, atFirst: true },
  'a terminal that charges': { code: named('webEcr, terminal', '/terminals'), limit: 18.5 },
  webhooks: { code: named('createWebhookHandler', '/webhooks'), limit: 3.6 },
};

/**
 * The aim: how many times as long as an empty Node process one takes that imports the front door. It is not a limit,
 * because an empty process takes up to three times as long on a machine that sets `NODE_EXTRA_CA_CERTS`. The limit
 * compares what importing the front door adds to a process with what zod adds, which depends little on the machine.
 */
export const start = { aim: 1.5, ofZod: 0.9 };
