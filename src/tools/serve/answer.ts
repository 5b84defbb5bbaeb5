import type { Problem } from '../operations/problem.js';

type Headers = Readonly<Record<string, string>>;

export const jsonAnswer = (status: number, value: unknown, headers: Headers = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

export const problemAnswer = (problem: Problem, headers: Headers = {}): Response =>
  jsonAnswer(problem.status, problem, { 'Content-Type': 'application/problem+json', ...headers });
