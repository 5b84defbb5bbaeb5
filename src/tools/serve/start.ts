import { version } from '../../types/generated/version.js';
import type { Hono } from '../../vendor/hono.js';
import { exampleIssuer } from '../operations/core/examples.js';
import type { Both } from '../operations/index.js';
import { problem } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { ownOrigin } from './guard.js';
import { languageIn } from './language.js';
import { code, heading, htmlPage, isPerson, links, paragraph } from './page.js';
import { salesFor } from './samples.js';

/** The guides of the package. */
export interface Guides {
  readonly list: () => Promise<readonly { readonly name: string; readonly title: string }[]>;
  readonly read: (name: string) => Promise<string | undefined>;
}

/** What the first page says about the server. */
export interface Started {
  readonly isSandbox?: boolean | undefined;
  /** The company of the examples. */
  readonly company?: string | undefined;
  readonly token?: string | undefined;
  /** Without them, there are no such pages. */
  readonly guides?: Guides | undefined;
  /** The page of the embedded sandbox. */
  readonly sandboxPage?: string | undefined;
}

const words = {
  title: {
    en: 'Greek invoicing documents over HTTP',
    el: 'Ελληνικά παραστατικά μέσω HTTP',
  },
  what: {
    en: 'This server builds, checks, issues and prints Greek invoicing documents (myDATA) for programs in any language: receipts, invoices, restaurant tables, card payments, credit notes, delivery notes. You send JSON, and get JSON. A call that is repeated with the same Idempotency-Key is done once, also after a crash.',
    el: 'Ο διακομιστής δημιουργεί, ελέγχει, εκδίδει και εκτυπώνει ελληνικά παραστατικά (myDATA) για προγράμματα σε κάθε γλώσσα: αποδείξεις, τιμολόγια, τραπέζια εστιατορίου, πληρωμές με κάρτα, πιστωτικά, δελτία αποστολής. Στέλνετε JSON και παίρνετε JSON. Κλήση που επαναλαμβάνεται με το ίδιο Idempotency-Key γίνεται μία φορά, και μετά από διακοπή.',
  },
  real: {
    en: 'It works with the real service: documents that you issue are filed with the tax authority.',
    el: 'Λειτουργεί με την πραγματική υπηρεσία: τα παραστατικά που εκδίδετε διαβιβάζονται στην ΑΑΔΕ.',
  },
  sale: { en: 'A whole sale', el: 'Μια ολόκληρη πώληση' },
  about: {
    en: 'Paste one of these. It issues a receipt of 7.00 for two coffees, paid in cash, with the next number of the series. The answer has its MARK. Run it again: it is another sale.',
    el: 'Επικολλήστε ένα από αυτά. Εκδίδει απόδειξη 7,00 για δύο καφέδες, με πληρωμή μετρητοίς και τον επόμενο αριθμό της σειράς. Η απάντηση έχει το ΜΑΡΚ της. Αν εκτελεστεί ξανά, είναι άλλη πώληση.',
  },
  token: {
    en: 'In place of TOKEN, write the text of the file that --token-file names.',
    el: 'Στη θέση του TOKEN γράψτε το κείμενο του αρχείου που ορίζει το --token-file.',
  },
  next: { en: 'What next', el: 'Τι ακολουθεί' },
  calls: {
    en: 'All calls, each with an example to send from the page',
    el: 'Όλες οι κλήσεις, καθεμία με παράδειγμα που στέλνεται από τη σελίδα',
  },
  document: {
    en: 'The OpenAPI document, to generate a client from',
    el: 'Το έγγραφο OpenAPI, για τη δημιουργία προγράμματος-πελάτη',
  },
  sandbox: {
    en: 'The sandbox: what was issued, live, with its printed form',
    el: 'Το δοκιμαστικό περιβάλλον: ό,τι εκδόθηκε, ζωντανά, με την εκτύπωσή του',
  },
  tables: { en: 'The open tables, as JSON', el: 'Τα ανοιχτά τραπέζια, ως JSON' },
  guides: { en: 'Guides', el: 'Οδηγοί' },
  inEnglish: {
    en: 'As text, as they are in the package.',
    el: 'Ως κείμενο, στα αγγλικά, όπως είναι στο πακέτο.',
  },
  rights: {
    en: 'If something is refused, the answer says what is wrong and what to do, in Greek or English by Accept-Language; its member help is the address of a page about it.',
    el: 'Αν κάτι απορριφθεί, η απάντηση λέει τι είναι λάθος και τι να κάνετε, στα ελληνικά ή στα αγγλικά ανάλογα με το Accept-Language· το πεδίο help είναι η διεύθυνση σελίδας που το εξηγεί.',
  },
} as const satisfies Readonly<Record<string, Both>>;

const items = { en: 'Coffee', el: 'Καφές' } as const;

/** The guides that come first for somebody who calls over HTTP. */
const FIRST = ['http', 'http-programs', 'facts', 'restaurant-table', 'pos-payment', 'to-production'];

/** Adds the first page, and the guides. Neither has anything secret, so they need no token. */
export function addStart(app: Hono, options: Started): void {
  const { guides, company = exampleIssuer.vatNumber } = options;
  app.get('/', async (call) => {
    if (!isPerson(call)) return jsonAnswer(200, startFor(options), { Vary: 'Accept' });
    const language = languageIn(call);
    const baseUrl = ownOrigin(call.req) ?? '';
    const hasToken = options.token !== undefined;
    const sold = { baseUrl, company, hasToken, item: items[language] };
    const known = (await guides?.list()) ?? [];
    const first = FIRST.flatMap((name) => known.find((guide) => guide.name === name) ?? []);
    return htmlPage(
      language,
      words.title[language],
      [
        paragraph(words.what[language]),
        ...(options.isSandbox === true ? [] : [paragraph(words.real[language])]),
        heading(words.sale[language]),
        paragraph(words.about[language]),
        ...(hasToken ? [paragraph(words.token[language])] : []),
        ...Object.entries(salesFor(sold)).map(([name, sample]) => `<h3>${name}</h3>\n${code(sample)}`),
        heading(words.next[language]),
        links([
          ['/openapi', words.calls[language]],
          ['/openapi.json', words.document[language]],
          ...(options.sandboxPage === undefined || hasToken
            ? []
            : [[options.sandboxPage, words.sandbox[language]] as const]),
          ...(hasToken ? [] : [['/tables', words.tables[language]] as const]),
        ]),
        paragraph(words.rights[language]),
        ...(known.length === 0
          ? []
          : [
              heading(words.guides[language]),
              paragraph(words.inEnglish[language], 'soft'),
              links([...first, ...known.filter((guide) => !first.includes(guide))].map(linkTo)),
            ]),
      ],
      options.isSandbox,
    );
  });
  if (guides === undefined) return;
  app.get('/guides/:name', async (call) => {
    const text = await guides.read(call.req.param('name') ?? '');
    if (text !== undefined)
      return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    const { method, path } = call.req;
    return problemAnswer(problem(404, 'no-such-route', languageIn(call), { method, path }));
  });
}

const linkTo = ({ name, title }: { readonly name: string; readonly title: string }) =>
  [`/guides/${name}`, title] as const;

/** The same for programs: where everything is. */
const startFor = ({ isSandbox = false, guides, sandboxPage }: Started) => ({
  name: 'parastatiko serve',
  version,
  isSandbox,
  openapi: '/openapi.json',
  page: '/openapi',
  ...(sandboxPage !== undefined && { sandbox: sandboxPage }),
  events: '/events/stream',
  health: '/health',
  ready: '/ready',
  metrics: '/metrics',
  ...(guides !== undefined && { guides: '/guides/http' }),
});
