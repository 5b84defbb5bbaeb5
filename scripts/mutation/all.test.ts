/** scripts/mutation/one-module.ts puts all tests of the folder here. */
export {};
