import { centsToString } from '../../../money/index.js';
import type { Issue } from '../../../types/index.js';
import type { Language } from '../../../types/language.js';
import { linksOf } from '../../state/documents.js';
import type { ChargeRow, DocumentRow } from '../../state/rows.js';
import type { World } from '../../world.js';
import { documentLine } from './documents.js';
import { wordedIssues } from './issues.js';
import type { ChargeLine, DocumentDetails, LinkedDocument } from './types.js';

/** A document with everything that the sandbox knows about it. */
export async function documentDetails(
  world: World,
  row: DocumentRow,
  language: Language,
): Promise<DocumentDetails> {
  const { authenticationCode, cancellationMark, house, cost, document, publicSector, dropped } = row;
  return {
    line: documentLine(row),
    ...(authenticationCode !== undefined && { authenticationCode }),
    ...(cancellationMark !== undefined && { cancellationMark }),
    ...(publicSector !== undefined && { publicSector }),
    house,
    cost: centsToString(cost),
    document,
    dropped,
    issues: (await wordedIssues(row.issues, language)).map(shown),
    charges: row.charges.map(chargeLine),
    links: linked(world, row),
  };
}

const shown = ({
  rule,
  severity,
  path,
  message,
  authorityCode,
}: Issue): DocumentDetails['issues'][number] => ({
  rule,
  severity,
  path,
  message,
  ...(authorityCode !== undefined && { authorityCode }),
});

const chargeLine = ({ transactionId, amount, tip, type, at }: ChargeRow): ChargeLine => ({
  transactionId,
  amount: centsToString(amount),
  tip: centsToString(tip),
  type,
  at,
});

function linked({ documents }: World, row: DocumentRow): LinkedDocument[] {
  const stated = (how: LinkedDocument['how'], link: string): LinkedDocument => {
    const found = documents.byLink(link);
    return { link, how, ...(found !== undefined && { document: documentLine(found) }) };
  };
  return [
    ...linksOf(row).map((link) => stated('names', link)),
    ...(row.closedBy === undefined ? [] : [stated('closedBy', row.closedBy)]),
    ...documents
      .naming(row)
      .filter(({ uid }) => uid !== row.closedBy)
      .map(({ uid }) => stated('namedBy', uid)),
  ];
}
