import { athensDate } from '../../issues/athens-date.js';
import { OPENAPI } from '../addresses.js';
import { type Answer, json } from '../http/answer.js';
import type { World } from '../world.js';

/** The OpenAPI document of a sandbox: its own address, and examples of its own day. `undefined` for any other address. */
export async function openApiAt(world: World, { pathname, origin }: URL): Promise<Answer | undefined> {
  if (pathname !== `${OPENAPI}.json`) return undefined;
  // It loads the schemas of documents, which no call needs.
  const { openApiDocument } = await import('../../openapi/document.js');
  return json(200, openApiDocument({ server: origin, day: athensDate(world.now()) }));
}
