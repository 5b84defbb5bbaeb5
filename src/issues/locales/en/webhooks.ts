/** The messages of webhook errors, and the reasons for refusing a delivery: what is wrong, and what to do. */
export const webhookWords = {
  'body/not-bytes': 'The body is not raw bytes. Read it before a JSON parser, such as with express.raw().',
  'request/not-a-request': 'Give a Request with an unread body of raw bytes.',
  'options/secret': 'A secret is missing or empty, or has spaces around it. Give the secret of the webhook.',
  'options/unknown': 'There is no option {member}. The nearest is {nearest}.',
  'options/value': '{member} is missing or invalid. Give a value such as {example}.',
  tooLarge: 'The body is larger than maxBytes ({maxBytes}).',
  tooSlow: 'The body did not arrive within bodyTimeout ({bodyTimeout} ms).',
  tooOld: 'The event is older than tolerance ({tolerance} ms). Check the clock of this machine.',
  noSignature: 'The signature header is missing. Check headerPrefix.',
  wrongSignature: 'The signature does not match the body and secrets.',
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
