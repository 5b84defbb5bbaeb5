import type { Words } from '../../words-type.js';

export const answer = {
  'answer/mark-form': {
    what: 'The MARK is {found}, but a MARK consists of digits only.',
    todo: 'Give the MARK from the answer as text, or as an exact whole number.',
  },
  'answer/mark-too-large': {
    what: 'The MARK is {found}, but a document can only refer to a MARK of at most {largest}.',
    todo: 'Check it: MARKs have 15 or 16 digits. If the service returned it, give the UID instead.',
  },
  'answer/uid-form': {
    what: 'The UID is {found}, but a UID has 40 hexadecimal characters.',
    todo: 'Give the UID from the answer unchanged.',
  },
  'answer/nothing': {
    what: 'The answer has neither a MARK nor a UID.',
    todo: 'Give mark and uid (invoiceMark and invoiceUid of the answer) once the document is issued. An offline document has only a UID.',
  },
  'answer/not-issued': {
    what: 'The status of the answer is {statusCode}: the document was not issued.',
    todo: 'Record that it was not issued, and correct what the errors of the answer name.',
  },
  'answer/outcome': {
    what: 'The outcome is {kind}, which does not mean that the document was issued.',
    todo: 'Give the outcome that issued the document: issued, queued or alreadyIssued.',
  },
} satisfies Words;
