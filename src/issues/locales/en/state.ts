import type { Words } from '../../words-type.js';

export const state = {
  'state/not-json': {
    what: 'This is not a stored state of a flow.',
    todo: 'Give the object that JSON.parse makes of what was stored.',
  },
  'state/other-flow': {
    what: 'This is the stored state of a flow {found}, not of a flow {expected}.',
    todo: 'Give the state of a flow {expected}[, or read this one with {reader}].',
  },
  'state/other-version': {
    what: 'The stored state has version {found}, and this library reads version {expected}.',
    todo: 'Read it with the version of the library that wrote it.',
  },
  'state/checksum': {
    what: 'The stored state has changed since it was written: its checksum is {found}, and its members give {computed}.',
    todo: 'Restore it from where it was stored; every member counts, in whatever order.',
  },
  'state/not-understood': {
    what: 'The stored state cannot be understood: {detail}.',
    todo: 'Restore it from where it was stored; do not go on with a part of it.',
  },
} satisfies Words;
