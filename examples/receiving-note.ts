/**
 * A receiving note.
 *
 * A farmer who does not have to issue notes brings goods; the shop issues the note (10.2). The builder requires
 * `receivingNotePurpose` from the start.
 */
import { receivingNote } from 'parastatiko';
import { ReceivingNotePurpose } from 'parastatiko/codes';
import { shop } from './shared/parties.js';

const note = receivingNote({
  issuer: shop,
  series: 'ΔΠΠ',
  aa: '18',
  issueDate: '2026-11-20',
  receivingNotePurpose: ReceivingNotePurpose.SupplierNotObliged,
})
  .counterpart({
    vatNumber: '044555666',
    country: 'GR',
    branch: 0,
    name: 'Γεώργιος Λιακόπουλος',
    address: { street: 'Ασίνη', number: '0', postalCode: '21100', city: 'Ασίνη Αργολίδας' },
  })
  .line({ description: 'Ντομάτες', quantity: '42.5', unit: 'κιλά' })
  .build();

console.log(JSON.stringify(note, null, 2));
