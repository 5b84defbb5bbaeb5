/**
 * The places of lines by their numbers, so that a long document is not searched for each line of its credit. Where a
 * number stands twice, the first line has it.
 */
export function placesByNumber(numbers: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [place, number] of numbers.entries()) if (!places.has(number)) places.set(number, place);
  return places;
}
