/** A page of the site, in one language. */
export interface SitePage {
  /** The address below the language, without slashes at its ends: `guide/facts`; the start page is ''. */
  readonly route: string;
  readonly language: SiteLanguage;
  readonly title: string;
  /** One sentence for lists of pages, `llms.txt` and search engines. */
  readonly description?: string;
  /** Markdown without the title. Its links are addresses of the site. */
  readonly body: string;
  /** How much the words of the page count in the search; the default is 1. */
  readonly weight?: number;
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

/** The page as Markdown with front matter, as the site builder reads it. */
export function sourceOf(page: SitePage): string {
  const { route, language, title, description, body, textLanguage, weight } = page;
  const slug = addressOf(route, language).replace(/^\/|\/$/g, '');
  const front = [
    `title: ${quoted(title)}`,
    ...(description === undefined ? [] : [`description: ${quoted(description)}`]),
    ...(route === '' ? [] : [`slug: ${quoted(slug)}`]),
    ...(route === '' ? ['tableOfContents: false', 'prev: false', 'next: false'] : []),
  ];
  const isForeign = textLanguage !== undefined && textLanguage !== language;
  const text = isForeign
    ? `${NOTE}\n\n${within(`lang="${textLanguage}"`, body)}`
    : weight === undefined
      ? body
      : within(`data-pagefind-weight="${weight}"`, body);
  return `---\n${front.join('\n')}\n---\n\n${text}\n`;
}

/** Markdown in an element with an attribute. */
const within = (attribute: string, body: string): string => `<div ${attribute}>\n\n${body}\n\n</div>`;

const NOTE =
  '<p class="only-english">Το κείμενο αυτής της σελίδας υπάρχει προς το παρόν μόνο στα αγγλικά.</p>';

/** The page as plain Markdown, for readers that want the text only. */
export const markdownOf = ({ title, body }: SitePage): string => `# ${title}\n\n${body.trim()}\n`;
