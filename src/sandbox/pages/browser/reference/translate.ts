import { texts } from './texts-el.js';

/**
 * A text of the OpenAPI document in Greek, paragraph by paragraph and sentence by sentence. What has no Greek, such as a
 * message of the service, stays as it is.
 */
export const inGreek = (text: string): string =>
  text
    .split('\n\n')
    .map(
      (paragraph) =>
        texts[paragraph] ?? titled(paragraph) ?? paragraph.split(SENTENCES).map(sentence).join(' '),
    )
    .join('\n\n');

/** After the full stop of a sentence. */
const SENTENCES = /(?<=[.`]\.?) (?=[A-Z`])/;

const sentence = (text: string): string => texts[text] ?? text;

/** A title is a sentence without its full stop. */
const titled = (text: string): string | undefined => texts[`${text}.`]?.replace(/\.$/, '');
