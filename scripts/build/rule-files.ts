/** Files whose records have parts that only documentation and tests need, in the form that esbuild takes. */
export const ruleFolders = /\/src\/(?:rules|flows\/rules|client\/onboarding)\/.*\.ts$/;

/** Of those, the ones without records. */
const others = /\/src\/(?:rules\/(?:engine|examples|authority|validate)\/|client\/onboarding\/(?!rules\.ts))/;

/** Whether a file may have records of rules. */
export const hasRules = (path: string): boolean => ruleFolders.test(path) && !others.test(path);

/** The values that the words of a rule use, which only tests read; but the rules of shape are asked which values they have. */
export const isOnlyForTests = (name: string, path: string): boolean =>
  name === 'params' && !path.includes('/src/rules/shape/');

/** The parts of a record that only documentation and tests need. */
export const docNames: readonly string[] = ['source', 'good', 'bad'];
