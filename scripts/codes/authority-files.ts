// The text of the file with the likely fields of each error of the authority and of the provider.

import { constant } from './declare.js';
import { doc } from './print.js';
import { errors } from './reference.js';

const all = [...errors.errors, ...errors.providerSpecific.errors];

/** Only members of a document. Fields of a call are in brackets, or are a whole message. */
const isMember = (field: string) => /^[\w[\].]+$/.test(field) && field !== 'invoice[]';

export const authorityFieldsFile = () =>
  [
    doc([
      'The members that probably cause an error, by its code. Errors without particular members are omitted.',
      "@example authorityErrorFields['217']",
    ]),
    constant(
      'authorityErrorFields',
      Object.fromEntries(
        all
          .map(({ code, fields }) => [String(code), fields.filter(isMember)])
          .filter(([, fields]) => fields.length > 0),
      ),
      { type: 'Readonly<Record<string, readonly string[]>>', expand: true },
    ),
  ].join('\n');
