import * as z from 'zod';
import { fromRegistryXml } from '../../../registry/from-registry-xml.js';
import { toRegistryXml } from '../../../registry/to-registry-xml.js';
import type { Document } from '../../../types/index.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { document } from '../core/schemas.js';

/** Writes XML of the tax authority. */
export const toXml = operation({
  id: 'documents.toXml',
  route: 'POST /xml',
  summary: {
    en: 'Write documents as XML of the tax authority.',
    el: 'Γράφει παραστατικά ως XML της ΑΑΔΕ.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ documents: z.array(document).min(1) }),
  output: z.strictObject({ xml: z.string() }),
  example: { documents: [{ invoiceHeader: { invoiceType: '11.1' } }] },
  run: ({ documents }) => ({ xml: toRegistryXml(documents as Document[]) }),
});

/** Reads XML of the tax authority. */
export const fromXml = operation({
  id: 'documents.fromXml',
  route: 'POST /from-xml',
  summary: { en: 'Read XML of the tax authority.', el: 'Διαβάζει XML της ΑΑΔΕ.' },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ xml: z.string() }),
  output: z.strictObject({ documents: z.array(z.looseObject({})) }),
  example: { xml: '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"/>' },
  run: ({ xml }, { locale }) => ({
    documents: asJson([...fromRegistryXml(xml, locale === undefined ? {} : { locale })]),
  }),
});
