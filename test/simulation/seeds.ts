/** Seeds of worlds in which something was found once. They are explored again by every `npm test`. */
export const seeds: readonly string[] = ['1', '2', '7', '9', '10', '101', '104', '110', '117', '118', '124'];
