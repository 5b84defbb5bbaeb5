/** Files whose records have parts that only documentation and tests need, as a filter for esbuild. */
export const ruleFolders = /\/src\/(?:rules|flows\/rules|client\/onboarding)\/.*\.ts$/;

/** The files among them that have no records. */
const others = /\/src\/(?:rules\/(?:engine|examples|authority|validate)\/|client\/onboarding\/(?!rules\.ts))/;

/** Whether a file may have records of rules. */
export const hasRules = (path: string): boolean => ruleFolders.test(path) && !others.test(path);

/**
 * The parameters of a rule's message, which only tests read. The shape rules are an exception: their parameters are
 * read at run time.
 */
export const isOnlyForTests = (name: string, path: string): boolean =>
  name === 'params' && !path.includes('/src/rules/shape/');

/** The parts of a record that only documentation and tests need. */
export const docNames: readonly string[] = ['source', 'enforces', 'good', 'bad'];
