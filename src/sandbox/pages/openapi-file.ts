import { athensDate } from '../../issues/athens-date.js';
import { respondJson } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';

/** The OpenAPI document of a sandbox, with its own address, and examples for its own day. */
export async function openApiFile({ world }: Site, { url }: PageRequest): Promise<Response> {
  // It loads the schemas of documents, which no call needs.
  const { openApiDocument } = await import('../openapi/document.js');
  return respondJson(openApiDocument({ server: url.origin, day: athensDate(world.now()) }));
}
