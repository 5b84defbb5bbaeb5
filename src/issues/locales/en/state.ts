import type { Words } from '../../words-type.js';

export const state = {
  'state/not-json': {
    what: 'This is not a stored state of a flow.',
    todo: 'Give the object that JSON.parse returns for the stored text.',
  },
  'state/other-flow': {
    what: 'This is the stored state of the flow {found}, not of the flow {expected}.',
    todo: 'Give the state of the flow {expected}[, or read this one with {reader}].',
  },
  'state/other-version': {
    what: 'The stored state has version {found}, but this library reads version {expected}.',
    todo: 'Read it with the version of the library that wrote it.',
  },
  'state/checksum': {
    what: 'The stored state was changed after it was written: its checksum is {found}, but its members give {computed}.',
    todo: 'Restore it from the store. Every member counts; their order does not matter.',
  },
  'state/not-understood': {
    what: 'The stored state cannot be understood: {detail}.',
    todo: 'Restore it from the store. Do not continue with a part of it.',
  },
} satisfies Words;
