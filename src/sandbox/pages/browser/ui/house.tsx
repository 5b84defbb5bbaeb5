import { usePage } from '../context.js';
import type { Choice } from './section.js';

/** A software house: its key, and the internal name that answers have. */
export function HouseName({ house }: { readonly house: string }) {
  const key = usePage().view.houses?.find(({ userId }) => userId === house)?.key;
  return (
    <>
      {key !== undefined && <strong>{key}</strong>} <code>{house}</code>
    </>
  );
}

/** The filter by software house, if there are several. */
export function useHouseChoice(): readonly Choice[] {
  const { words, view } = usePage();
  const houses = view.houses ?? [];
  if (houses.length < 2) return [];
  const options = houses.map(({ userId, key }) => [userId, key] as const);
  return [{ name: 'house', label: words.document.house, options }];
}
