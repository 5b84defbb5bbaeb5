/**
 * How one comes to the package: from the registry once it is published, from a clone until then. `private` in package.json, which
 * `npm run release` removes, says which: `<!-- install: badges -->`, `<!-- install: readme -->`, `<!-- install: folder -->` in a
 * new folder, `<!-- install: package libsql -->` with others.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '../../src/types/language.js';
import { block } from './markdown.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

const words = {
  en: {
    fromClone: 'The package is not published yet. In a clone, with Node 20 or newer:',
    demo: 'a day of a shop, and its printed documents',
    test: 'the checks, and most tests; takes a few minutes',
    ownProject:
      'To use it in a project of your own, pack it and install the file, here in the new folder `till`:',
    packFirst:
      'The package is not published yet: run the first two lines in a clone. They pack it and put the file into the new folder.',
    badges: [
      'version',
      'licence',
      'Node',
      'types',
      'requirements',
      'docs/guide/five-minutes.md#with-typescript',
    ],
  },
  el: {
    fromClone: 'Το πακέτο δεν έχει δημοσιευθεί ακόμη. Σε αντίγραφο του αποθετηρίου, με Node 20 ή νεότερο:',
    demo: 'η μέρα ενός καταστήματος, με τα παραστατικά της εκτυπωμένα',
    test: 'οι έλεγχοι και οι περισσότερες δοκιμές· λίγα λεπτά',
    ownProject:
      'Για να το χρησιμοποιήσετε σε δικό σας έργο, φτιάξτε το πακέτο και εγκαταστήστε το αρχείο, εδώ στον νέο φάκελο `till`:',
    packFirst:
      'Το πακέτο δεν έχει δημοσιευθεί ακόμη: δώστε τις δύο πρώτες γραμμές σε αντίγραφο του αποθετηρίου. Φτιάχνουν το πακέτο και βάζουν το αρχείο στον νέο φάκελο.',
    badges: ['έκδοση', 'άδεια', 'Node', 'τύποι', 'απαιτήσεις', 'docs/el/guide/five-minutes.md#με-typescript'],
  },
} as const satisfies Record<Language, object>;

const BADGES = 'https://img.shields.io';

function badgesOf(name: string, language: Language): string {
  const [version, licence, node, types, requirements, typescript] = words[language].badges;
  return [
    `[![${version}](${BADGES}/npm/v/${name})](https://www.npmjs.com/package/${name})`,
    `[![${licence}](${BADGES}/npm/l/${name})](LICENSE)`,
    `[![${node}](${BADGES}/node/v/${name})](#${requirements})`,
    `[![${types}](${BADGES}/npm/types/${name})](${typescript})`,
  ].join('\n');
}

const shell = (...commands: readonly string[]): string => block('console', commands.join('\n'));

/** One part of a page about installing. */
export function installPart(
  about: string,
  language: Language,
  { name, version, private: isPrivate = false }: Manifest = JSON.parse(readFileSync('package.json', 'utf8')),
): string {
  const say = words[language];
  const file = `./${name}-${version}.tgz`;
  const toPack = ['npm ci', 'mkdir ../till && npm pack --pack-destination ../till'];
  const intoFolder = ['cd ../till && npm init -y', `npm install ${file}`];
  if (about === 'badges') return isPrivate ? '' : badgesOf(name, language);
  if (about === 'readme') {
    if (!isPrivate) return shell(`npm install ${name}`);
    return [
      say.fromClone,
      shell(`npm ci && npm run demo  # ${say.demo}`, `npm ci && npm test      # ${say.test}`),
      say.ownProject,
      shell(...toPack, ...intoFolder),
    ].join('\n\n');
  }
  if (about === 'folder')
    return isPrivate
      ? `${say.packFirst}\n\n${shell(...toPack, ...intoFolder)}`
      : shell('mkdir till && cd till && npm init -y', `npm install ${name}`);
  const [first, ...others] = about.split(' ');
  if (first !== 'package') throw new Error(`There is no way to install ${about}`);
  return block('sh', ['npm install', isPrivate ? file : name, ...others].join(' '));
}
