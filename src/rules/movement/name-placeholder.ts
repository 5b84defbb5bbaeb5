import type { MemberPath } from '../../types/index.js';
import { rule } from '../engine/rule.js';
import { isGoodsDocument, MOVES_GOODS_PATHS } from '../shared/moves-goods.js';

const NAMES: readonly MemberPath[] = ['issuer.name', 'counterpart.name'];
const PARTIES = ['issuer', 'counterpart'] as const;
const PLACEHOLDER = /^(?:[-.–_0]+|none|n\/a|x{3,}|name|επωνυμ[ιί]α|πελ[αά]της)$/i;

/** A placeholder is accepted as a name, but an inspector on the road needs the real one. */
export const namePlaceholder = rule({
  id: 'movement/name-placeholder',
  severity: 'warning',
  onlyWith: 'issuer.name',
  paths: [...NAMES, ...MOVES_GOODS_PATHS],
  params: ['party', 'name'],
  source:
    'Observed behaviour, Print block: a goods movement should not carry placeholders; What goes wrong in practice: silent defaults',
  good: { sample: 'movingInvoice' },
  bad: [
    { sample: 'deliveryNote', set: { '/counterpart/name': '-' } },
    { sample: 'movingReceipt', set: { '/counterpart/name': 'NONE' } },
  ],
  when: isGoodsDocument,
  check(document, found) {
    // Elsewhere a Greek issuer has no name, so this check ends early for most documents.
    if (document.issuer.name === undefined) return;
    for (const party of PARTIES) {
      const name = document[party]?.name;
      if (name === undefined || !PLACEHOLDER.test(name.trim())) continue;
      found([party, 'name'], { party, name });
    }
  },
});
