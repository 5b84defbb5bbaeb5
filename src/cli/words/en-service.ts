import type { ServiceWords } from './service-types.js';

/** Commands that call the service, in English. */
export const service: ServiceWords = {
  noKey: 'There is no key. Set the environment variable PARASTATIKO_API_KEY, or name a file with --key-file.',
  emptyKey: (file) => `The key file ${file} is empty.`,
  noBaseUrl:
    'There is no base URL of the service. Give --base-url, or set the environment variable PARASTATIKO_BASE_URL.',
  kinds: {
    issued: 'issued',
    held: 'held, waiting for its payment',
    queued: 'queued, has no MARK yet',
    refused: 'refused',
    alreadyIssued: 'already issued',
    unknown: 'unknown',
    cancelled: 'cancelled',
    alreadyCancelled: 'cancelled before',
  },
  notSent: 'not sent',
  notLookedAt: 'could not be processed',
  heldElsewhere: 'another process is working on it',
  neverSent: 'never sent: send it again, or discard it',
  nothingToRecover: 'The journal has no open entries.',
  columns: {
    mark: 'MARK',
    uid: 'UID',
    quantity: 'quantity',
    net: 'net',
  },
  credits: (balance) => `Credits: ${balance}`,
  nothingFound: 'No document was found. The search lags behind and does not include queued documents.',
  noTables: 'No table of the branch has open order slips.',
  noSlips: 'The table has no open order slips.',
  saved: (file) => `Saved as ${file}.`,
  onboarding: {
    kinds: {
      created: 'created',
      uploaded: 'uploaded',
      cancelled: 'cancelled',
      alreadyCancelled: 'cancelled before',
      refused: 'refused',
      unknown: 'unknown',
    },
    existed: 'created before',
    waits: {
      reached: 'The request has this status.',
      ready: 'The company is ready.',
      failed: 'Setting up the company failed.',
      ended: 'The request ended.',
      waiting: 'The time is up, and the status has not been reached.',
    },
    noErrors: 'The payload has no errors.',
    noRequests: 'There are no such requests.',
  },
};
