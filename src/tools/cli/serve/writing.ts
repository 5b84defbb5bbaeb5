import {
  type Hono,
  type Http2Bindings,
  type HttpBindings,
  RESPONSE_ALREADY_SENT,
} from '../../../vendor/hono.js';
import { textOf } from '../../serve/answer.js';

/**
 * What answers a call on Node: the app. An answer whose text is known is written at once, with its headers, and not read
 * from the stream of its `Response`.
 */
export const writing =
  ({ fetch }: Pick<Hono, 'fetch'>) =>
  async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    const answer = await fetch(request, env);
    const text = textOf(answer);
    const { outgoing } = env;
    if (text === undefined || !('setHeaders' in outgoing)) return answer;
    outgoing.statusCode = answer.status;
    outgoing.setHeaders(answer.headers);
    outgoing.end(text);
    return RESPONSE_ALREADY_SENT;
  };
