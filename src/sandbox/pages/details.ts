import { mailsIn } from '../mails.js';
import { contractLines } from '../onboarding/contract-lines.js';
import { pdfOf } from '../pdf/pdf.js';
import { refuse, respond, respondJson } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';
import { droppedIn } from './view/calls.js';
import { documentDetails } from './view/document-details.js';
import { found } from './view/found.js';
import { holdDetails } from './view/holds.js';
import { deliveryHeaders, deliveryLine, requestLine } from './view/onboarding.js';
import type { CallDetails, DeliveryDetails } from './view/types.js';

/** A document with everything that the sandbox knows about it. */
export async function documentDetailsOf({ world }: Site, { path, language }: PageRequest): Promise<Response> {
  const row = world.documents.byUid(path['uid'] ?? '');
  return row === undefined ? NOT_KEPT() : respondJson(await documentDetails(world, row, language));
}

/** A call with its headers and bodies. */
export function callDetailsOf({ journal }: Site, { path }: PageRequest): Response {
  const entry = journal.entries.find(({ id }) => String(id) === path['id']);
  if (entry === undefined) return NOT_KEPT();
  const isWhole = !/^\(\d{1,15} (?:bytes|characters)\b/.test(entry.request);
  return respondJson({ entry, dropped: droppedIn(entry), isWhole } satisfies CallDetails);
}

/** A page of a list, filtered by the parameters of the address. */
export function listOf(site: Site, { path, url }: PageRequest): Response {
  const lines = found(site, path['list'] ?? '', Object.fromEntries(url.searchParams));
  return lines === undefined ? NOT_KEPT() : respondJson(lines);
}

export function requestDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.requests.get(path['requestId']);
  return row === undefined ? NOT_KEPT() : respondJson(requestLine(row));
}

/** The contract that the client is mailed. */
export function contractOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.requests.get(path['requestId']);
  if (row === undefined || row.contract === null) return NOT_KEPT();
  return respond(pdfOf(contractLines(row)), 'application/pdf');
}

/** A mail that the service would have sent. */
export function mailDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const mail = mailsIn(world).find(({ mailId }) => mailId === path['mailId']);
  return mail === undefined ? NOT_KEPT() : respondJson(mail);
}

/** An event for an endpoint, with its headers. */
export function deliveryDetailsOf({ world }: Site, { path }: PageRequest): Response {
  const row = world.state.deliveries.get(path['deliveryId']);
  if (row === undefined) return NOT_KEPT();
  const details = { line: deliveryLine(world, row), headers: deliveryHeaders(world, row) };
  return respondJson(details satisfies DeliveryDetails);
}

/** The whole state as a file. */
export function snapshotFile({ world, controls }: Site): Response {
  const name = `sandbox-${world.at().slice(0, 19).replaceAll(':', '-')}.json`;
  return respond(JSON.stringify(controls.snapshot()), 'application/json; charset=utf-8', {
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  });
}

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
