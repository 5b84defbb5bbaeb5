import type { Context } from '../../vendor/hono.js';
import { type Operation, operations } from '../operations/index.js';
import { problem } from '../operations/problem.js';
import { problemAnswer } from './answer.js';
import { languageIn } from './language.js';
import { routeOf } from './route.js';

/** The answer to a call that there is not: of another method, or at an unknown address. */
export function noRoute(call: Context): Response {
  const { method, path } = call.req;
  const language = languageIn(call);
  const given = path.split('/');
  const isHere = ({ route }: Operation): boolean => {
    const wanted = (route.split(' ')[1] ?? '').split('/');
    return (
      wanted.length === given.length && wanted.every((step, at) => step.startsWith('{') || step === given[at])
    );
  };
  const allowed = operations.filter(isHere).map((operation) => routeOf(operation).method);
  if (allowed.length === 0) return problemAnswer(problem(404, 'no-such-route', language, { method, path }));
  const list = allowed.join(', ');
  const said = problem(405, 'no-such-method', language, { method, path, allowed: list });
  return problemAnswer(said, { Allow: list });
}
