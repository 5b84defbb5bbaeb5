import { describe, expectTypeOf, test } from 'vitest';
import type { Document, IssuedDocument, OpenOrder, Related, ValidateOptions } from '../../src/index.js';
import { validate, validateBatch } from '../../src/index.js';

declare const document: Document;

describe('a related document', () => {
  test('is a document, one with its MARK or UID, or the record of an open slip', () => {
    const issued: IssuedDocument = { document, mark: '1' };
    const open: OpenOrder = { mark: '1', uid: '', quantityProducts: 1, totalNet: -3.5 };
    validate(document, { related: [document, issued, { document, uid: 'A' }, open] });
    validateBatch([document], { related: [open] });
    expectTypeOf<ValidateOptions['related']>().toEqualTypeOf<readonly Related[] | undefined>();
  });

  test('has its MARK and UID in the types of answers', () => {
    const answer: { mark: number | null | undefined; uid: string | null | undefined } = {
      mark: 400001234567890,
      uid: undefined,
    };
    const issued: readonly IssuedDocument[] = [
      { document, ...answer },
      { document, mark: 400001234567890n },
      { document, mark: null, uid: null },
    ];
    validate(document, { related: issued });
  });

  test('cannot be anything else', () => {
    // @ts-expect-error a MARK is one text or number
    validate(document, { related: [{ document, mark: ['400001234567890'] }] });
    // @ts-expect-error a UID is text
    validate(document, { related: [{ document, uid: 7 }] });
    // @ts-expect-error a record has its sums
    validate(document, { related: [{ mark: '1', uid: '' }] });
    // @ts-expect-error not a single one
    validate(document, { related: document });
  });
});
