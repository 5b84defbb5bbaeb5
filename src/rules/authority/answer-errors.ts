import { type Members, membersOf } from '../../reading/object.js';

/**
 * One error of an answer. All kinds of answers are converted to this form.
 *
 * @example
 * const error: AnswerError = { code: '203', message: 'TotalGrossValue is not valid' };
 */
export interface AnswerError {
  /** The authority's or the provider's code, as text. */
  readonly code?: string;
  readonly message: string;
  /** The member that the answer names. */
  readonly field?: string;
}

/**
 * Reads the errors of one entry of an answer, or any list of errors: entries with codes, `error` lists, texts, or texts
 * by member name. Accepts any value and never throws.
 */
export function errorsOfEntry(errors: unknown): readonly AnswerError[] {
  if (Array.isArray(errors)) return errors.flatMap(errorsOfEntry);
  if (typeof errors === 'string') return textOf(errors);
  const { error, code, message, description, field, ...texts } = membersOf(errors);
  if (error !== undefined) return errorsOfEntry(error);
  const coded = textIn(code);
  const said = textIn(message) ?? textIn(description);
  if (coded === undefined && said === undefined) return byField(texts);
  const named = textIn(field);
  return [
    {
      ...(coded !== undefined && { code: coded }),
      message: said ?? '',
      ...(named !== undefined && { field: named }),
    },
  ];
}

/** The errors of a problem document (RFC 9457): texts by member name. */
const byField = (texts: Members): AnswerError[] =>
  Object.entries(texts).flatMap(([field, given]) =>
    (Array.isArray(given) ? given : [given]).flatMap((text) =>
      typeof text === 'string' ? [{ message: text, field }] : [],
    ),
  );

/** A text as an error. Empty text is ignored. */
export const textOf = (text: string): AnswerError[] => (text.trim() === '' ? [] : [{ message: text.trim() }]);

export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
