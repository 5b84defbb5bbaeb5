import type { PlacedBy } from '../authority/placed-by.js';
import { rulesOf } from './rules-of.js';

/** The published codes that need more than a document, or cannot occur. Rules prevent the others. */
const codes: Readonly<Record<Exclude<PlacedBy, 'rules'>, readonly (number | string)[]>> = {
  construction: [327, 337, 340, 409],
  unpublished: [258],
  channel: [323, 341, 404, 406],
  documents: [318, 319, 320, 322],
  registry: [102, 104, 105, 201, 228, 233, 236, 245, 259, 285, 301],
  transport: [103, 206, 284, 'HTTP 401', 'HTTP 400', 'TechnicalError without number'],
  call: [
    248, 249, 250, 251, 252, 255, 256, 257, 279, 283, 302, 303, 309, 324, 325, 326, 328, 329, 330, 332, 333,
    334, 335, 336, 401, 402, 403, 405, 408,
  ],
  movement: [
    100, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819,
    820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834,
  ],
};

const placed: ReadonlyMap<string, PlacedBy> = new Map(
  (Object.keys(codes) as (keyof typeof codes)[]).flatMap((by) =>
    codes[by].map((code) => [String(code), by] as const),
  ),
);

/** Where an error belongs, or `undefined` for a code that is not published. */
export const placedBy = (code: string): PlacedBy | undefined =>
  placed.get(code) ?? (rulesOf(code).length > 0 ? 'rules' : undefined);
