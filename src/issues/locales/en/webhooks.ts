/** The messages of webhook errors, and the reasons for refusing a delivery: what is wrong, and what to do. */
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

/** What is wrong, as a permanent key. */
export type WebhookErrorCode = Extract<Word, `${string}/${string}`>;

/** Why a delivery is refused, as a permanent key. */
export type WebhookRefusalReason = Exclude<Word, WebhookErrorCode>;

/** The messages for webhooks in one language. */
export type WebhookWords = Readonly<Record<Word, string>>;
