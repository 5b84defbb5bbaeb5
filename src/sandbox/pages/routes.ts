import { CHECKS, OPENAPI, PAGE, PAGE_ROUTES } from '../addresses.js';
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
import { openApiFile } from './openapi-file.js';
import { printedForm } from './printed.js';
import type { PageRoute } from './route.js';
import { samplesOf } from './samples.js';

/** Every address of the pages. */
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
