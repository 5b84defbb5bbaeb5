/** Files whose records have parts that only documentation and tests need, as a filter for esbuild. */
export const ruleFolders = /\/src\/(?:rules|flows\/rules|sending\/client\/onboarding)\/.*\.ts$/;

/** The files among them that have no records. */
const others =
  /\/src\/(?:rules\/(?:engine|examples|authority|validate)\/|sending\/client\/onboarding\/(?!rules\.ts))/;

/** Whether a file may have records of rules. */
export const hasRules = (path: string): boolean => ruleFolders.test(path) && !others.test(path);

/** The rules for single members. The reader passes on only the parameters that they declare. */
const readersRules = '/src/rules/shape/rules.ts';

/** The parts of a record that only tests read: whether it has a fix, and the parameters of its message. */
export const isOnlyForTests = (name: string, path: string): boolean =>
  name === 'hasSafeFix' || (name === 'params' && !path.endsWith(readersRules));

/** The parts of a record that only documentation and tests need. */
export const docNames: readonly string[] = ['source', 'enforces', 'good', 'bad'];
