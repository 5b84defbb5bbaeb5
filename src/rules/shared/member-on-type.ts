import type { InvoiceType } from '../../codes/index.js';
import { type Rule, type RuleFacts, rule } from '../engine/rule.js';

interface MemberOnType extends Omit<RuleFacts, 'onlyWith' | 'paths' | 'params' | 'check'> {
  readonly member:
    | 'isDeliveryNote'
    | 'receivingNotePurpose'
    | 'reverseDeliveryNote'
    | 'tableAA'
    | 'thirdPartyCollection'
    | 'totalCancelDeliveryOrders'
    | 'toWeigh';
  /** The types on which it is not allowed. */
  readonly appliesTo: readonly InvoiceType[];
}

/** A member of the header on a document type that does not allow it. Flags that are false have a rule of their own. */
export const memberOnType = ({ member, ...facts }: MemberOnType): Rule =>
  rule({
    authorityCode: 205,
    ...facts,
    onlyWith: `invoiceHeader.${member}`,
    paths: [`invoiceHeader.${member}`, 'invoiceHeader.invoiceType'],
    params: ['type'],
    check({ invoiceHeader: header }, found) {
      const value = header[member];
      if (value === undefined || value === false) return;
      found(['invoiceHeader', member], { type: header.invoiceType });
    },
  });
