import type { BuildingWords } from '../en/building.js';

/** Γύρω από τα ευρήματα ενός παραστατικού που δεν δημιουργήθηκε. */
export const building: BuildingWords = {
  head: 'Το παραστατικό έχει σφάλματα.',
  document: 'το παραστατικό',
  more: 'και άλλα {count}',
};
