/** What the errors of a receiver of webhooks say, and why it refuses a delivery: what is wrong, and what to do. */
export const webhookWords = {
  'body/not-bytes':
    'The body is not raw bytes. Read it before a JSON parser does, such as with express.raw().',
  'request/not-a-request': 'This is not a Request with an unread body. Create one from the raw body.',
  'options/secret':
    'A secret is missing, empty or surrounded by white space. Give the secret that the registration returned.',
  'options/unknown': 'There is no option {member}. Known: {known}.',
  'options/value': '{member} is missing or invalid. Give a value such as {example}.',
  tooLarge: 'The body is larger than maxBytes ({maxBytes}).',
  noSignature: 'The signature header is missing. Check headerPrefix.',
  wrongSignature: 'The signature does not match this body and these secrets.',
  notJson: 'The body is signed, but is not JSON in UTF-8.',
  notAnEvent: 'The body is signed, but {member} is missing or invalid.',
} as const;

type Word = keyof typeof webhookWords;

/** What is wrong, as a stable word. */
export type WebhookErrorCode = Extract<Word, `${string}/${string}`>;

/** Why a delivery is refused, as a stable word. */
export type WebhookRefusalReason = Exclude<Word, WebhookErrorCode>;

/** The sentences of this door in one language. */
export type WebhookWords = Readonly<Record<Word, string>>;
