import { strictSeverities } from '../../../rules/engine/severities.js';
import { specificationVersions } from '../../../rules/engine/specification.js';
import type { ValidateOptions } from '../../../rules/validate/validate-options.js';
import type { Context } from './command.js';

/** The settings from the options of a command that checks documents. */
export function checkSettings({ values, locale, io }: Context): ValidateOptions {
  const specification = specificationVersions.find((version) => version === values.specification);
  return {
    locale,
    ...(values['no-calendar'] === undefined && { now: io.now() }),
    ...(specification !== undefined && { specification }),
    ...(values.strict === true && { severity: strictSeverities }),
    skipSignature: values['skip-signature'] !== 'false',
  };
}
