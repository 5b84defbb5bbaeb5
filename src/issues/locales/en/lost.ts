/** Why a member of a document does not come back from its facts. */
export const lost = {
  'no-fact': 'Facts cannot express {member}[ {value}].',
  differs: 'The facts give {derived} instead of {value} for {member}.',
  added: 'The facts also give {member}[ {value}], which the document does not have.',
  'not-a-document': 'This is not a document. Pass one element of the invoice list of a request.',
} as const;

/** Why a member of a document does not come back from its facts, as a permanent key. */
export type LostReason = keyof typeof lost | 'refused';
