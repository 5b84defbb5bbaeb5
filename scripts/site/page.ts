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
export function sourceOf({ route, language, title, description, body, textLanguage }: SitePage): string {
  const slug = addressOf(route, language).replace(/^\/|\/$/g, '');
  const front = [
    `title: ${quoted(title)}`,
    ...(description === undefined ? [] : [`description: ${quoted(description)}`]),
    ...(route === '' ? [] : [`slug: ${quoted(slug)}`]),
    ...(route === '' ? ['tableOfContents: false', 'prev: false', 'next: false'] : []),
  ];
  const isForeign = textLanguage !== undefined && textLanguage !== language;
  const text = isForeign ? `${NOTE}\n\n<div lang="${textLanguage}">\n\n${body}\n\n</div>` : body;
  return `---\n${front.join('\n')}\n---\n\n${text}\n`;
}

const NOTE =
  '<p class="only-english">Το κείμενο αυτής της σελίδας υπάρχει προς το παρόν μόνο στα αγγλικά.</p>';

/** The page as plain Markdown, for readers that want the text only. */
export const markdownOf = ({ title, body }: SitePage): string => `# ${title}\n\n${body.trim()}\n`;
