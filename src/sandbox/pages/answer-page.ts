import type { Language } from '../../types/language.js';
import { jsonIn } from '../http/asked.js';
import { bodyOf } from '../http/body.js';
import { pathIn } from '../http/path.js';
import { httpDate } from '../time.js';
import { refusalOfHost, refusalOfOrigin } from './guard.js';
import { refuse } from './respond.js';
import type { PageRequest, PageRoute } from './route.js';
import { pageRoutes } from './routes.js';
import type { Site } from './site.js';

const MOST = 65_536;

/** Answers a request for the pages of the sandbox; `undefined` for any other address. */
export function answerPage(site: Site, request: Request, url: URL): Promise<Response> | undefined {
  const known = pageRoutes.flatMap((route) => {
    const path = pathIn(route.path, url.pathname);
    return path === undefined ? [] : [{ route, path }];
  });
  const [first] = known;
  if (first === undefined) return undefined;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const wanted = known.find(({ route }) => route.method === method);
  if (wanted !== undefined) return dated(site, request, answered(site, request, url, wanted));
  const refusal = refuse(405, 'method', `This address takes ${first.route.method} only.`);
  refusal.headers.set('Allow', first.route.method === 'GET' ? 'GET, HEAD' : first.route.method);
  return Promise.resolve(refusal);
}

/** Adds the time of the sandbox, as in answers to calls. For HEAD, removes the body. */
async function dated({ world }: Site, { method }: Request, answering: Promise<Response>): Promise<Response> {
  const response = await answering;
  response.headers.set('Date', httpDate(world.now()));
  if (method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, response);
}

async function answered(
  site: Site,
  request: Request,
  url: URL,
  { route, path }: { readonly route: PageRoute; readonly path: PageRequest['path'] },
): Promise<Response> {
  const isOrder = route.method === 'POST';
  const refusal =
    (route.isOpen === true ? undefined : refusalOfHost(url, site.world.settings.pageHosts)) ??
    (isOrder ? refusalOfOrigin(request, url) : undefined);
  if (refusal !== undefined) return refusal;
  const asked = { url, path, signal: request.signal, body: undefined, language: languageOf(request, url) };
  if (!isOrder) return route.answer(site, asked);
  const { most = MOST } = route;
  const bytes = (await bodyOf(request, most))?.bytes;
  if (bytes === undefined) return refuse(413, 'too-large', `A body has at most ${most} bytes.`);
  const read = jsonIn(new TextDecoder().decode(bytes));
  if (read === undefined) return refuse(400, 'not-json', 'The body is not JSON.');
  return route.answer(site, { ...asked, body: read.value });
}

function languageOf({ headers }: Request, { searchParams }: URL): Language {
  const wanted = searchParams.get('language') ?? headers.get('accept-language') ?? '';
  return wanted.trim().toLowerCase().startsWith('el') ? 'el' : 'en';
}
