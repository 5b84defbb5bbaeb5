/**
 * A delivery note.
 *
 * Goods travel without prices (9.3). `build` is only available after the movement is stated: purpose, planned dispatch,
 * both addresses.
 */
import { deliveryNote } from 'parastatiko';
import { MovePurpose, PackagingType } from 'parastatiko/codes';
import { customer, customerAddress, shop, shopAddress } from './shared/parties.js';

const note = deliveryNote({ issuer: shop, series: 'ΔΑ', aa: '73', issueDate: '2026-11-20' })
  .counterpart(customer)
  .movement({
    movePurpose: MovePurpose.Sale,
    dispatchDate: '2026-11-20',
    dispatchTime: '09:15:00',
    vehicleNumber: 'ΑΡΒ2741',
    loadingAddress: shopAddress,
    deliveryAddress: customerAddress,
  })
  .line({ description: 'Ελαιόλαδο 500 ml', quantity: 24, unit: 'τεμ' })
  .line({ description: 'Ελιές Καλαμών', quantity: '12.5', unit: 'κιλά' })
  .packages({ packagingType: PackagingType.Carton, quantity: 4 })
  .build();

console.log(JSON.stringify(note, null, 2));
