import { describe, expect, it } from 'vitest';
import { readCancellationAnswer } from '../../../../src/flows/notes/read-cancellation-answer.js';

const errors = [{ code: '251', message: 'already cancelled' }];

describe('an outcome of the client about a cancellation', () => {
  it.each([
    [
      { kind: 'cancelled', cancellationMark: '400001234567890' },
      { cancelled: true, cancellationMark: '400001234567890' },
    ],
    [
      { kind: 'alreadyCancelled', cancellationMark: 7 },
      { cancelled: true, cancellationMark: '7' },
    ],
    [{ kind: 'cancelled' }, { cancelled: false, why: 'no-mark', errors: [] }],
    [
      { kind: 'alreadyCancelled', errors },
      { cancelled: false, why: 'repeated', errors },
    ],
    [
      { kind: 'refused', reason: 'notFound' },
      { cancelled: false, why: 'not-found', errors: [] },
    ],
    [
      { kind: 'refused', reason: 'call', errors },
      { cancelled: false, why: 'refused', errors },
    ],
    [
      { kind: 'unknown', response: [] },
      { cancelled: false, why: 'unreadable', errors: [] },
    ],
    [
      { kind: 'issued', statusCode: 'Success', cancellationMark: '7' },
      { cancelled: false, why: 'unreadable', errors: [] },
    ],
  ])('%j', (outcome, meaning) => {
    expect(readCancellationAnswer(outcome)).toEqual(meaning);
  });
});

describe('an answer to a cancellation', () => {
  const success = { statusCode: 'Success', cancellationMark: '400001234567890' };
  const done = { cancelled: true, cancellationMark: '400001234567890' };
  const unreadable = { cancelled: false, why: 'unreadable', errors: [] };

  it.each([
    [success, done],
    [{ response: success }, done],
    [{ response: [success] }, done],
    [{ response: [success, success] }, unreadable],
    [{ response: [] }, unreadable],
    [{ response: ['Success'] }, unreadable],
    [{ response: [null] }, unreadable],
    ['Success', unreadable],
    [null, unreadable],
    [{ statusCode: ['ValidationError'] }, unreadable],
    [{ statusCode: 'ValidationError' }, { cancelled: false, why: 'refused', errors: [] }],
  ])('%j', (answer, meaning) => {
    expect(readCancellationAnswer(answer)).toEqual(meaning);
  });

  it.each([0, '0', '000', '', 'x7', ['7'], true, 1.5, '123456789012345678901'])(
    'has no MARK in %j',
    (cancellationMark) => {
      expect(readCancellationAnswer({ ...success, cancellationMark })).toEqual({
        cancelled: false,
        why: 'no-mark',
        errors: [],
      });
    },
  );

  it.each(['10', '01', '400001234567890'])('has the MARK %s', (cancellationMark) => {
    expect(readCancellationAnswer({ ...success, cancellationMark })).toEqual({
      cancelled: true,
      cancellationMark,
    });
  });

  it('shows the member of an error without a code', () => {
    expect(
      readCancellationAnswer({ statusCode: 'ValidationError', errors: { mark: ['is required'] } }),
    ).toMatchObject({ why: 'refused' });
  });
});
