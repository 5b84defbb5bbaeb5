import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../../../../src/sandbox/openapi/document.js';
import { inGreek } from '../../../../../../src/sandbox/pages/browser/reference/document.js';
import { greekTexts as texts } from '../../../../../../src/sandbox/pages/browser/reference/generated/openapi.js';

interface Described {
  readonly $ref?: string;
  readonly description?: string;
}

interface Operation extends Described {
  readonly summary: string;
  readonly parameters?: readonly Described[];
  readonly responses: Readonly<Record<string, Described>>;
}

interface Whole {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Described>> };
}

const whole = openApiDocument() as unknown as Whole;

const answered = ({ $ref, description }: Described): string =>
  description ?? whole.components.responses[$ref?.split('/').at(-1) ?? '']?.description ?? '';

/** Every text that the reference shows, except those of schemas. */
const shown = [
  whole.info.title,
  whole.info.description,
  ...whole.tags.map(({ name }) => name),
  ...[whole.paths, whole.webhooks]
    .flatMap((entries) => Object.values(entries).flatMap((operations) => Object.values(operations)))
    .flatMap(({ summary, description = '', parameters = [], responses }) => [
      summary,
      description,
      ...parameters.map(({ description: text = '' }) => text),
      ...Object.values(responses).map(answered),
    ]),
];

/** Messages that the service answers in English. */
const MESSAGES =
  /^(?:If one of the payment methods requires pos|The (?:transactionId|paymentType) field|One ore more|You don't have the authority)/;

describe('the Greek texts of the reference', () => {
  it('are there for every sentence that is not a message of the service', () => {
    const greek = new Set(Object.values(texts));
    const english = shown
      .flatMap((text) => inGreek(text).split('\n\n'))
      .filter((paragraph) => !greek.has(paragraph) && !greek.has(`${paragraph}.`))
      .flatMap((paragraph) => paragraph.split(/(?<=[.`]) (?=[A-Z`])/))
      .filter((sentence) => /[A-Za-z]{4}/.test(sentence) && !/[α-ω]{3}/.test(sentence))
      .filter((sentence) => !MESSAGES.test(sentence));
    expect(english).toEqual([]);
  });

  it('have no sentence that the document does not have any more', () => {
    const paragraphs = new Set(shown.flatMap((text) => text.split('\n\n')));
    const all = [...paragraphs].join('\n');
    const unused = Object.keys(texts).filter((text) => {
      const isTitle = text.endsWith('.') && paragraphs.has(text.slice(0, -1));
      return !all.includes(text) && !isTitle && !whole.tags.some(({ description }) => description === text);
    });
    expect(unused).toEqual([]);
  });

  it('keep the names of members and messages', () => {
    expect(inGreek('API key missing or invalid. The body is not described.')).toBe(
      'Το κλειδί API λείπει ή είναι άκυρο. Το σώμα δεν περιγράφεται.',
    );
    expect(inGreek('Issues documents')).toBe('Εκδίδει παραστατικά');
    expect(inGreek('Something else.')).toBe('Something else.');
  });
});
