import { nearest } from '../../../reading/inside.js';
import type { ErrorExplanation } from '../../../rules/inside.js';
import type { Explanation } from '../../catalogue/explanation.js';
import type { Context } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { readPayload } from '../read-file.js';
import { clean } from '../terminal/clean.js';
import { explainOnboardingCode, explainStatus, type HttpExplanation } from './http.js';
import { explainAnswer, type ReceivedError } from './received.js';

/** What is explained: a rule, an error by its code, or an error of a whole answer. */
export type Explained =
  | { readonly rule: Explanation }
  | { readonly error: ErrorExplanation | HttpExplanation }
  | { readonly received: ReceivedError };

/**
 * What an operand names: a rule, the code of an error, or a file with an answer, in this order. `undefined` if the file
 * cannot be used, which is then reported on standard error. Throws `UsageError` if nothing has this name.
 */
export async function explainOperand(
  name: string,
  text: string,
  context: Context,
): Promise<readonly Explained[] | undefined> {
  const { explain } = await import('../../catalogue/explain.js');
  const rule = explain(name, context.locale);
  if (rule !== undefined) return [{ rule }];
  const errors = await explainCode(name, text, context);
  if (errors.length > 0) return errors.map((error) => ({ error }));
  if (/^\d+$/.test(name)) throw new UsageError((words) => words.unknownError(name));
  if (!(await isFile(name, context))) throw await unknownRule(name);
  const read = await readPayload(context, name);
  const source = name === '-' ? context.words.report.standardInput : clean(name);
  return read && explainBody(read.payload, source, context);
}

/** What a message without a code means, or each error of an answer that was given as text. */
export async function explainText(text: string, context: Context): Promise<readonly Explained[]> {
  const body = jsonIn(text);
  if (body !== undefined) return explainBody(body, '--text', context);
  const { explainAuthorityError } = await import('../../../rules/explain/explain.js');
  const error = explainAuthorityError(undefined, text, context.locale);
  if (error === undefined) throw new UsageError((words) => words.unknownText);
  return [{ error }];
}

function explainBody(body: unknown, source: string, context: Context): Explained[] {
  const found = explainAnswer(body, context);
  if (found === undefined) throw new UsageError((words) => words.notAnAnswer(source));
  return found.map((received) => ({ received }));
}

/** The errors with a code. Some numbers are both an error of the authority and an HTTP status, such as 401. */
async function explainCode(
  name: string,
  text: string,
  context: Context,
): Promise<(ErrorExplanation | HttpExplanation)[]> {
  const { explainAuthorityError } = await import('../../../rules/explain/explain.js');
  const onboarding = explainOnboardingCode(name, context);
  if (onboarding !== undefined) return [onboarding];
  const [, prefix, digits] = /^(HTTP\s*)?(\d{3})$/i.exec(name) ?? [];
  const status = digits === undefined ? undefined : explainStatus(Number(digits), context);
  if (prefix !== undefined && status !== undefined) return [status];
  const error = explainAuthorityError(name, messageIn(text, name), context.locale);
  if (error === undefined) return status === undefined ? [] : [status];
  // The text says which of the two it is.
  const isCertain = error.origin === 'provider' && 'message' in error;
  return status === undefined || isCertain ? [error] : [error, status];
}

/** The message of an error. If the text is an answer, the message that this answer has for the code. */
function messageIn(text: string, code: string): string {
  const body = jsonIn(text);
  if (body === undefined) return text;
  const errors = explainAnswer(body, { language: 'en', locale: undefined }) ?? [];
  const own = errors.filter((error) => error.code === code);
  return (own.length > 0 ? own : errors).map(({ message }) => message).join(' ');
}

function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an operand is a file. A name with an ending is one even if it does not exist, so that this is reported. */
async function isFile(name: string, { io }: Context): Promise<boolean> {
  if (name === '-' || /\.\w+$/.test(name)) return true;
  try {
    for await (const _ of io.readFile(name)) return true;
    return true;
  } catch {
    return false;
  }
}

async function unknownRule(name: string): Promise<UsageError> {
  const { catalogue } = await import('../../catalogue/catalogue.js');
  const ids = catalogue.map(({ id }) => id);
  const meant = nearest(name, ids) ?? ids.find((each) => each.endsWith(`/${name}`));
  if (meant !== undefined) return new UsageError((words) => words.unknownRule(name), meant);
  return new UsageError((words) => `${words.unknownRule(name)} ${words.allRules}`);
}
