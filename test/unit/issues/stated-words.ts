import { readdirSync, readFileSync } from 'node:fs';

/** A sentence as it is stated in reference/words, in both languages. */
interface Stated {
  /** The file, such as `flows/table`. */
  readonly file: string;
  /** The id, for a rule with its part: `table/ended, what`. */
  readonly id: string;
  readonly en: string;
  readonly el: string;
}

type Sentence = Pick<Stated, 'en' | 'el'>;
type Steps = { readonly [Language in keyof Sentence]: readonly string[] };
type Entry =
  | Sentence
  | Steps
  | Readonly<Record<'what' | 'todo', Sentence>>
  | { readonly as: readonly string[] };

const FOLDER = 'reference/words';
/** The words of programs: names and parts of sentences too. */
const PROGRAMS = ['commands.json', 'mcp.json', 'serve.json', 'sources.json'];

function sentencesIn(file: string): Stated[] {
  const entries: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8'));
  return Object.entries(entries).flatMap(([id, entry]) => {
    if ('as' in entry) return [];
    // Steps are read one after the other.
    if ('en' in entry)
      return [{ file, id, en: [entry.en].flat().join(' '), el: [entry.el].flat().join(' ') }];
    return [
      { file, id: `${id}, what`, ...entry.what },
      { file, id: `${id}, todo`, ...entry.todo },
    ];
  });
}

/** The files of words of the library: not the citations, and not those of the command line and other programs. */
const files = ['', 'documents/', 'flows/'].flatMap((folder) =>
  readdirSync(`${FOLDER}/${folder}`)
    .filter((name) => name.endsWith('.json') && !PROGRAMS.includes(name))
    .map((name) => `${folder}${name.slice(0, -'.json'.length)}`),
);

/** Every sentence of the library. */
export const stated: readonly Stated[] = files.flatMap(sentencesIn);
