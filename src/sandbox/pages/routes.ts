import { athensDate } from '../../issues/athens-date.js';
import { isPrintError } from '../../print/error.js';
import { escapeHtml } from '../../print/html/escape.js';
import { pageFormats, type RenderOptions } from '../../print/options.js';
import { renderDocument } from '../../print/render-document.js';
import { ISSUER } from '../../rules/examples/parts.js';
import { CHECKS, OPENAPI, PAGE, PAGE_ROUTES } from '../addresses.js';
import { issuedOf } from '../provider/issued.js';
import {
  referencePage,
  referenceScript,
  referenceStyle,
  scriptFile,
  shellPage,
  styleFile,
} from './assets.js';
import { controlRoutes, exampleRoute } from './control/routes.js';
import {
  callDetailsOf,
  contractOf,
  deliveryDetailsOf,
  documentDetailsOf,
  holdDetailsOf,
  listOf,
  mailDetailsOf,
  requestDetailsOf,
  snapshotFile,
  tableDetailsOf,
} from './details.js';
import { liveEvents } from './live.js';
import { refuse, respondJson, respondPage } from './respond.js';
import type { PageRequest, PageRoute } from './route.js';
import type { Site } from './site.js';
import { warnings } from './warning.js';

const items = { el: 'Καφές', en: 'Coffee' } as const;

/** Three first calls that work when they are pasted. */
async function samplesOf({ world, keys }: Site, { url, language }: PageRequest): Promise<Response> {
  // It loads the builders, which no call needs.
  const { sampleCalls } = await import('../sample-calls.js');
  const [{ key } = { key: '' }] = keys;
  const [client] = world.state.clients.all();
  const vatNumber = client?.vatNumber ?? ISSUER.vatNumber;
  const calls = sampleCalls({
    baseUrl: url.origin,
    key,
    vatNumber,
    now: world.now(),
    item: items[language],
  });
  return respondJson({ ...calls, client: calls.client.join('\n') });
}

/** A printed form loads nothing and runs no scripts, wherever it is shown. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

/** The page that the QR code opens: the printed form of a document, under a line that says what it is. */
function printedForm({ world }: Site, { path, url, language }: PageRequest): Response {
  const row = world.documents.byUid(path['uid'] ?? '');
  if (row === undefined) return refuse(404, 'not-found', 'The sandbox has no such document, or no longer.');
  try {
    const html = renderDocument(row.document, {
      ...optionsIn(url.searchParams),
      issued: issuedOf(row, url.origin),
    });
    return respondPage(withBanner(html, warnings[language].warning), POLICY);
  } catch (error) {
    if (!isPrintError(error)) throw error;
    return refuse(422, 'not-possible', error.message);
  }
}

/** The requested language and paper. Other parameters are ignored. */
function optionsIn(asked: URLSearchParams): RenderOptions {
  const language = asked.get('language');
  const format = pageFormats.find((each) => each === asked.get('format'));
  return { ...((language === 'el' || language === 'en') && { language }), ...(format && { format }) };
}

function withBanner(html: string, warning: string): string {
  const style = 'font:bold 14px sans-serif;background:#fd0;color:#000;padding:10px 12px;margin:0';
  const banner = `<p style="${style}">${escapeHtml(warning)}</p>`;
  const [head = '', ...rest] = html.split('\n<body');
  const [attributes = '', ...body] = rest.join('\n<body').split('>');
  return `${head}\n<body${attributes}>\n${banner}${body.join('>')}`;
}

/** The OpenAPI document of a sandbox, with its own address, and examples for its own day. */
async function openApiFile({ world }: Site, { url }: PageRequest): Promise<Response> {
  // It loads the schemas of documents, which no call needs.
  const { openApiDocument } = await import('../openapi/document.js');
  return respondJson(openApiDocument({ server: url.origin, day: athensDate(world.now()) }));
}

export const pageRoutes: readonly PageRoute[] = [
  { method: 'GET', path: PAGE, answer: shellPage },
  // Browsers ask for it beside printed forms; it is no call.
  { method: 'GET', path: '/favicon.ico', answer: () => new Response(null, { status: 204 }), isOpen: true },
  { method: 'GET', path: `${PAGE_ROUTES}/page.js`, answer: scriptFile },
  { method: 'GET', path: `${PAGE_ROUTES}/page.css`, answer: styleFile },
  { method: 'GET', path: `${PAGE_ROUTES}/events`, answer: liveEvents },
  { method: 'GET', path: `${PAGE_ROUTES}/documents/{uid}`, answer: documentDetailsOf },
  { method: 'GET', path: `${PAGE_ROUTES}/calls/{id}`, answer: callDetailsOf },
  { method: 'GET', path: `${PAGE_ROUTES}/tables/{tableId}`, answer: tableDetailsOf },
  { method: 'GET', path: `${PAGE_ROUTES}/holds/{holdId}`, answer: holdDetailsOf },
  { method: 'GET', path: `${PAGE_ROUTES}/requests/{requestId}`, answer: requestDetailsOf },
  { method: 'GET', path: `${PAGE_ROUTES}/requests/{requestId}/contract`, answer: contractOf },
  { method: 'GET', path: `${PAGE_ROUTES}/deliveries/{deliveryId}`, answer: deliveryDetailsOf },
  { method: 'GET', path: `${PAGE_ROUTES}/mails/{mailId}`, answer: mailDetailsOf },
  { method: 'GET', path: `${PAGE_ROUTES}/list/{list}`, answer: listOf },
  { method: 'GET', path: `${PAGE_ROUTES}/snapshot`, answer: snapshotFile },
  { method: 'GET', path: `${CHECKS}{uid}`, answer: printedForm, isOpen: true },
  { method: 'GET', path: `${OPENAPI}.json`, answer: openApiFile, isOpen: true },
  { method: 'GET', path: OPENAPI, answer: referencePage },
  { method: 'GET', path: `${PAGE_ROUTES}/reference.js`, answer: referenceScript },
  { method: 'GET', path: `${PAGE_ROUTES}/reference.css`, answer: referenceStyle },
  { method: 'GET', path: `${PAGE_ROUTES}/samples`, answer: samplesOf },
  ...controlRoutes,
  exampleRoute,
];
