import { refuse, respondJson } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';
import { documentDetails } from './view/document-details.js';
import { holdDetails } from './view/holds.js';

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

/** A table with what is left of it. */
export async function tableDetailsOf({ world }: Site, { path }: PageRequest): Promise<Response> {
  const { tableDetails } = await import('./view/table-details.js');
  const details = tableDetails(world, path['tableId'] ?? '');
  return details === undefined ? NOT_KEPT() : respondJson(details);
}

/** A held document with its signatures. */
export function holdDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.holds.get(path['holdId']);
  return row === undefined ? NOT_KEPT() : respondJson(holdDetails(world, row));
}

const NOT_KEPT = (): Response => refuse(404, 'not-found', 'The sandbox does not have it, or no longer.');
