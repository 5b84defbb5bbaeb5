import { isRecord } from '../../reading/inside.js';

/** Where this server explains a problem, a rule, or an error of the service: see `addHelp`. */
export const helpFor = (kind: 'problems' | 'rules' | 'errors', code: string | number): string =>
  `/${kind}/${code}`;

/** An answer whose issues and errors say where they are explained. */
export function linked<Result>(result: Result): Result {
  if (!isRecord(result)) return result;
  const { outcome } = result;
  const lists = Object.fromEntries(
    LISTS.flatMap((name) => (Array.isArray(result[name]) ? [[name, result[name].map(linkedIssue)]] : [])),
  );
  return {
    ...result,
    ...lists,
    ...(isRecord(outcome) && {
      outcome: {
        ...outcome,
        ...(Array.isArray(outcome['issues']) && { issues: outcome['issues'].map(linkedIssue) }),
        ...(Array.isArray(outcome['errors']) && { errors: outcome['errors'].map(linkedError) }),
      },
    }),
  };
}

/** The members of answers that have issues. */
const LISTS = ['issues', 'applied', 'left'] as const;

const linkedIssue = (issue: unknown): unknown =>
  isRecord(issue) && typeof issue['rule'] === 'string'
    ? { ...issue, help: helpFor('rules', issue['rule']) }
    : issue;

const linkedError = (error: unknown): unknown => {
  const explained = isRecord(error) ? error['explanation'] : undefined;
  const of = isRecord(explained) ? explained['code'] : undefined;
  return typeof of === 'string' ? { ...(error as object), help: helpFor('errors', of) } : error;
};
