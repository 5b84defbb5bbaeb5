import { describe, expect, it } from 'vitest';
import { checkUnknown } from '../../../src/builders/check-document.js';
import { factsOf } from '../../../src/builders/from-document/facts-of.js';
import { receivingNoteOf } from '../../../src/flows/index.js';
import { deliveryNote } from '../../../src/rules/examples/notes.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Document, Issue } from '../../../src/types/index.js';
import { everyKind } from './every-kind.js';

const flags = ['nonObligatedRecipient', 'withoutDigitalTransportTracking'] as const;
const isError = ({ severity }: Issue): boolean => severity === 'error';

describe.each(Object.entries(everyKind))('%s', (kind, builder) => {
  const document = builder.check().document as Document;
  const { facts } = factsOf(document);

  it.each(flags)('may state %s exactly if validation allows it', (flag) => {
    const stated = checkUnknown({ ...facts, [flag]: true });
    const header = { ...document.invoiceHeader, [flag]: true };
    const { issues } = validate({ ...document, invoiceHeader: header });
    expect(stated.issues.some(isError)).toBe(issues.some(isError));
    if (/note$/i.test(kind)) expect(stated.document?.invoiceHeader[flag]).toBe(true);
  });
});

it('a receiving note of a delivery note states them too', () => {
  const { document } = receivingNoteOf(
    { document: deliveryNote, mark: '400001970000102' },
    { series: 'Π', aa: '1', issueDate: '2026-11-20', receivingNotePurpose: 5, nonObligatedRecipient: true },
  );
  expect(document.invoiceHeader).toMatchObject({ invoiceType: '10.1', nonObligatedRecipient: true });
});
