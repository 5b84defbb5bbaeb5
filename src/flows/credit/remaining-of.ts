import type { BuildOptions } from '../../builders/check-document.js';
import { readLocaleOption } from '../../reading/options.js';
import type { Document, IssuedDocument } from '../../types/index.js';
import { readAllIssued, readOriginal, type SentDocument } from '../shared/issued.js';
import { Refusing } from '../shared/refusing.js';
import { notCreditable } from './credit-type.js';
import { CREDITED_PATHS, leftAfter } from './earlier.js';
import { remainingIn } from './remaining.js';
import type { RemainingCredit } from './types.js';

/**
 * What an issued document has left to credit after earlier credits, by line and in total. Quantities are in the units
 * of the lines, amounts in the currency of the document.
 *
 * @throws RefusedStepError if the document cannot be credited, or if a credit belongs to another document, or cannot be read.
 * @example
 * remainingOf({ document: invoice, mark: '400001970000109' }, [firstCredit]).lines[0]?.quantity; // 2
 */
export function remainingOf(
  issued: IssuedDocument | SentDocument | Document,
  earlier: readonly (Document | IssuedDocument | SentDocument)[] = [],
  options?: Pick<BuildOptions, 'locale'>,
): RemainingCredit {
  const refusing = new Refusing(readLocaleOption(options));
  const original = readOriginal(issued, refusing, [], CREDITED_PATHS);
  const { invoiceType: type } = original.view.invoiceHeader;
  const reason = notCreditable(type);
  if (reason !== undefined) refusing.refuse(reason, [], { type });
  return remainingIn(
    leftAfter(original, readAllIssued(earlier, refusing, ['earlier'], CREDITED_PATHS), refusing),
  );
}
