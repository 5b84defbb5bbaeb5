import type { Words } from '../../words-type.js';

export const answer = {
  'answer/mark-form': {
    what: 'The MARK is {found}, but a MARK has digits only.',
    todo: 'Give the MARK of the answer as text, or as a whole number that is exact.',
  },
  'answer/mark-too-large': {
    what: 'The MARK is {found}, and a document can only refer to a MARK of at most {largest}.',
    todo: 'Check it: MARKs have 15 or 16 digits. If the service answered it, give the UID instead.',
  },
  'answer/uid-form': {
    what: 'The UID is {found}, but a UID has 40 hexadecimal characters.',
    todo: 'Give the UID of the answer unchanged.',
  },
  'answer/nothing': {
    what: 'The answer names neither a MARK nor a UID.',
    todo: 'Give mark and uid (invoiceMark and invoiceUid of the answer) once the document is issued; offline documents have a UID.',
  },
  'answer/not-issued': {
    what: 'The status of the answer is {statusCode}: the document was not issued.',
    todo: 'Record that it was not issued, and mend what the errors of the answer name.',
  },
  'answer/outcome': {
    what: 'The outcome is {kind}: it does not say that the document is issued.',
    todo: 'Give the outcome with which the document was issued: issued, queued or alreadyIssued.',
  },
} satisfies Words;
