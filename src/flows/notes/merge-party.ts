import { recordOf } from '../../reading/record.js';

/** A party from a document, overridden by what the caller states. The print block is merged member by member. */
export function mergeParty<Party extends { readonly print?: object | undefined }>(
  known: Party,
  stated: Partial<Party> | undefined,
): Party {
  const members = recordOf(stated);
  // A value that is not an object is left for the facts to report.
  if (members === undefined) return stated === undefined || stated === null ? known : (stated as Party);
  const print = recordOf(members['print']);
  const merged = print && { print: { ...known.print, ...present(print) } };
  return { ...known, ...present(members), ...merged };
}

const present = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
