import { withAnchors } from './named-places.js';

/** A page of the site, in one language. */
export interface SitePage {
  /** The address below the language, without slashes at its ends: `guide/facts`; the start page is ''. */
  readonly route: string;
  readonly language: SiteLanguage;
  readonly title: string;
  /** What programs call the thing that the page is about. It stands beside the title. */
  readonly code?: string;
  /** One sentence for lists of pages, `llms.txt` and search engines. */
  readonly description?: string;
  /** Markdown without the title. Its links are addresses of the site. */
  readonly body: string;
  /** The language of the text, if the page is not translated. */
  readonly textLanguage?: SiteLanguage;
}

export type SiteLanguage = 'en' | 'el';

export const siteLanguages: readonly SiteLanguage[] = ['en', 'el'];

/** The address of a page: `/el/guide/facts/`. */
export function addressOf(route: string, language: SiteLanguage): string {
  const parts = [language === 'el' ? 'el' : '', route].filter((part) => part !== '');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

const quoted = (text: string): string => JSON.stringify(text);

/**
 * How much the words of pages count in the search; of others, 1. A single rule or an example must not hide the page that
 * explains its subject, and a table of codes answers best what its title asks.
 */
const WEIGHTS: readonly (readonly [pages: RegExp, weight: number])[] = [
  [/^guide\/concepts$/, 3],
  [/^codes\/./, 6],
  [/^guide\//, 1.2],
  [/^rules\/[^/]+\//, 0.5],
  [/^rules\//, 0.8],
  [/^(?:errors$|rules$)/, 0.6],
];

/** Pages that are one wide table. It gets the room of their list of sections. */
const TABLES =
  /^(?:codes\/.+|rules\/[^/]+|errors|compare|reference\/(?:builders|choose|document-types)|examples)$/;

/** The page as Markdown with front matter, as the site builder reads it. */
export function sourceOf(page: SitePage): string {
  const { route, language, title, code, description, textLanguage } = page;
  const body = withAnchors(page);
  const slug = addressOf(route, language).replace(/^\/|\/$/g, '');
  const front = [
    `title: ${quoted(title)}`,
    ...(code === undefined ? [] : [`code: ${quoted(code)}`]),
    ...(description === undefined ? [] : [`description: ${quoted(description)}`]),
    ...(route === '' ? [] : [`slug: ${quoted(slug)}`]),
    ...(route === '' || TABLES.test(route) ? ['tableOfContents: false'] : []),
    ...(route === '' ? ['prev: false', 'next: false'] : []),
  ];
  const isForeign = textLanguage !== undefined && textLanguage !== language;
  const attributes = [
    ...(isForeign ? [`lang="${textLanguage}"`] : []),
    ...WEIGHTS.filter(([pages]) => pages.test(route))
      .slice(0, 1)
      .map(([, weight]) => `data-pagefind-weight="${weight}"`),
  ];
  const note = isForeign ? `${NOTE}\n\n` : '';
  const text = attributes.length === 0 ? body : `${note}${within(attributes.join(' '), body)}`;
  return `---\n${front.join('\n')}\n---\n\n${text}\n`;
}

/** Markdown in an element with attributes. */
const within = (attributes: string, body: string): string => `<div ${attributes}>\n\n${body}\n\n</div>`;

const NOTE =
  '<p class="only-english">Το κείμενο αυτής της σελίδας υπάρχει προς το παρόν μόνο στα αγγλικά.</p>';

/** The page as plain Markdown, for readers that want the text only. */
export const markdownOf = ({ title, code, body }: SitePage): string =>
  [
    `# ${title}`,
    ...(code === undefined ? [] : [`\`${code}\``]),
    `${body.replace(/<iframe[^>]*><\/iframe>/g, '').trim()}\n`,
  ].join('\n\n');
