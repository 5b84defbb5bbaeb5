import { athensDate } from '../../issues/inside.js';
import { isPrintError } from '../../print/error.js';
import { escapeHtml } from '../../print/html/escape.js';
import { pageFormats, type RenderOptions } from '../../print/options.js';
import { renderDocument } from '../../print/render-document.js';
import { ISSUER } from '../../rules/examples/inside.js';
import { CHECKS, OPENAPI, PAGE, PAGE_ROUTES, PUBLIC_KEY } from '../addresses.js';
import { userIdOf } from '../keys.js';
import { mailsIn } from '../mails.js';
import { contractPdf } from '../onboarding/contract-pdf.js';
import { issuedOf } from '../provider/issued.js';
import {
  referencePage,
  referenceScript,
  referenceStyle,
  scriptFile,
  shellPage,
  styleFile,
} from './assets.js';
import { controlRoutes, exampleRoute, sampleRoute } from './control/routes.js';
import { sentences } from './control/sentences.js';
import { liveEvents } from './live.js';
import { refuse, respond, respondJson, respondPage } from './respond.js';
import type { PageRequest, PageRoute } from './route.js';
import type { Site } from './site.js';
import { droppedIn } from './view/calls.js';
import { documentDetails } from './view/document-details.js';
import { found } from './view/found.js';
import { holdDetails } from './view/holds.js';
import { deliveryHeaders, deliveryLine, requestLine } from './view/onboarding.js';
import type { CallDetails, DeliveryDetails } from './view/types.js';

/** A document with everything that the sandbox knows about it. */
async function documentDetailsOf({ world }: Site, { path, language }: PageRequest): Promise<Response> {
  const row = world.documents.byUid(path['uid'] ?? '');
  return row === undefined ? NOT_KEPT() : respondJson(await documentDetails(world, row, language));
}

/** A call with its headers and bodies. */
function callDetailsOf({ journal }: Site, { path }: PageRequest): Response {
  const entry = journal.entries.find(({ id }) => String(id) === path['id']);
  if (entry === undefined) return NOT_KEPT();
  const isWhole = !/^\(\d{1,15} (?:bytes|characters)\b/.test(entry.request);
  return respondJson({ entry, dropped: droppedIn(entry), isWhole } satisfies CallDetails);
}

/** A page of a list, filtered by the parameters of the address. */
function listOf(site: Site, { path, url }: PageRequest): Response {
  const lines = found(site, path['list'] ?? '', Object.fromEntries(url.searchParams));
  return lines === undefined ? NOT_KEPT() : respondJson(lines);
}

function requestDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.requests.get(path['requestId']);
  return row === undefined ? NOT_KEPT() : respondJson(requestLine(row));
}

/** The contract that the client is mailed. */
function contractOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.requests.get(path['requestId']);
  if (row === undefined || row.contract === null) return NOT_KEPT();
  return respond(contractPdf(row), 'application/pdf');
}

/** A mail that the service would have sent. */
function mailDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const mail = mailsIn(world).find(({ mailId }) => mailId === path['mailId']);
  return mail === undefined ? NOT_KEPT() : respondJson(mail);
}

/** An event for an endpoint, with its headers. */
function deliveryDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.deliveries.get(path['deliveryId']);
  if (row === undefined) return NOT_KEPT();
  const details = { line: deliveryLine(world, row), headers: deliveryHeaders(world, row) };
  return respondJson(details satisfies DeliveryDetails);
}

/** The whole state as a file. */
function snapshotFile({ world, controls }: Site): Response {
  const name = `sandbox-${world.at().slice(0, 19).replaceAll(':', '-')}.json`;
  return respond(JSON.stringify(controls.snapshot()), 'application/json; charset=utf-8', {
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  });
}

async function tableDetailsOf({ world }: Site, { path }: PageRequest): Promise<Response> {
  const { tableDetails } = await import('./view/table-details.js');
  const details = tableDetails(world, path['tableId'] ?? '');
  return details === undefined ? NOT_KEPT() : respondJson(details);
}

/** A held document with its signatures. */
function holdDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.holds.get(path['holdId']);
  return row === undefined ? NOT_KEPT() : respondJson(holdDetails(world, row));
}

const NOT_KEPT = (): Response => refuse(404, 'not-found', 'The sandbox does not have it, or no longer.');

/** Three first calls that work when they are pasted. */
async function samplesOf({ world, keys }: Site, { url, language }: PageRequest): Promise<Response> {
  // It loads the builders, which no call needs.
  const { sampleCalls } = await import('../sample-calls.js');
  const [{ key } = { key: '' }] = keys;
  const house = userIdOf(key);
  const client = [...world.state.clients.all()].find((each) => each.house === house);
  const vatNumber = client?.vatNumber ?? ISSUER.vatNumber;
  const calls = sampleCalls({
    baseUrl: url.origin,
    key,
    vatNumber,
    now: world.now(),
    item: sentences[language].coffee,
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
    return respondPage(withBanner(html, sentences[language].warning), POLICY);
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

/** The public key of a software house, or of the first one. */
async function publicKeyFile({ keys, controls }: Site, { url }: PageRequest): Promise<Response> {
  const key = url.searchParams.get('key') ?? keys[0]?.key;
  if (!keys.some((each) => each.key === key)) return NOT_KEPT();
  return respond(await controls.publicKey(key), 'application/x-pem-file');
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
  { method: 'GET', path: PUBLIC_KEY, answer: publicKeyFile },
  { method: 'GET', path: `${OPENAPI}.json`, answer: openApiFile, isOpen: true },
  { method: 'GET', path: OPENAPI, answer: referencePage },
  { method: 'GET', path: `${PAGE_ROUTES}/reference.js`, answer: referenceScript },
  { method: 'GET', path: `${PAGE_ROUTES}/reference.css`, answer: referenceStyle },
  { method: 'GET', path: `${PAGE_ROUTES}/samples`, answer: samplesOf },
  ...controlRoutes,
  sampleRoute,
  exampleRoute,
];
