import { isRegistryXmlError, type RegistryXmlError } from '../../../src/registry/index.js';

/** The error that a call throws. */
export function errorOf(run: () => unknown): RegistryXmlError {
  try {
    run();
  } catch (error) {
    if (isRegistryXmlError(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
