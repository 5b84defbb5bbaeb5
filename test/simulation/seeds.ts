/** Seeds of worlds in which something was found once. They are explored again by every `npm test`. */
export const seeds: readonly string[] = [
  '1',
  '2',
  '7',
  '9',
  '10',
  '16',
  '101',
  '104',
  '105',
  '110',
  '111',
  '117',
  '118',
  '121',
  '124',
];
