import { usePage } from '../context.js';
import type { Choice } from './section.js';

/** A company: its name, if the service knows one, and its VAT number. */
export function Company({ vatNumber }: { readonly vatNumber: string }) {
  const name = usePage().view.names?.[vatNumber];
  if (name === undefined) return <code>{vatNumber}</code>;
  return (
    <>
      {name} <code class="below">{vatNumber}</code>
    </>
  );
}

/** The software houses: each is called as its first company with a name, or else by its key. */
export function useHouses() {
  const { words, view } = usePage();
  const { houses = [], names = {} } = view;
  return houses.map(({ userId, key, companies }) => {
    const name = companies.map((vatNumber) => names[vatNumber]).find((each) => each !== undefined);
    const more = companies.length > 1 ? ` ${words.house.more(companies.length - 1)}` : '';
    return name === undefined
      ? { userId, key, name: key, label: key, id: userId }
      : { userId, key, name: `${name}${more}`, label: `${name}${more} · ${key}`, id: `${key} · ${userId}` };
  });
}

/** A software house: its name, and small beside it its key and the internal id that answers have. */
export function HouseName({ house }: { readonly house: string }) {
  const line = useHouses().find(({ userId }) => userId === house);
  return (
    <>
      {line && <strong>{line.name}</strong>} <code class="beside">{line?.id ?? house}</code>
    </>
  );
}

/** The filter by software house, if there are several. */
export function useHouseChoice(): readonly Choice[] {
  const { words } = usePage();
  const options = useHouses().map(({ userId, label }) => [userId, label] as const);
  return options.length < 2 ? [] : [{ name: 'house', label: words.document.house, options }];
}
