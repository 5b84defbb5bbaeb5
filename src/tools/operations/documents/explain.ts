import * as z from 'zod';
import { explainAuthorityError } from '../../../rules/explain/explain.js';
import { explain } from '../../catalogue/explain.js';
import { OperationError } from '../core/error.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';

/** Explains a rule or an error. */
export const explaining = operation({
  id: 'rules.explain',
  route: 'GET /explanations',
  summary: {
    en: 'Explain a rule by its id, or an error of the tax authority or the service by its code.',
    el: 'Εξηγεί έναν κανόνα, ή ένα σφάλμα της ΑΑΔΕ ή της υπηρεσίας από τον κωδικό του.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    of: z.string().meta({ description: 'A rule such as totals/gross, or a code such as 203.' }),
    text: z.string().optional().meta({ description: 'The message that came with the code.' }),
  }),
  output: z.strictObject({ rule: z.looseObject({}).optional(), error: z.looseObject({}).optional() }),
  example: { of: '203' },
  run({ of, text }, { locale, language }) {
    const rule = explain(of, locale);
    const error = rule === undefined ? explainAuthorityError(of, text, locale) : undefined;
    if (rule === undefined && error === undefined) {
      const what = { en: 'rule or error', el: 'κανόνας ή σφάλμα' }[language];
      throw new OperationError('not-found', { what, name: of }, language);
    }
    return plain({ ...(rule && { rule: { ...rule } }), ...(error && { error: { ...error } }) });
  },
});
