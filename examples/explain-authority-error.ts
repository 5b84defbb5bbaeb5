/**
 * A returned error.
 *
 * `explainAuthorityError` leads from the code or the message of an answer to the rules that would have found it, the
 * members that it is most likely about, and the next step. For 228 it reads the identifiers of the filed document from
 * the text.
 */
import { explainAuthorityError } from 'parastatiko/explain';
import { el } from 'parastatiko/locales/el';

const refused = explainAuthorityError(204, 'tableAA element is mandatory for this invoice type');
console.log(refused?.what);
console.log(`${refused?.fields.join(', ')} → ${refused?.rules.join(', ')}`);

const sentBefore = explainAuthorityError(
  '228',
  'Invoice 0123456789ABCDEF0123456789ABCDEF01234567 is already sent. MARK: 400001234567890',
  el,
);
if (sentBefore?.origin === 'authority') console.log(sentBefore.next, sentBefore.filed);
console.log(sentBefore?.todo);

const plain = explainAuthorityError(undefined, 'One ore more of the tokens is not verified.');
console.log(`${plain?.next}: ${plain?.what}`);
