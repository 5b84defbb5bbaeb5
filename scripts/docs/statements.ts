import { readFileSync } from 'node:fs';

const LIST = 'reference/stated-sentences.md';

/** Who meets a statement, as the list says it. */
const BY = { rule: 'rules', construction: 'construction', elsewhere: 'elsewhere' } as const;

/** A sentence of the service description about documents, in our own words, and how the library meets it. */
export interface Statement {
  /** The section of the service description. */
  readonly section: string;
  readonly says: string;
  readonly by: (typeof BY)[keyof typeof BY];
  /** The name by which rules refer to it in `enforces`. */
  readonly name?: string | undefined;
  readonly note: string;
}

const ROW =
  /^- (?<says>.+)\n {2}(?<by>rule(?= )|construction|elsewhere)(?: (?<name>[\w-]+))?(?:: (?<note>.+))?$/;

function statementOf(section: string, row: string): Statement {
  const { says = '', by, name, note = '' } = ROW.exec(row)?.groups ?? {};
  if (by === undefined) throw new Error(`${LIST}: how is this met? ${row}`);
  return { section, says, by: BY[by as keyof typeof BY], name, note };
}

/** Every statement of the service description about documents, in its order. */
export const statements: readonly Statement[] = readFileSync(LIST, 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((text) => {
    const [section = '', ...rows] = text.trimEnd().split(/\n+(?=- )/);
    return rows.map((row) => statementOf(section, row));
  });
