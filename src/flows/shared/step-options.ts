import type { BuildOptions } from '../../builders/check-document.js';
import { readOptions } from '../../reading/options.js';
import { validateForm } from '../../rules/inside.js';

const { related: _, splitBill: __, ...FORM } = validateForm;

/** Reads the options of a step that builds a document. The flow supplies the related documents. */
export const readStepOptions = (given: unknown): BuildOptions => readOptions<BuildOptions>(given, FORM);
