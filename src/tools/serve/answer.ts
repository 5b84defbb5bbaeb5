import type { Problem } from '../operations/problem.js';
import { helpFor, linked } from './linked.js';

type Headers = Readonly<Record<string, string>>;

/** The texts of answers, for a server that can write one without the stream of the `Response`. */
const texts = new WeakMap<Response, string>();

export const textOf = (answer: Response): string | undefined => texts.get(answer);

export function jsonAnswer(status: number, value: unknown, headers: Headers = {}): Response {
  const text = JSON.stringify(value);
  const answer = new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
  texts.set(answer, text);
  return answer;
}

/** The code of a problem: its type without the name of the project. */
const codeOf = ({ type }: Problem): string => type.split(':').slice(2).join(':');

/** A problem document, whose member `help` is the address of a page about it. */
export const problemAnswer = (problem: Problem, headers: Headers = {}): Response =>
  jsonAnswer(problem.status, linked({ ...problem, help: helpFor('problems', codeOf(problem)) }), {
    'Content-Type': 'application/problem+json',
    ...headers,
  });
