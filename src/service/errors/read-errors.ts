/**
 * One error of an answer, whatever shape the answer has.
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

/** What an answer says of errors. */
export interface AnswerErrors {
  /** Every error, in the order of the answer. */
  readonly errors: readonly AnswerError[];
  /** `error.code` of the onboarding API. */
  readonly code?: string;
  /** `error.context` of the onboarding API. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** `error.traceId` of the onboarding API. */
  readonly traceId?: string;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads the errors of an answer in each of the four shapes: entries of an issuance answer (`errors[].error[]`), a problem
 * document (`errors: { Field: [text] }`), plain texts (`errors: [text]`), and the envelope of the onboarding API
 * (`error: { code, details[], context, traceId }`). Takes anything and never throws.
 * Source: observed behaviour, Issuing: answer; service description, Errors.
 *
 * @example
 * readAnswerErrors({ errors: { VatNumber: ['The VatNumber field is required.'] } }).errors[0]?.field; // 'VatNumber'
 */
export function readAnswerErrors(body: unknown): AnswerErrors {
  if (typeof body === 'string') return { errors: textOf(body) };
  if (Array.isArray(body)) return { errors: body.flatMap((item) => readAnswerErrors(item).errors) };
  const answer = membersOf(body);
  const { error, errors, response } = answer;
  if (isObject(error) && !Array.isArray(error)) return readEnvelope(membersOf(error));
  const entries = Array.isArray(response) ? response : [response];
  const found = [
    ...errorsOfEntry(errors),
    ...errorsOfEntry(error),
    ...entries.flatMap((entry) => errorsOfEntry(membersOf(entry)['errors'])),
  ];
  return { errors: found.length > 0 ? found : problemOf(answer) };
}

/** The errors of one entry, or of any list of errors. */
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

/** The errors of a problem document: texts by the name of the member. */
const byField = (texts: Members): AnswerError[] =>
  Object.entries(texts).flatMap(([field, given]) =>
    (Array.isArray(given) ? given : [given]).flatMap((text) =>
      typeof text === 'string' ? [{ message: text, field }] : [],
    ),
  );

function readEnvelope(error: Members): AnswerErrors {
  const code = textIn(error['code']);
  const details = errorsOfEntry(error['details']);
  const message = textIn(error['message']);
  const errors =
    details.length > 0 || (code === undefined && message === undefined)
      ? details
      : [{ ...(code !== undefined && { code }), message: message ?? code ?? '' }];
  const traceId = textIn(error['traceId']);
  const context = error['context'];
  return {
    errors,
    ...(code !== undefined && { code }),
    ...(isObject(context) && { context: membersOf(context) }),
    ...(traceId !== undefined && { traceId }),
  };
}

const textOf = (text: string): AnswerError[] => (text.trim() === '' ? [] : [{ message: text.trim() }]);

/** A problem document without errors still says something in its title. */
function problemOf(answer: Members): AnswerError[] {
  const text = textIn(answer['detail']) ?? textIn(answer['title']) ?? textIn(answer['message']);
  return text === undefined ? [] : [{ message: text }];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const membersOf = (value: unknown): Members => (isObject(value) ? (value as Members) : {});

function textIn(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
