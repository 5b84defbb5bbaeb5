import { useEffect, useState } from 'preact/hooks';

/** The sections of the page, in the order of the navigation. */
export const sectionNames = [
  'documents',
  'calls',
  'tables',
  'holds',
  'requests',
  'deliveries',
  'faults',
  'houses',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** A place in the page: a section, and what is open in it. */
export interface Place {
  readonly section: SectionName;
  readonly id?: string;
}

const isSection = (text: string): text is SectionName => (sectionNames as readonly string[]).includes(text);

/** The place in the part of an address after `#`. Default: the documents. */
export function placeIn(hash: string): Place {
  const [section = '', id = ''] = hash.replace(/^#\//, '').split('/');
  if (!isSection(section)) return { section: 'documents' };
  return { section, ...(id !== '' && { id: decoded(id) }) };
}

/** A part of an address, decoded if it can be: people edit addresses. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a place. */
export const linkTo = (section: SectionName, id?: string | number): string =>
  id === undefined ? `#/${section}` : `#/${section}/${encodeURIComponent(id)}`;

/** Goes to a place. */
export const goTo = (section: SectionName, id?: string): void => {
  window.location.hash = linkTo(section, id);
};

/** The current place. */
export function usePlace(): Place {
  const [place, setPlace] = useState(() => placeIn(window.location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeIn(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return place;
}
