import { readFileSync } from 'node:fs';
import { type PlacedBy, placedBy } from '../../../src/rules/authority/placed.js';
import { rulesOf } from '../../../src/rules/authority/rules-of.js';
import { anchorOf, inline, lines, link, madeBy, table } from '../markdown.js';
import { authorityNotes } from './authority-notes.js';

interface ListedError {
  readonly code: number | string;
  readonly condition: string;
}

interface ErrorList {
  readonly errors: readonly ListedError[];
  readonly providerSpecific: { readonly errors: readonly ListedError[] };
}

const PLACES: Readonly<Record<PlacedBy, string>> = {
  rules: 'rules',
  construction: 'construction',
  unpublished: 'not published',
  channel: 'other channel or type',
  documents: 'other documents',
  registry: 'registry',
  transport: 'transport',
  call: 'other call',
  movement: 'movement call',
};

const LEGEND: Readonly<Record<PlacedBy, string>> = {
  rules: 'rules find what causes it before sending',
  construction: 'a document of this service cannot carry what causes it; tests prove it',
  unpublished: 'it can occur, but the types on which it does are not published',
  channel: 'it belongs to another channel, or to document types that do not pass through a provider',
  documents: 'it needs the documents that are referred to: rules find it when they are given (`related`)',
  registry: 'it needs what only the tax authority holds',
  transport: 'it is of the call, not of the document',
  call: 'it is of calls that classify, cancel or send payments',
  movement: 'it is of the calls by which carriers and recipients follow goods',
};

/** The link to the section of a rule, from a page beside the rules or from one that reaches them by `folder`. */
export const ruleLink = (id: string, folder = ''): string =>
  link(inline(id), `${folder}${id.split('/')[0]}.md#${anchorOf(id)}`);

function whereWords(code: string): string {
  const links = rulesOf(code).map(({ id }) => ruleLink(id, 'rules/'));
  return [links.join(', '), authorityNotes[code] ?? ''].filter((part) => part !== '').join('; ');
}

const rowOf = ({ code, condition }: ListedError): string[] => {
  const place = placedBy(String(code));
  return [
    String(code),
    condition,
    place === undefined ? 'provider' : PLACES[place],
    whereWords(String(code)),
  ];
};

/** The errors of the tax authority and of the provider, where each belongs, and the rules that prevent it. */
export function authorityErrorsPage(): string {
  const { errors, providerSpecific } = JSON.parse(
    readFileSync('reference/aade-validation-errors.json', 'utf8'),
  ) as ErrorList;
  const count = (place: PlacedBy): number =>
    errors.filter(({ code }) => placedBy(String(code)) === place).length;
  const legend = (Object.keys(PLACES) as PlacedBy[]).map((place) => [
    PLACES[place],
    String(count(place)),
    LEGEND[place],
  ]);
  return lines(
    madeBy('reference/aade-validation-errors.json and src/rules/authority'),
    '# Errors of the tax authority',
    `The ${errors.length} errors that the tax authority answers, in our own words, and where each belongs. ${inline('explainAuthorityError(code, text)')} tells the same of one that came back, in Greek and English, with the next step.`,
    table(['Place', 'Errors', 'Means'], legend),
    '## Error by error',
    table(['Error', 'When', 'Place', 'Rules, and what else is known'], errors.map(rowOf)),
    '## Errors that providers add',
    'A provider checks before it forwards. These codes come from a single source.',
    table(['Error', 'When', 'Place', 'Rules'], providerSpecific.errors.map(rowOf)),
  );
}
