import { fill } from '../../issues/inside.js';
import { pointerOf, valueAt } from '../../reading/inside.js';
import type { Issue } from '../../types/index.js';
import type { Both } from '../../types/inside.js';
import type { Context, Hono } from '../../vendor/hono.js';
import { type Operation, OperationError, operations, perform } from '../operations/index.js';
import { aboutProblem, problem } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { serveWords } from './generated/serve.js';
import { languageIn } from './language.js';
import { helpFor } from './linked.js';
import { code, heading, htmlPage, isPerson, links, paragraph, stepList } from './page.js';
import type { ContextFor } from './route.js';

const words = serveWords.help.words;

/** What is read of an explanation of a rule or an error. */
interface Explained {
  readonly what: string;
  readonly todo: string;
  readonly steps?: readonly string[];
  readonly source?: string;
  readonly authorityCode?: number;
  readonly rules?: readonly string[];
  readonly fields?: readonly string[];
  readonly bad?: readonly { readonly document: unknown; readonly issues: readonly Issue[] }[];
}

/** What an answer and its page say. */
interface Help {
  readonly json: object;
  readonly parts: readonly string[];
}

type OfHelp = Awaited<ReturnType<ContextFor>>;

const kinds = {
  problems(name, { language, locale }) {
    const text = aboutProblem(name, language, locale);
    return text === undefined ? undefined : { json: { problem: name, text }, parts: [paragraph(text)] };
  },
  rules: (name, context) => explained(name, 'rule', context),
  errors: (name, context) => explained(name, 'error', context),
} as const satisfies Readonly<
  Record<string, (name: string, context: OfHelp) => Help | undefined | Promise<Help | undefined>>
>;

const titles = { problems: words.problem, rules: words.rule, errors: words.error };

/** Adds the pages that issues, problems and errors link to: in words for people, as JSON for programs. */
export function addHelp(app: Hono, contextFor: ContextFor): void {
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
    app.get(`/${kind}/*`, async (call) => {
      const language = languageIn(call);
      const name = nameIn(call);
      const help = await kinds[kind](name, await contextFor(language));
      const { method, path } = call.req;
      if (help === undefined) return problemAnswer(problem(404, 'no-such-route', language, { method, path }));
      if (!isPerson(call)) return jsonAnswer(200, help.json, VARIES);
      const title = fill(titles[kind][language], { code: name });
      return htmlPage(language, title, [...help.parts, more(language)]);
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

/** What the operation for it says of a rule or an error. */
async function explained(name: string, kind: 'rule' | 'error', context: OfHelp): Promise<Help | undefined> {
  const operation = operations.find(({ id }) => id === 'rules.explain') as Operation;
  try {
    const json = (await perform(operation, { of: name }, context)) as {
      readonly [Kind in typeof kind]?: Explained;
    };
    return json[kind] && { json, parts: partsOf(name, json[kind], context.language) };
  } catch (error) {
    if (OperationError.isOperationError(error)) return undefined;
    throw error;
  }
}

function partsOf(
  name: string,
  { what, todo, steps = [plain(todo)], source, authorityCode, rules = [], fields = [], bad = [] }: Explained,
  language: keyof Both,
): string[] {
  const [example] = bad.flatMap(({ document, issues }) =>
    issues.flatMap((issue) => (issue.rule === name ? [{ document, ...issue }] : [])),
  );
  const sections: readonly (readonly [word: keyof typeof words, part: string | false | undefined])[] = [
    // A worked example says more than a sentence with the names of its values.
    ['example', example && paragraph(example.message)],
    [
      'where',
      example && code(`${pointerOf(example.path) || '/'}: ${shown(valueAt(example.document, example.path))}`),
    ],
    ['todo', example === undefined && stepList(steps)],
    ['rules', rules.length > 0 && links(rules.map((rule) => [helpFor('rules', rule), rule]))],
    ['fields', fields.length > 0 && code(fields.join('\n'))],
    [
      'prevents',
      authorityCode !== undefined && links([[helpFor('errors', authorityCode), String(authorityCode)]]),
    ],
    ['source', source !== undefined && paragraph(source, 'soft')],
  ];
  return [
    ...(example === undefined ? [paragraph(plain(what))] : []),
    ...sections.flatMap(([word, part]) => (part ? [heading(words[word][language]), part] : [])),
  ];
}

/** A value, shortened. */
const shown = (value: unknown): string => {
  const text = value === undefined ? '–' : JSON.stringify(value, undefined, 1);
  return text.length > 400 ? `${text.slice(0, 399)}…` : text;
};

/** A sentence without braces and brackets. */
const plain = (sentence: string): string => sentence.replace(/[[\]{}]/g, '');

const more = (language: keyof Both): string =>
  links([
    ['/', serveWords.help.more[language]],
    ['/openapi', serveWords.help.more2[language]],
  ]);
