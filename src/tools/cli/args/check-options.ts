import { specificationVersions, strictSeverities, type ValidateOptions } from '../../../rules/inside.js';
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
