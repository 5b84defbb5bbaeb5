/**
 * The indexes of lines by line number, so that a long document is not searched for each line of its credit. If a number
 * appears twice, the first line counts.
 */
export function placesByNumber(numbers: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [place, number] of numbers.entries()) if (!places.has(number)) places.set(number, place);
  return places;
}
