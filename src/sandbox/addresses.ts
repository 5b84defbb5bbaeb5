/** Addresses of a sandbox besides the calls of the service. */

/** Where the client's upload link leads, without its code. */
export const UPLOADS = '/sandbox/upload/';

/** Where `aadeQrUrl` leads, without the UID. */
export const CHECKS = '/sandbox/check/';

/** The live page. */
export const PAGE = '/';

/** What the live page loads, asks and orders. */
export const PAGE_ROUTES = '/_sandbox';
