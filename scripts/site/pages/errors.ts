import { readFileSync } from 'node:fs';
import { el } from '../../../src/issues/locales/el/index.js';
import { explainAuthorityError } from '../../../src/tools/explain/index.js';
import { inline, lines, link, list, table } from '../../docs/markdown.js';
import { authorityNotes } from '../../docs/rules/authority-notes.js';
import { addressOf, type SiteLanguage, type SitePage } from '../page.js';
import { siteWords } from '../words.js';
import { linkToRule } from './rules.js';

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

function errorPage(code: string, language: SiteLanguage): SitePage {
  const words = siteWords[language];
  const error = explained(code, language);
  const note = language === 'en' ? authorityNotes[code] : undefined;
  const rows = [
    [words.place, 'placedBy' in error ? words.places[error.placedBy] : words.providerPlace],
    ...(error.fields.length === 0 ? [] : [[words.fields, error.fields.map(inline).join(', ')]]),
    ...(note === undefined ? [] : [[words.note, note]]),
  ];
  return {
    route: routeOfError(code),
    language,
    title: error.origin === 'authority' ? words.errorTitle(code) : words.providerErrorTitle(code),
    description: error.what,
    body: lines(
      `**${error.what}**`,
      table(['', ''], rows),
      `## ${words.whatToDo}`,
      error.todo,
      ...(error.rules.length === 0
        ? []
        : [`## ${words.preventedBy}`, list(error.rules.map((id) => linkToRule(id, language)))]),
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
