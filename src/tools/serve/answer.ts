import type { Problem } from '../operations/problem.js';

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

export const problemAnswer = (problem: Problem, headers: Headers = {}): Response =>
  jsonAnswer(problem.status, problem, { 'Content-Type': 'application/problem+json', ...headers });
