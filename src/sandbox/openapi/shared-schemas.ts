import { onboardingErrors } from '../../sending/service/errors/onboarding-codes.js';
import { FORMS } from '../../types/forms.js';
import { list, type Schema, text } from './schema.js';

/** Values and errors that many answers have. Source: service description, Errors; observed behaviour, Issuing: answer. */
export const sharedSchemas = {
  Mark: {
    type: ['integer', 'string'],
    pattern: '^[0-9]{1,20}$',
    description:
      'A MARK: an integer in JSON bodies, sometimes a text. `0` means that the document has no MARK.',
  },
  Uid: {
    type: 'string',
    pattern: FORMS.uid.source,
    description: 'The identifier of a document: 40 hexadecimal characters, upper case.',
  },
  AuthorityErrors: {
    type: 'object',
    description: 'Errors of a document.',
    properties: {
      error: list(
        {
          type: 'object',
          description: 'One error.',
          properties: {
            code: { type: ['string', 'integer'], description: 'Code of the tax authority.' },
            message: text('What is wrong.'),
          },
        },
        'The errors.',
      ),
    },
  },
  Failure: {
    type: 'object',
    description: 'A refusal of the onboarding API. The form of `message` and `details[]` was observed.',
    required: ['success', 'error'],
    properties: {
      success: { const: false },
      error: {
        type: 'object',
        description: 'Why.',
        properties: {
          code: {
            type: 'string',
            description: `${Object.keys(onboardingErrors)
              .map((code) => `\`${code}\``)
              .join(', ')}.`,
          },
          message: text('What is wrong.'),
          details: list(
            {
              type: 'object',
              properties: { field: text('The member.'), message: text('What is wrong with it.') },
            },
            'Errors of fields, all together.',
          ),
          context: {
            type: 'object',
            description: 'What prevents the call, such as `existingRequestId` or `currentStatus`.',
          },
          traceId: text('Only with HTTP 500.'),
        },
      },
    },
  },
  Problem: {
    type: 'object',
    description: 'A body that does not bind, a member that is missing, or a failure of the service.',
    required: ['title'],
    properties: {
      title: text('What it is.'),
      status: { type: 'integer', description: 'The HTTP status.' },
      errors: {
        type: 'object',
        description: 'What is wrong, by field.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
      traceId: text('Names the failure in the logs of the service.'),
    },
  },
  Messages: {
    type: 'object',
    description: 'Messages of the provider API.',
    required: ['errors'],
    properties: { errors: list({ type: 'string' }, 'The messages.') },
  },
  ProviderError: {
    description: 'The provider API has two forms of errors.',
    anyOf: [{ $ref: '#/components/schemas/Messages' }, { $ref: '#/components/schemas/Problem' }],
  },
} satisfies Readonly<Record<string, Schema>>;
