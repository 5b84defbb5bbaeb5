import { readFileSync } from 'node:fs';
import type { PlacedBy } from '../../../src/rules/authority/placed-by.js';
import { placedBy, rulesOf } from '../../../src/rules/explain/explain.js';
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
  rules: 'rules find its cause before sending',
  construction: 'a document of this service cannot have its cause; tests prove it',
  unpublished: 'it can occur, but on which types is not published',
  channel: 'it belongs to another channel, or to document types that do not pass through a provider',
  documents: 'it needs the referenced documents: rules find it if they are given (`related`)',
  registry: 'it needs data that only the tax authority has',
  transport: 'it is about the call, not the document',
  call: 'it is about calls that classify, cancel or send payments',
  movement: 'it is about the calls with which carriers and recipients track goods',
};

/** The link to the section of a rule. `folder` is the path from the page to the rules. */
export const ruleLink = (id: string, folder = ''): string =>
  link(inline(id), `${folder}${id.split('/')[0]}.md#${anchorOf(id)}`);

function whereWords(code: string): string {
  const rules = rulesOf(code).map(({ id }) => inline(id));
  return [rules.join(', '), authorityNotes[code] ?? ''].filter((part) => part !== '').join('; ');
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

/**
 * The page with the errors of the tax authority and of the provider, where each belongs, and the rules that prevent it.
 */
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
    `The ${errors.length} errors of the tax authority, in our own words, and where each belongs. ${inline('explainAuthorityError(code, text)')} explains a returned error in the same way, in Greek and English, with the next step. ${inline('parastatiko explain ID')} explains a rule.`,
    table(['Place', 'Errors', 'Means'], legend),
    '## Error by error',
    table(['Error', 'When', 'Place', 'Rules, and what else is known'], errors.map(rowOf)),
    '## Errors added by providers',
    'A provider checks before it forwards. These codes come from a single source.',
    table(['Error', 'When', 'Place', 'Rules'], providerSpecific.errors.map(rowOf)),
  );
}
