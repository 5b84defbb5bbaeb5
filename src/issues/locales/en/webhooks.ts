/** What the errors of a receiver of webhooks say: what is wrong, and what to do. */
export const webhookErrors = {
  'body/not-bytes':
    'The body is not raw bytes, so its signature cannot be checked. Read it before any JSON parser does, such as with express.raw(), and give a Uint8Array.',
  'body/already-read':
    'The body of the request was read before. Give the request to the handler first, or a clone of it.',
  'request/not-a-request':
    'This is not a web-standard Request. Make one of method, headers and raw body, or use readWebhook.',
  'options/object': 'createWebhookHandler takes an object with secrets, onEvent and store.',
  'options/secret':
    'A secret is missing or empty. Give the one that the registration of the webhook returned. If it is lost, delete the webhook and register it again.',
  'options/secret-form':
    'A secret begins or ends with white space, such as a line break. Trim it after reading it.',
  'options/store':
    'store is not a store of events. Give memoryStore(), or an object with durable, add, take, complete, release and pending.',
  'options/confirm': 'confirm has no onboarding.get. Give a client of parastatiko/client.',
  'options/function': '{member} is not a function. Give one.',
  'options/number': '{member} is not a whole number above 0. Give one.',
  'options/text': '{member} is not a text that can be used here. Correct it, or leave it out.',
  'store/event': 'The store gave an event that cannot be read. {detail}',
} as const;

/** What is wrong, as a stable word. */
export type WebhookErrorCode = keyof typeof webhookErrors;

/** Why a delivery is refused, and what to look at. */
export const webhookRefusals = {
  'too-large': 'The body has more than {maxBytes} bytes. Raise maxBytes if such events are expected.',
  'broken-off': 'The body broke off before its end.',
  'no-signature': 'The header {header} is missing. Check headerPrefix, and that no proxy removes the header.',
  'wrong-signature':
    'The signature does not belong to this body and these secrets. Check the secret, and that the bytes are as received.',
  'not-json': 'The body is signed, but it is not JSON in UTF-8.',
  'not-an-event': 'The body is signed, but it is not an event: {member} is missing or invalid.',
} as const;

/** Why a delivery is refused, as a stable word. */
export type WebhookRefusalReason = keyof typeof webhookRefusals;
