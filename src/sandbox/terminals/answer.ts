import { isRecord } from '../../reading/object.js';
import { TERMINALS } from '../addresses.js';
import { TERMINAL_CALL } from '../faults/fault.js';
import { FAULT_HEADER, type Faults } from '../faults/faults.js';
import { answerBefore, connectionFault, responseOf, spoiled, statedMoment } from '../faults/spoil.js';
import { bodyText, json } from '../http/answer.js';
import { jsonIn } from '../http/asked.js';
import { bodyOf } from '../http/body.js';
import type { Journal } from '../http/journal.js';
import { pathIn } from '../http/path.js';
import type { InTurn } from '../in-turn.js';
import type { TerminalFamily } from '../state/terminal-rows.js';
import { httpDate, isReached, pause } from '../time.js';
import type { World } from '../world.js';
import { megEftPosFace } from './families/meg-eft-pos.js';
import { vivaFace } from './families/viva.js';
import { vivaAppFace } from './families/viva-app.js';
import { vivaLocalFace } from './families/viva-local.js';
import { webEcrFace } from './families/web-ecr.js';
import type { TerminalAnswer, TerminalAsked, TerminalFace, TerminalRoute } from './family.js';

export const faces: Readonly<Record<TerminalFamily, TerminalFace>> = {
  viva: vivaFace,
  webEcr: webEcrFace,
  vivaLocal: vivaLocalFace,
  vivaApp: vivaAppFace,
  megEftPos: megEftPosFace,
};

export interface TerminalParts {
  readonly world: World;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly inTurn: InTurn;
}

/** How often a charge that is on its terminal is looked at, in real time. */
const LOOK = 25;

/** Headers that are not kept: they have keys. */
const SECRET = /^(?:authorization|x-api-key)$/;

/** An address that opens the app of Viva on the same device. */
const APP = 'vivapayclient:';

/** The family, perhaps a version, and what is asked. */
const ADDRESS = /^\/terminals\/(\w+)(?:\/v\d\.\d)?(\/.*)?$/;

const appPath = ({ state }: World): string => {
  const app = [...state.terminals.all()].find(({ family }) => family === 'vivaApp');
  return `${TERMINALS}/vivaApp/${app?.terminalId}/pay/v1`;
};

export const isOfTerminal = ({ protocol, pathname }: URL): boolean =>
  protocol === APP || pathname.startsWith(`${TERMINALS}/`);

/** Answers what a till asks of a terminal. */
export async function answerTerminal(parts: TerminalParts, request: Request, url: URL): Promise<Response> {
  const { world, faults, journal } = parts;
  const pathname = url.protocol === APP ? appPath(world) : url.pathname;
  const [, family = '', rest = ''] = ADDRESS.exec(pathname) ?? [];
  const face = Object.hasOwn(faces, family) ? faces[family as TerminalFamily] : undefined;
  const [route, path] = routeOf(face, request.method, rest);
  const call = route === undefined ? '' : `${TERMINAL_CALL}${route.action}`;
  const fault = route && faults.take(call, request.headers.get(FAULT_HEADER));
  const body = await bodyOf(request, world.settings.bodyBytes);
  const text = new TextDecoder().decode(body?.bytes);
  const entry = {
    at: world.at(),
    method: request.method,
    path: url.pathname,
    query: url.search,
    ...(route !== undefined && { call }),
    requestHeaders: Object.fromEntries([...request.headers].filter(([name]) => !SECRET.test(name))),
    request: text,
    ...(fault !== undefined && { fault: fault.kind }),
  };
  const read = isForm(route) || request.method !== 'POST' ? {} : jsonIn(text)?.value;
  const asked = { world, path, query: url.searchParams, headers: request.headers, fault };
  const answered = async (): Promise<TerminalAnswer> => {
    if (face === undefined || route === undefined) return json(404, { title: 'Not Found', status: 404 });
    if (body === undefined) return json(413, { title: 'Payload Too Large', status: 413 });
    if (!isRecord(read)) return face.malformed();
    return processed(parts, face, route, { ...asked, members: read }, request.signal);
  };
  try {
    const answer =
      (await answerBefore(fault, request.signal, false)) ??
      (await spoiled(await answered(), fault, request.signal));
    const headers = new Headers({
      'Content-Type': answer.type,
      Date: httpDate(statedMoment(world.now(), fault)),
      ...answer.headers,
    });
    journal.note({
      ...entry,
      status: answer.status,
      responseHeaders: Object.fromEntries(headers),
      response: bodyText(answer),
    });
    return responseOf(answer, headers, fault);
  } catch (error) {
    journal.note(entry);
    throw error;
  }
}

/** Only the request for an access token has a form. */
const isForm = (route: TerminalRoute | undefined): boolean => route?.path === '/connect/token';

function routeOf(
  face: TerminalFace | undefined,
  method: string,
  pathname: string,
): readonly [TerminalRoute | undefined, Readonly<Record<string, string>>] {
  for (const route of face?.routes ?? []) {
    const path = route.method === method ? pathIn(route.path, pathname) : undefined;
    if (path !== undefined) return [route, path];
  }
  return [undefined, {}];
}

/** Carries out what is asked, and waits for the customer as long as the till does. */
async function processed(
  { world, inTurn }: TerminalParts,
  face: TerminalFace,
  route: TerminalRoute,
  asked: TerminalAsked,
  signal: AbortSignal,
): Promise<TerminalAnswer> {
  const isRevoked = asked.fault?.kind === 'key-revoked';
  if (route.action !== 'access' && (isRevoked || face.isDenied?.(asked) === true)) return face.denied();
  let answer = await inTurn(async () => route.answer(asked));
  while (answer.waits !== undefined && !isReached(answer.waits.until, world.now()) && !signal.aborted) {
    const { again } = answer.waits;
    await pause(LOOK);
    answer = await inTurn(async () => again());
  }
  if (answer.isLost === true) throw connectionFault();
  return answer;
}
