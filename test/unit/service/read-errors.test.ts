import { describe, expect, it } from 'vitest';
import { readAnswerErrors } from '../../../src/sending/service/errors/read-errors.js';

describe('the errors of an answer', () => {
  it('are read from the entries of an issuing answer, whatever the type of their code', () => {
    const entry = {
      errors: [{ error: [{ code: 203, message: 'a' }] }, { error: { code: '228', message: 'b' } }],
    };
    expect(readAnswerErrors({ response: [entry, { statusCode: 'Success', errors: null }] }).errors).toEqual([
      { code: '203', message: 'a' },
      { code: '228', message: 'b' },
    ]);
  });

  it('are read from a problem document, with their fields', () => {
    const problem = {
      title: 'One or more errors',
      status: 400,
      errors: { VatNumber: ['Required.', 'Too short.'] },
    };
    expect(readAnswerErrors(problem).errors).toEqual([
      { message: 'Required.', field: 'VatNumber' },
      { message: 'Too short.', field: 'VatNumber' },
    ]);
    expect(readAnswerErrors({ title: 'Bad Request' }).errors).toEqual([{ message: 'Bad Request' }]);
  });

  it('are read from plain texts', () => {
    expect(readAnswerErrors({ errors: ['No authority'] }).errors).toEqual([{ message: 'No authority' }]);
    expect(readAnswerErrors('  down for maintenance ').errors).toEqual([{ message: 'down for maintenance' }]);
  });

  it('are read from the envelope of the onboarding API, with code, context and trace', () => {
    const details = [{ field: 'contactInfo.phone', message: 'Not a phone.' }];
    const error = {
      code: 'VALIDATION_ERROR',
      details,
      context: { currentStatus: 'APPROVED' },
      traceId: 't-1',
    };
    expect(readAnswerErrors({ success: false, error })).toEqual({
      errors: [{ field: 'contactInfo.phone', message: 'Not a phone.' }],
      code: 'VALIDATION_ERROR',
      context: { currentStatus: 'APPROVED' },
      traceId: 't-1',
    });
    expect(readAnswerErrors({ error: { code: 'FORBIDDEN' } }).errors).toEqual([
      { code: 'FORBIDDEN', message: 'FORBIDDEN' },
    ]);
  });

  it.each([
    [null],
    [undefined],
    [0],
    [[]],
    [{}],
    [{ errors: null }],
    [{ response: [{ statusCode: 'Success' }] }],
  ])('are empty for %j', (body) => {
    expect(readAnswerErrors(body).errors).toEqual([]);
  });
});
