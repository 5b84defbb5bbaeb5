import type { ZodMiniType } from 'zod/mini';
import { NotPossible } from '../../not-possible.js';
import { refuse, respondJson } from '../respond.js';
import type { PageRequest, PageRoute } from '../route.js';
import type { Site } from '../site.js';

/** Carries out a command of the page. If that is not possible, the answer has the reason of `NotPossible`. */
type CarryOut<Body> = (site: Site, body: Body, path: PageRequest['path'], asked: PageRequest) => unknown;

/** The route of a command. Its body is checked first. */
export const order = <Body>(
  path: string,
  bodyOf: ZodMiniType<Body>,
  carryOut: CarryOut<Body>,
  most?: number,
): PageRoute => ({
  method: 'POST',
  path,
  ...(most !== undefined && { most }),
  answer: async (site, asked) => {
    const read = bodyOf.safeParse(asked.body);
    if (!read.success) {
      const members = read.error.issues
        .map((issue) => issue.path.join('.'))
        .filter((member) => member !== '');
      return refuse(
        400,
        'invalid',
        `The body is not valid for this address. ${[...new Set(members)].join(', ')}`.trim(),
      );
    }
    try {
      const done = await carryOut(site, read.data, asked.path, asked);
      return done instanceof Response ? done : respondJson({ ok: true });
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      return refuse(409, 'not-possible', error.message);
    }
  },
});
