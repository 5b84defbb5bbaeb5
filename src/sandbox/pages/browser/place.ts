import { useEffect, useState } from 'preact/hooks';

/** The sections of the page, in the order of the navigation. */
export const sectionNames = [
  'today',
  'documents',
  'calls',
  'tables',
  'holds',
  'requests',
  'deliveries',
  'mails',
  'faults',
  'houses',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** What a list is filtered by: the parameters of the address, without empty ones. */
export type Filter = Readonly<Record<string, string>>;

/** A place in the page: a section, what is open in it, and how its list is filtered. */
export interface Place {
  readonly section: SectionName;
  readonly id?: string;
  readonly filter: Filter;
}

const isSection = (text: string): text is SectionName => (sectionNames as readonly string[]).includes(text);

/** The place in the part of an address after `#`. Default: what happened today. */
export function placeIn(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\//, '').split('?');
  const [section = '', id = ''] = path.split('/');
  if (!isSection(section)) return { section: 'today', filter: {} };
  return {
    section,
    ...(id !== '' && { id: decoded(id) }),
    filter: withoutEmpty([...new URLSearchParams(query)]),
  };
}

const withoutEmpty = (parameters: readonly (readonly [string, string])[]): Filter =>
  Object.fromEntries(parameters.filter(([, value]) => value !== ''));

/** A part of an address, decoded if it can be: people edit addresses. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function linkTo(section: SectionName, id?: string | number, filter: Filter = {}): string {
  const query = new URLSearchParams(withoutEmpty(Object.entries(filter))).toString();
  const path = id === undefined ? `#/${section}` : `#/${section}/${encodeURIComponent(id)}`;
  return query === '' ? path : `${path}?${query}`;
}

export const goTo = (section: SectionName, id?: string, filter?: Filter): void => {
  window.location.hash = linkTo(section, id, filter);
};

/** Filters the list of a section, without another step in the history of the browser. */
export const filterBy = (section: SectionName, filter: Filter): void =>
  window.location.replace(linkTo(section, undefined, filter));

export function usePlace(): Place {
  const [place, setPlace] = useState(() => placeIn(window.location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeIn(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return place;
}
