/**
 * What is needed to find the cause of an error of the tax authority:
 *
 * - `rules`: rules of this library find it before sending.
 * - `construction`: documents of the service cannot contain the cause.
 * - `unpublished`: it can occur, but the affected types are not published.
 * - `channel`: it belongs to other channels or document types.
 * - `documents`: it depends on related documents. Rules find it if these are given.
 * - `registry`: it depends on the authority's data.
 * - `transport`: the call failed, not the document.
 * - `call`: it belongs to calls that classify, cancel or send payments.
 * - `movement`: it belongs to calls by which carriers and recipients report the movement of goods.
 */
export type PlacedBy =
  | 'rules'
  | 'construction'
  | 'unpublished'
  | 'channel'
  | 'documents'
  | 'registry'
  | 'transport'
  | 'call'
  | 'movement';

/** All published codes. A test compares them with the published list. */
const codes: Readonly<Record<PlacedBy, readonly (number | string)[]>> = {
  rules: [
    101, 202, 203, 204, 205, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222,
    223, 224, 225, 226, 227, 229, 230, 231, 234, 235, 237, 238, 239, 240, 241, 242, 243, 244, 246, 247, 253,
    254, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 280,
    281, 282, 286, 287, 288, 289, 290, 304, 305, 306, 307, 308, 310, 311, 312, 313, 314, 315, 316, 317, 321,
    331, 338, 339, 407,
  ],
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
  (Object.keys(codes) as PlacedBy[]).flatMap((by) => codes[by].map((code) => [String(code), by] as const)),
);

/** Where an error belongs, or `undefined` for a code that is not published. */
export const placedBy = (code: string): PlacedBy | undefined => placed.get(code);

/** Every published code. */
export const authorityCodes: readonly string[] = [...placed.keys()];
