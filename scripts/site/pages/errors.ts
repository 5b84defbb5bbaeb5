import { readFileSync } from 'node:fs';
import { el } from '../../../src/issues/locales/el/index.js';
import { docsOf } from '../../../src/rules/docs.js';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { rulesOf } from '../../../src/rules/explain/explain.js';
import { explainAuthorityError } from '../../../src/tools/explain/index.js';
import { block, inline, lines, link, list, table } from '../../docs/markdown.js';
import { authorityNotes } from '../../docs/rules/authority-notes.js';
import { errorTitle } from '../../words/headings.js';
import { addressOf, type SiteLanguage, type SitePage } from '../page.js';
import { siteWords } from '../words.js';
import { combinationTables } from './combinations.js';
import { type Correction, correctionLines, correctionsOf } from './correction.js';
import { exampleWords, issueWords } from './example-words.js';
import { factsLine } from './facts-line.js';
import { playgroundLink } from './playground-link.js';
import { explained as explainedRule, linkToRule } from './rules.js';

interface ErrorList {
  readonly errors: readonly { readonly code: number | string }[];
  readonly providerSpecific: { readonly errors: readonly { readonly code: number | string }[] };
}

const listed = (): ErrorList =>
  JSON.parse(readFileSync('reference/aade-validation-errors.json', 'utf8')) as ErrorList;

const routeOfError = (code: string): string => `errors/${code.replaceAll(' ', '-')}`;

function explained(code: string, language: SiteLanguage) {
  const found = explainAuthorityError(code, '', language === 'el' ? el : undefined);
  if (found === undefined) throw new Error(`The error ${code} has no words`);
  return found;
}

const numbered = (steps: readonly string[]): string =>
  steps.length === 1 ? steps.join('') : steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

/** Errors about the pair of category and type. Their pages say which pairs there are. */
const ABOUT_PAIRS: ReadonlySet<string> = new Set(['307', '308', '313', '331']);

/** The page that has the table. */
const WITH_PAIRS = '313';

/** A bad example of a rule that finds the error, with what corrects it. */
interface Found {
  readonly rule: Rule;
  readonly index: number;
  readonly corrections: readonly Correction[];
}

/** The example that shows best what causes an error: one that a member corrects, of a rule for this error alone. */
function exampleOf(code: string, language: SiteLanguage): Found | undefined {
  const all = rulesOf(code).flatMap((rule) =>
    explainedRule(rule.id, language).bad.map(({ document, issues }, index) => {
      const own = issues.find((issue) => issue.rule === rule.id);
      return { rule, index, corrections: own === undefined ? [] : correctionsOf(rule, index, own, document) };
    }),
  );
  const isOwn = ({ rule }: Found): boolean => String(rule.authorityCode) === code;
  return (
    all.find((each) => isOwn(each) && each.corrections.length > 0) ??
    all.find((each) => each.corrections.length > 0) ??
    all[0]
  );
}

function exampleLines(code: string, language: SiteLanguage): string[] {
  const words = siteWords[language];
  const found = exampleOf(code, language);
  if (found === undefined) return [];
  const { rule, index, corrections } = found;
  const example = docsOf(rule).bad[index];
  const { document, issues } = explainedRule(rule.id, language).bad[index] ?? {
    document: undefined,
    issues: [],
  };
  if (example === undefined) return [];
  const valid = rule.layer === 'batch' ? undefined : applyExample({ sample: example.sample });
  const facts = corrections
    .filter(({ right }) => right !== undefined)
    .map(({ at }) => factsLine(valid, at))
    .find((line) => line !== undefined);
  const isAlone = example.related === undefined && example.skipSignature === undefined;
  return [
    `## ${words.example.title}`,
    exampleWords(example, rule.layer, language),
    issueWords(
      issues.filter((issue) => issue.rule === rule.id),
      language,
    ),
    ...correctionLines(corrections, language),
    ...(facts === undefined
      ? []
      : facts === 'derived'
        ? [words.derivedInFacts]
        : [words.inFacts, block('json', facts)]),
    ...(isAlone && rule.layer !== 'batch'
      ? [link(words.tryIt, playgroundLink('payload', document, example.now, language))]
      : []),
  ];
}

/** How the sandbox answers with the error: it refuses what rules refuse, and the rest on request. */
function sandboxLines(code: string, isOfDocument: boolean, language: SiteLanguage): string[] {
  const words = siteWords[language];
  const own = words.inSandbox[code];
  const fault = `sandbox.faults.add({ kind: 'refuse', code: '${code}', message: '…' });`;
  return [
    `## ${words.sandboxTitle}`,
    own ?? (isOfDocument ? words.sandboxRefuses : words.sandboxFault),
    ...(own === undefined ? [block('ts', fault)] : []),
  ];
}

function errorPage(code: string, language: SiteLanguage): SitePage {
  const words = siteWords[language];
  const error = explained(code, language);
  const note = language === 'en' ? authorityNotes[code] : undefined;
  const place = 'placedBy' in error ? words.places[error.placedBy] : words.providerPlace;
  const facts = [
    `**${words.place}:** ${place}`,
    ...(error.fields.length === 0 ? [] : [`**${words.fields}:** ${error.fields.map(inline).join(', ')}`]),
    ...(note === undefined ? [] : [`**${words.note}:** ${note}`]),
  ];
  const title = errorTitle(code, language);
  const isOfDocument = rulesOf(code).some(({ severity }) => severity === 'error');
  const isIssued =
    !('placedBy' in error) || !['call', 'movement', 'construction', 'channel'].includes(error.placedBy);
  return {
    route: routeOfError(code),
    language,
    title:
      error.origin === 'authority' ? words.errorTitle(code, title) : words.providerErrorTitle(code, title),
    description: error.what,
    body: lines(
      // The title says it, unless it is a shorter form.
      `${title}.` === error.what ? undefined : error.what,
      `## ${words.whatToDo}`,
      numbered(error.steps),
      list(facts),
      ...exampleLines(code, language),
      ...(error.rules.length === 0
        ? []
        : [`## ${words.preventedBy}`, list(error.rules.map((id) => linkToRule(id, language)))]),
      ...(isIssued ? sandboxLines(code, isOfDocument, language) : []),
      ...(code === WITH_PAIRS
        ? [
            `<h2 id="pairs">${words.combinations.title}</h2>`,
            words.combinations.intro,
            ...combinationTables(language),
          ]
        : ABOUT_PAIRS.has(code)
          ? [link(words.combinations.title, `${addressOf(routeOfError(WITH_PAIRS), language)}#pairs`)]
          : []),
    ),
  };
}

/** The pages of the errors in one language: the list, and one for each error. */
export function errorPages(language: SiteLanguage): SitePage[] {
  const words = siteWords[language];
  const { errors, providerSpecific } = listed();
  const authority = errors.map(({ code }) => String(code));
  const provider = providerSpecific.errors.map(({ code }) => String(code));
  const rows = [...authority, ...provider].map((code) => {
    const error = explained(code, language);
    const where = 'placedBy' in error ? words.places[error.placedBy] : words.providerPlace;
    return [link(code, addressOf(routeOfError(code), language)), error.what, where];
  });
  return [
    {
      route: 'errors',
      language,
      title: words.errors,
      description: words.errorsIntro(authority.length, provider.length).split('. ')[0] ?? '',
      body: lines(
        words.errorsIntro(authority.length, provider.length),
        table([words.code, words.description, words.place], rows),
      ),
    },
    ...[...authority, ...provider].map((code) => errorPage(code, language)),
  ];
}
