import { placeOf } from '../rooms.js';

interface Limits {
  /** The room that holds it, if it has none of its own. */
  within?: string;
  /** The packages that a door may load. */
  packages: readonly string[];
  /** The maximum size of everything that a browser downloads for it, bundled, minified and gzipped. */
  kilobytes: number;
  /** The same for what it loads initially, without dynamic imports. */
  firstKilobytes?: number;
}

/**
 * The doors of the package: '.' is src/index.ts, any other './name' is the index.ts of its room.
 * A new door is one line here and `npm run check:doors -- --write`, which writes package.json and the snapshot.
 */
const doors = {
  '.': { packages: [], kilobytes: 250 },
  './codes': { packages: [], kilobytes: 33.5 },
  './client': {
    // The XML of a found document is read only when it is compared with one's own.
    packages: ['saxes'],
    // The phone library and its numbering plans account for 40, only for onboarding.
    kilobytes: 290,
    firstKilobytes: 20.5,
  },
  './choose': { packages: [], kilobytes: 40 },
  './explain': { packages: [], kilobytes: 201 },
  './journal-sqlite': {
    packages: [
      'libsql',
      'node:fs',
      'node:path',
      'node:process',
      'node:timers/promises',
      'node:url',
      'node:v8',
      'node:vm',
    ],
    kilobytes: 100,
  },
  './journal-postgres': {
    packages: ['node:crypto', 'node:timers/promises', 'pg'],
    kilobytes: 100,
  },
  './worker': {
    packages: ['graphile-worker', 'node:crypto', 'node:events', 'node:timers/promises'],
    // The builders account for 110, only for facts.
    kilobytes: 140,
    firstKilobytes: 22,
  },
  './opentelemetry': { packages: ['@opentelemetry/api'], kilobytes: 4 },
  './print': {
    packages: ['fast-xml-parser', 'pdfmake', 'pdfmake/build/vfs_fonts.js', 'uqr'],
    // pdfmake and its fonts account for 820, only for PDF; the encoder for half of the rest, and the font of receipt printers for 10.
    kilobytes: 1040,
    firstKilobytes: 160,
  },
  './registry': { packages: ['fast-xml-parser', 'saxes'], kilobytes: 40 },
  './schema': { packages: ['zod/mini'], kilobytes: 60 },
  './webhooks': { packages: [], kilobytes: 4 },
  './terminals': { packages: [], kilobytes: 24 },
  './sandbox': {
    packages: ['fast-xml-parser', 'pdfmake', 'pdfmake/build/vfs_fonts.js', 'uqr', 'zod/mini'],
    // pdfmake and its fonts account for 820, only for the PDFs of documents.
    kilobytes: 1430,
    firstKilobytes: 230,
  },
  './locales/el': { within: 'issues', packages: [], kilobytes: 63.5 },
  './testing': { packages: ['fast-check'], kilobytes: 260 },
} as const satisfies Record<string, Limits>;

export type Door = keyof typeof doors;

export const doorNames = Object.keys(doors) as Door[];

export const limitsOf = (door: Door): Limits => doors[door];

/** The name of a door's files in dist: 'index' or 'codes'. */
export const fileOf = (door: Door): string => (door === '.' ? 'index' : door.slice('./'.length));

/** The path of a door's source. */
export function sourceOf(door: Door): string {
  if (door === '.') return 'src/index.ts';
  const { within } = limitsOf(door);
  const place = within === undefined ? placeOf(fileOf(door)) : `${within}/${fileOf(door)}`;
  return `src/${place}/index.ts`;
}

/** The entry file of a door for bundlers. Its imports are not bundled. */
export const moduleOf = (door: Door): string =>
  sourceOf(door).replace(/^src\/(.*)\.ts$/, 'dist/modules/$1.js');

/** The specifier that a user writes. */
export const specifierOf = (door: Door): string => `parastatiko${door.slice('.'.length)}`;
