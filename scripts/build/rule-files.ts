/** Files whose records have parts that only documentation and tests need, in the form that esbuild takes. */
export const ruleFolders = /\/src\/(?:rules|flows\/rules|client\/onboarding)\/.*\.ts$/;

/** Of those, the ones without records. */
const others = /\/src\/(?:rules\/(?:engine|examples|authority|validate)\/|client\/onboarding\/(?!rules\.ts))/;

/** Whether a file may have records of rules. */
export const hasRules = (path: string): boolean => ruleFolders.test(path) && !others.test(path);

/** The parts of a record that only documentation and tests need. */
export const docNames: readonly string[] = ['source', 'good', 'bad'];
