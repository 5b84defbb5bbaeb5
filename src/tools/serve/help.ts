import { isRecord } from '../../reading/object.js';
import { pointerOf } from '../../reading/pointer.js';
import type { Issue } from '../../types/index.js';
import type { Context, Hono } from '../../vendor/hono.js';
import { type Both, OperationError, operations, perform } from '../operations/index.js';
import { aboutProblem, problem } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { languageIn } from './language.js';
import { helpFor } from './linked.js';
import { code, heading, htmlPage, isPerson, links, paragraph } from './page.js';
import type { ContextFor } from './route.js';

const words = {
  todo: { en: 'What to do', el: 'Τι να κάνετε' },
  example: { en: 'For example', el: 'Για παράδειγμα' },
  where: { en: 'Where', el: 'Πού' },
  fields: { en: 'Members to look at', el: 'Πεδία που αφορά' },
  rules: { en: 'Rules that find it before sending', el: 'Κανόνες που το βρίσκουν πριν από την αποστολή' },
  prevents: { en: 'The error of the tax authority that it prevents', el: 'Το σφάλμα της ΑΑΔΕ που αποτρέπει' },
  source: { en: 'Source', el: 'Πηγή' },
  rule: { en: 'Rule {code}', el: 'Κανόνας {code}' },
  error: { en: 'Error {code}', el: 'Σφάλμα {code}' },
  problem: { en: 'Problem {code}', el: 'Πρόβλημα {code}' },
} as const satisfies Readonly<Record<string, Both>>;

/** What is read of an explanation of a rule or an error. */
interface Explained {
  readonly what: string;
  readonly todo: string;
  readonly source?: string;
  readonly authorityCode?: number;
  readonly rules?: readonly string[];
  readonly fields?: readonly string[];
  readonly bad?: readonly { readonly document: unknown; readonly issues: readonly Issue[] }[];
}

/** Adds the pages that issues, problems and errors link to: in words for people, as JSON for programs. */
export function addHelp(app: Hono, contextFor: ContextFor): void {
  app.get('/problems/*', async (call) => {
    const language = languageIn(call);
    const { locale } = await contextFor(language);
    const name = nameIn(call);
    const text = aboutProblem(name, language, locale);
    if (text === undefined) return notKnown(call);
    if (!isPerson(call)) return jsonAnswer(200, { problem: name, text }, VARIES);
    return htmlPage(language, words.problem[language].replace('{code}', name), [
      paragraph(text),
      more(language),
    ]);
  });
  for (const kind of ['rules', 'errors'] as const)
    app.get(`/${kind}/*`, async (call) => {
      const language = languageIn(call);
      const name = nameIn(call);
      const explained = await explanation(name, { ...(await contextFor(language)) });
      const found = explained?.[kind === 'rules' ? 'rule' : 'error'];
      if (found === undefined) return notKnown(call);
      if (!isPerson(call)) return jsonAnswer(200, explained, VARIES);
      const title = words[kind === 'rules' ? 'rule' : 'error'][language].replace('{code}', name);
      return htmlPage(language, title, [...partsOf(name, found, language), more(language)]);
    });
}

const VARIES = { Vary: 'Accept, Accept-Language' };

/** The rest of the path: names of rules have a slash. */
function nameIn({ req }: Context): string {
  const name = req.path.split('/').slice(2).join('/');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const notKnown = (call: Context): Response => {
  const { method, path } = call.req;
  return problemAnswer(problem(404, 'no-such-route', languageIn(call), { method, path }));
};

type Explanation = { readonly rule?: Explained; readonly error?: Explained };

/** What the operation for it says. */
async function explanation(
  of: string,
  context: Awaited<ReturnType<ContextFor>>,
): Promise<Explanation | undefined> {
  const operation = operations.find(({ id }) => id === 'rules.explain');
  try {
    return operation && ((await perform(operation, { of }, context)) as Explanation);
  } catch (error) {
    if (OperationError.isOperationError(error)) return undefined;
    throw error;
  }
}

function partsOf(name: string, found: Explained, language: keyof Both): string[] {
  const { what, todo, source, authorityCode, rules = [], fields = [], bad = [] } = found;
  const say = (word: Exclude<keyof typeof words, 'rule' | 'error' | 'problem'>): string =>
    heading(words[word][language]);
  const example = bad
    .map(({ document, issues }) => ({ document, issue: issues.find(({ rule }) => rule === name) }))
    .find(({ issue }) => issue !== undefined);
  const pointer = example?.issue === undefined ? '' : pointerOf(example.issue.path);
  return [
    // A worked example says more than a sentence with the names of its values.
    ...(example?.issue === undefined ? [paragraph(plain(what))] : [paragraph(example.issue.message)]),
    ...(example?.issue === undefined
      ? [say('todo'), paragraph(plain(todo))]
      : [say('where'), code(`${pointer || '/'}: ${shown(valueAt(example.document, example.issue.path))}`)]),
    ...(rules.length === 0 ? [] : [say('rules'), links(rules.map((rule) => [helpFor('rules', rule), rule]))]),
    ...(fields.length === 0 ? [] : [say('fields'), code(fields.join('\n'))]),
    ...(authorityCode === undefined
      ? []
      : [say('prevents'), links([[helpFor('errors', authorityCode), String(authorityCode)]])]),
    ...(source === undefined ? [] : [say('source'), paragraph(source, 'soft')]),
  ];
}

const valueAt = (value: unknown, path: Issue['path']): unknown => {
  let at = value;
  for (const step of path) at = isRecord(at) || Array.isArray(at) ? (at as never)[step] : undefined;
  return at;
};

/** A value, shortened. */
const shown = (value: unknown): string => {
  const text = value === undefined ? '–' : JSON.stringify(value, undefined, 1);
  return text.length > 400 ? `${text.slice(0, 399)}…` : text;
};

/** A sentence without braces and brackets. */
const plain = (sentence: string): string => sentence.replace(/[[\]{}]/g, '');

const more = (language: keyof Both): string =>
  links([
    ['/', { en: 'The start page', el: 'Η αρχική σελίδα' }[language]],
    ['/openapi', { en: 'All calls', el: 'Όλες οι κλήσεις' }[language]],
  ]);
