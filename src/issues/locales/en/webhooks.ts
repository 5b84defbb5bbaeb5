/** What the errors of a receiver of webhooks say, and why it refuses a delivery: what is wrong, and what to do. */
export const webhookWords = {
  'body/not-bytes':
    'The body is not raw bytes, so its signature cannot be checked. Read it before a JSON parser does, such as with express.raw(), and give a Uint8Array.',
  'body/already-read': 'The body of the request was read before. Give the request first, or a clone of it.',
  'request/not-a-request':
    'This is not a web-standard Request. Make one of method, headers and raw body, or use readWebhook.',
  'options/secret':
    'A secret is missing, empty or has white space around it. Give the one that the registration of the webhook returned. If it is lost, register the webhook again.',
  'options/value': '{member} is missing or invalid. Give one such as {example}.',
  'store/event': 'The store gave an event that cannot be read. {detail}',
  tooLarge: 'The body has more than {maxBytes} bytes. Raise maxBytes if such events are expected.',
  brokenOff: 'The body broke off before its end.',
  noSignature: 'The header {header} is missing. Check headerPrefix and the proxies.',
  wrongSignature:
    'The signature does not belong to this body and these secrets. Check the secret, and that the bytes are as received.',
  notJson: 'The body is signed, but it is not JSON in UTF-8.',
  notAnEvent: 'The body is signed, but it is not an event: {member} is missing or invalid.',
} as const;

type Word = keyof typeof webhookWords;

/** What is wrong, as a stable word. */
export type WebhookErrorCode = Extract<Word, `${string}/${string}`>;

/** Why a delivery is refused, as a stable word. */
export type WebhookRefusalReason = Exclude<Word, WebhookErrorCode>;

/**
 * The sentences of this door in one language.
 *
 * @example
 * import { webhookWords } from 'parastatiko/locales/el';
 * const read = await readWebhook(body, headers, { secrets, words: webhookWords });
 */
export type WebhookWords = Readonly<Record<Word, string>>;
