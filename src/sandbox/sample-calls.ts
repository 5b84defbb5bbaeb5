import { checkUnknown } from '../builders/check-document.js';
import { toRequest } from '../builders/to-request.js';
import { athensDate } from '../issues/inside.js';
import { PRINT_ISSUER, SHOP_ADDRESS } from '../rules/examples/inside.js';

/** Sample calls that work when they are pasted: they issue the receipts 1, 2 and 3 of a company. */
export interface SampleCalls {
  readonly curl: string;
  readonly client: readonly string[];
  readonly commandLine: string;
}

interface Served {
  readonly baseUrl: string;
  readonly key: string;
  readonly vatNumber: string;
  readonly now: Date;
  /** What is sold, in the language of the reader. */
  readonly item: string;
}

const SEND = '/api/v1/Provider/SendInvoices?skipSignature=true';

/** A text quoted for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What the printed documents say about the company. */
export const printedIssuer = {
  name: PRINT_ISSUER.name,
  address: SHOP_ADDRESS,
  print: { profession: PRINT_ISSUER.profession, taxoffice: PRINT_ISSUER.taxoffice },
};

interface Numbered extends Pick<Served, 'vatNumber' | 'now' | 'item'> {
  readonly series: string;
  readonly aa: string;
}

const sampleFacts = ({ series, aa, vatNumber, now, item }: Numbered): object => ({
  type: '11.1',
  series,
  aa,
  issueDate: athensDate(now),
  issuer: { vatNumber, branch: 0, ...printedIssuer },
  lines: [
    { description: item, quantity: 1, unit: 'τεμ', unitPriceWithVat: '2.50', vat: 24, income: 'goods' },
  ],
  payments: [{ type: 3, amount: 'rest' }],
});

/** The body of a call that issues a sample receipt. */
export function sampleBody(numbered: Numbered): string {
  const checked = checkUnknown(sampleFacts(numbered), { now: numbered.now });
  if (!checked.ok) throw new TypeError('The sample receipt has errors.');
  return JSON.stringify(toRequest([checked.document]));
}

/** Makes the sample calls of a sandbox on a port. */
export function sampleCalls({ baseUrl, key, vatNumber, now, item }: Served): SampleCalls {
  const numbered = (aa: string): Numbered => ({ series: 'A', aa, vatNumber, now, item });
  const factsOf = (aa: string): object => sampleFacts(numbered(aa));
  const body = sampleBody(numbered('1'));
  const client = `createClient({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: ${JSON.stringify(key)} })`;
  const environment = `PARASTATIKO_BASE_URL=${quoted(baseUrl)} PARASTATIKO_API_KEY=${quoted(key)}`;
  return {
    curl: `curl ${quoted(`${baseUrl}${SEND}`)} -H ${quoted(`API-KEY: ${key}`)} -H 'Content-Type: application/json' --data ${quoted(body)}`,
    client: [
      "import { buildDocument } from 'parastatiko';",
      "import { createClient } from 'parastatiko/client';",
      `const client = ${client};`,
      `const receipt = buildDocument(${JSON.stringify(factsOf('3'))});`,
      'console.log(await client.issue(receipt));',
    ],
    commandLine: `echo ${quoted(JSON.stringify(factsOf('2')))} | npx parastatiko build | ${environment} npx parastatiko send`,
  };
}
