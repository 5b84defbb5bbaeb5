import * as z from 'zod';
import { validateOnboarding } from '../../client/onboarding/lazy.js';
import { optionsOf } from '../core/context.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { issues } from '../core/schemas.js';
import { examplePayload, payload } from './request.js';

/** Checks a payload. */
export const checkOnboarding = operation({
  id: 'onboarding.check',
  route: 'POST /onboarding/check',
  summary: {
    en: 'Check the payload of a request to register a company, and send nothing.',
    el: 'Ελέγχει τα στοιχεία ενός αιτήματος ένταξης επιχείρησης, χωρίς αποστολή.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ payload }),
  output: z.strictObject({ ok: z.boolean(), issues }),
  example: { payload: examplePayload },
  async run({ payload: given }, context) {
    const { ok, issues: found } = await validateOnboarding(given, optionsOf(context));
    return plain({ ok, issues: [...found] });
  },
});
