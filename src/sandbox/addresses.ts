/** Addresses of a sandbox that are not calls of the service. */

/** The address of the client's upload link, without its code. */
export const UPLOADS = '/sandbox/upload/';

export { CHECKS, PDF_PREFIX } from '../print/sandbox-address.js';

/** The public key that verifies the signatures of payments. */
export const PUBLIC_KEY = '/sandbox/public-key';

/** The simulated card terminals, each family below its name. */
export const TERMINALS = '/terminals';

/** The live page. */
export const PAGE = '/';

/** The files, events, details and controls of the live page. */
export const PAGE_ROUTES = '/_sandbox';

/** The page of the calls; with `.json`, the OpenAPI document. */
export const OPENAPI = '/openapi';
