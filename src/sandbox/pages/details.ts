import { refuse, respondJson } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';
import { documentDetails } from './view/document-details.js';

/** A document with everything that the sandbox knows about it. */
export async function documentDetailsOf({ world }: Site, { path, language }: PageRequest): Promise<Response> {
  const row = world.documents.byUid(path['uid'] ?? '');
  return row === undefined ? NOT_KEPT() : respondJson(await documentDetails(world, row, language));
}

/** A call with its headers and bodies. */
export function callDetailsOf({ journal }: Site, { path }: PageRequest): Response {
  const entry = journal.entries.find(({ id }) => String(id) === path['id']);
  return entry === undefined ? NOT_KEPT() : respondJson(entry);
}

const NOT_KEPT = (): Response => refuse(404, 'not-found', 'The sandbox does not have it, or no longer.');
