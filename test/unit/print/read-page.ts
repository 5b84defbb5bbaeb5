/** What a page shows of a document: a text with the members that it stands for. */
export interface Shown {
  readonly paths: readonly string[];
  readonly sum: string | undefined;
  readonly text: string;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text of a page as a reader sees it. */
export const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED[name] ?? '');

/** The texts that name their members. */
export const shownOn = (html: string): Shown[] =>
  [...html.matchAll(/<span(?= data-)(?: data-path="([^"]*)")?(?: data-sum="([^"]*)")?>(.*?)<\/span>/gs)].map(
    ([, path, sum, inside = '']) => ({
      paths: path === undefined ? [] : plain(path).split(' '),
      sum: sum === undefined ? undefined : plain(sum),
      text: plain(inside),
    }),
  );

/** The text of one member; fails where the page has it more than once or not at all. */
export function shownAt(html: string, path: string): string {
  const found = shownOn(html).filter(({ paths }) => paths.includes(path));
  if (found.length !== 1) throw new Error(`${path} stands ${found.length} times on the page`);
  return found[0]?.text ?? '';
}

/** Everything between the tags of the page, without its style sheet. */
export const bodyOf = (html: string): string => plain(html.slice(html.indexOf('<body')));
