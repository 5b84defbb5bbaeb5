import type { Call } from '../../sending/service/call.js';
import { calls } from '../../sending/service/calls.js';
import { decoded } from './path.js';

/** The call at an address, with the parameters of its path. */
export interface Routed {
  readonly call: Call;
  readonly path: Readonly<Record<string, string>>;
}

interface Route {
  readonly call: Call;
  readonly segments: readonly string[];
}

const routes: readonly Route[] = calls.map((call) => ({ call, segments: call.path.split('/') }));
// A literal path wins over one with parameters: in /webhooks/deliveries, `deliveries` is not the id of an endpoint.
const ordered = [...routes.filter(isInWords), ...routes.filter((each) => !isInWords(each))];

/** The route of a call, or `method` if the path exists only with another method. */
export function route(method: string, pathname: string): Routed | 'method' | undefined {
  const given = pathname.split('/');
  let isKnown = false;
  for (const { call, segments } of ordered) {
    const path = matched(call, segments, given);
    if (path === undefined) continue;
    if (call.method === method) return { call, path };
    isKnown = true;
  }
  return isKnown ? 'method' : undefined;
}

function matched(
  call: Call,
  segments: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (given.length > segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = given[index];
    const name = nameIn(segment);
    if (name === undefined) {
      if (text?.toLowerCase() !== segment.toLowerCase()) return undefined;
      continue;
    }
    const value = text === undefined || text === '' ? call.pathParameters?.[name]?.default : decoded(text);
    if (value === undefined) return undefined;
    path[name] = value;
  }
  return path;
}

function nameIn(segment: string): string | undefined {
  return segment.startsWith('{') ? segment.slice(1, -1) : undefined;
}

function isInWords({ segments }: Route): boolean {
  return segments.every((segment) => nameIn(segment) === undefined);
}
