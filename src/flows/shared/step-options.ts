import type { BuildOptions } from '../../builders/check-document.js';
import { type OptionNames, readOptions } from '../../reading/options.js';

const NAMES: OptionNames<BuildOptions> = {
  locale: true,
  now: true,
  severity: true,
  specification: true,
  skipSignature: true,
  publicSector: true,
};

/** Reads the options of a step that builds a document. The flow supplies the related documents. */
export const readStepOptions = (given: unknown): BuildOptions => readOptions<BuildOptions>(given, NAMES);
