import type { ClientPart } from '../../../issues/locales/generated/en/client-parts.js';
import { boundMembers } from '../../../reading/bind.js';
import { isRecord, type Members } from '../../../reading/object.js';
import { isPublicSectorBlock } from '../../../rules/inside.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import { readJson, writeJson } from '../transport/json.js';

/** A copy of the document that is sent, so that later changes by the caller do not affect it. */
export interface DocumentCopy {
  readonly members: Members;
  readonly isB2G: boolean;
}

/** Copies a document; refuses anything that is not an object. */
export function copyDocument(core: Core, document: unknown): DocumentCopy {
  const refuse = (part: ClientPart): never => {
    throw new ClientError('call/not-a-document', { part, locale: core.locale });
  };
  let members: unknown;
  try {
    members = readJson(writeJson(document))?.value;
  } catch {
    refuse('not-json');
  }
  if (!isRecord(members)) return refuse('not-an-object');
  const { invoice, invoiceHeader } = boundMembers(members, 'invoice', 'invoiceHeader');
  if (invoice !== undefined) return refuse('a-request');
  if (!isRecord(invoiceHeader)) return refuse('document' in members ? 'has-document' : 'no-header');
  // The plain route drops the block without an error (observed).
  return { members, isB2G: Object.keys(members).some(isPublicSectorBlock) };
}
