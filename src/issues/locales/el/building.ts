import type { BuildingWords } from '../en/building.js';

/** The text around the issues of a document that could not be built. */
export const building: BuildingWords = {
  head: 'Το παραστατικό έχει σφάλματα.',
  document: 'το παραστατικό',
  more: 'και άλλα {count}',
};
