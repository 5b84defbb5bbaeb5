import { refuse } from './respond.js';

/** The address of a sandbox without a server. The domain is reserved, so no name server resolves it. */
const WITHOUT_SERVER = 'sandbox.example';

const IPV4 = /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/;

/**
 * Refuses a host that another web page could have chosen: a name that it lets point to this machine (DNS rebinding).
 * IP addresses and `localhost` cannot be made to point elsewhere.
 */
export function refusalOfHost({ hostname }: URL, allowed: readonly string[]): Response | undefined {
  const isSafe =
    IPV4.test(hostname) ||
    hostname.startsWith('[') ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === WITHOUT_SERVER ||
    allowed.some((name) => name.toLowerCase() === hostname);
  if (isSafe) return undefined;
  const message = `The sandbox does not answer at the host ${hostname}. Call it at localhost or at an IP address, or add the name to the setting pageHosts.`;
  return refuse(403, 'host', message);
}

/**
 * Refuses an order that another web page may have sent: browsers say where a request comes from, and ask before they send
 * JSON to another site, which the sandbox never allows.
 */
export function refusalOfOrigin({ headers }: Request, { host }: URL): Response | undefined {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isForeign = origin !== null && !(URL.canParse(origin) && new URL(origin).host === host);
  if (isForeign || (site !== null && site !== 'same-origin')) {
    return refuse(403, 'origin', 'Only the page of the sandbox itself may send this.');
  }
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() === 'application/json') return undefined;
  return refuse(415, 'not-json', 'The body must be JSON, with the content type application/json.');
}

/**
 * Refuses a call that a page of another site makes. A link may be followed, such as that to the file of a document: the site
 * that has the link cannot read what it shows.
 */
export function refusalOfSite({ headers, method }: Request): Response | undefined {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const isLink = method === 'GET' && headers.get('sec-fetch-mode') === 'navigate';
  if (site === 'none' || site === 'same-origin' || isLink) return undefined;
  return refuse(403, 'origin', 'Pages of other sites cannot call the sandbox.');
}
