import type { Resource, ResourceTemplate, TextResourceContents } from '@modelcontextprotocol/sdk/types.js';
import { isTableName, listTables, rowsOf } from '../../codes/index.js';
import type { Locale } from '../../issues/inside.js';
import { documentSchema, factsSchema, toJsonSchema } from '../../schema/index.js';
import type { Language } from '../../types/inside.js';
import { catalogue, wordsOfRule } from '../catalogue/catalogue.js';
import { explain } from '../catalogue/explain.js';
import { mcpWords } from './generated/mcp.js';

/** The guides, as the package has them. */
export interface Guides {
  /** Their names and titles. */
  readonly list: () => Promise<readonly { readonly name: string; readonly title: string }[]>;
  /** The text of one in Markdown, if there is one with this name. */
  readonly read: (name: string) => Promise<string | undefined>;
}

/** What the resources are made of. */
export interface ResourceSettings {
  readonly language: Language;
  readonly locale: Locale | undefined;
  readonly guides: Guides;
}

const SCHEME = 'parastatiko://';
const JSON_TYPE = 'application/json';
const MARKDOWN = 'text/markdown';

const schemas = { document: documentSchema, facts: factsSchema } as const;

const words = mcpWords.resources.words;

/** All resources: rules, code tables, schemas and guides. */
export async function resourcesOf({ language, guides }: ResourceSettings): Promise<Resource[]> {
  const resource = (path: string, title: string, mimeType: string): Resource => ({
    uri: `${SCHEME}${path}`,
    name: path,
    title,
    mimeType,
  });
  return [
    resource('rules', words.rules[language], JSON_TYPE),
    ...Object.keys(schemas).map((name) =>
      resource(`schemas/${name}`, words[name as keyof typeof schemas][language], JSON_TYPE),
    ),
    ...listTables().map(({ name, ...table }) => resource(`codes/${name}`, table[language], JSON_TYPE)),
    ...(await guides.list()).map(({ name, title }) => resource(`guides/${name}`, title, MARKDOWN)),
  ];
}

/** The resources that have too many names for a list. */
export const templatesOf = ({ language }: ResourceSettings): ResourceTemplate[] => [
  {
    uriTemplate: `${SCHEME}rules/{+id}`,
    name: 'rule',
    title: words.rule[language],
    mimeType: JSON_TYPE,
  },
];

/** The content of a resource; `undefined` for an unknown address. */
export async function readResource(
  uri: string,
  settings: ResourceSettings,
): Promise<TextResourceContents | undefined> {
  if (!uri.startsWith(SCHEME)) return undefined;
  const [, kind = '', name = ''] = /^(\w+)(?:\/(.+))?$/.exec(uri.slice(SCHEME.length)) ?? [];
  if (kind === 'guides') {
    const text = await settings.guides.read(name);
    return text === undefined ? undefined : { uri, mimeType: MARKDOWN, text };
  }
  const value = contentOf(kind, name, settings);
  return value === undefined ? undefined : { uri, mimeType: JSON_TYPE, text: JSON.stringify(value) };
}

function contentOf(kind: string, name: string, { locale }: ResourceSettings): unknown {
  if (kind === 'rules' && name === '')
    return catalogue.map(({ id, severity }) => ({ id, severity, what: wordsOfRule(id, locale)?.what }));
  if (kind === 'rules') return explain(name, locale);
  if (kind === 'codes') return isTableName(name) ? rowsOf(name) : undefined;
  if (kind === 'schemas' && Object.hasOwn(schemas, name))
    return toJsonSchema(schemas[name as keyof typeof schemas]);
  return undefined;
}
