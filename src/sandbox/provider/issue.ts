import { isRecord } from '../../reading/object.js';
import { uidOf } from '../../registry/uid/uid.js';
import type { Document, Issue, ProviderSignature } from '../../types/index.js';
import { hashing } from '../hash.js';
import { type Answer, json, problem } from '../http/answer.js';
import { type Asked, foldedMembers, jsonIn } from '../http/asked.js';
import type { TakenDocument } from '../state/rows.js';
import { creditsOf, type World } from '../world.js';
import { type Bound, bindDocument } from './bind.js';
import { duplicateError, type Entry, type EntryError, filedEntry, refusedEntry } from './entry.js';
import { canPay, fileDocument } from './file.js';
import { hold, signedPayments } from './hold.js';
import { errorsIn, judge, refusalOfAll } from './judge.js';
import { linkErrors } from './link-errors.js';

/** `SendInvoices` and `SendInvoicesB2G`: each document is filed, held or refused on its own. */
export async function sendInvoices(world: World, asked: Asked): Promise<Answer> {
  const given = foldedMembers(jsonIn(asked.text)?.value)['invoice'];
  if (!Array.isArray(given) || given.length === 0) {
    return problem({ invoice: ['The invoice field is required.'] });
  }
  const odd = given.findIndex((document) => !isRecord(document));
  if (odd >= 0)
    return problem({ [`$.invoice[${odd}]`]: ['The JSON value could not be converted to an invoice.'] });
  const isB2G = asked.call.name === 'SendInvoicesB2G';
  const skipSignature =
    !world.settings.alwaysSigns && asked.query['skipSignature']?.toLowerCase() !== 'false';
  const bound = given.map((document) => bindDocument(document, isB2G));
  const found = bound.map((each) => judge(world, asked.house, each, skipSignature));
  const refusal = refusalOfAll(world, asked.house, bound, found);
  if (refusal !== undefined) return refusal;
  const entries: Entry[] = [];
  const signatures: ProviderSignature[] = [];
  for (const [index, each] of bound.entries()) {
    // A document that was just filed counts for the next one.
    const issues = index === 0 ? (found[0] ?? []) : judge(world, asked.house, each, skipSignature);
    const outcome = await issueOne(world, asked, each, { issues, skipSignature });
    if (outcome.signature === undefined) entries.push(outcome.entry);
    else if (world.settings.signaturesIn === 'entry') {
      entries.push({ ...outcome.entry, providerSignature: [outcome.signature] });
    } else signatures.push(outcome.signature);
  }
  return json(200, {
    response: entries,
    ...(signatures.length > 0 && { providerSignature: signatures }),
  });
}

interface Judged {
  readonly issues: readonly Issue[];
  readonly skipSignature: boolean;
}

interface Outcome {
  readonly entry: Entry;
  readonly signature?: ProviderSignature;
}

async function issueOne(
  world: World,
  asked: Asked,
  bound: Bound,
  { issues, skipSignature }: Judged,
): Promise<Outcome> {
  const document = bound.document as Document;
  const uid = await uidOf(document, hashing).catch(() => undefined);
  const filed = uid === undefined ? undefined : world.documents.byUid(uid);
  if (filed !== undefined) return { entry: refusedEntry([duplicateError(filed)], filed.uid) };
  const errors = [
    ...errorsIn(issues),
    ...linkErrors(world, { house: asked.house, document }, asked.effects),
    ...(asked.effects.refuse === undefined ? [] : [asked.effects.refuse]),
    ...(uid === undefined ? [NO_UID] : []),
  ];
  if (errors.length > 0 || uid === undefined) return { entry: refusedEntry(errors, uid) };
  const taken: TakenDocument = {
    uid,
    house: asked.house,
    document,
    ...(bound.publicSector !== undefined && { publicSector: bound.publicSector }),
    dropped: bound.dropped,
    issues,
  };
  const cost = creditsOf(world.settings.documentCost);
  if (asked.effects.noCredits === true || !canPay(world, asked.house, cost)) {
    return { entry: refusedEntry([NO_CREDITS], uid, 'TechnicalError') };
  }
  const signed = skipSignature ? [] : signedPayments(document);
  if (signed.length > 0) {
    return {
      entry: { statusCode: 'Success', invoiceUid: uid, invoiceMark: 0 },
      signature: await hold(world, taken),
    };
  }
  const offline = asked.effects.offline === true;
  const row = await fileDocument(world, taken, { cost, charges: [], offline });
  return { entry: filedEntry(asked.origin, row) };
}

const NO_UID: EntryError = {
  message:
    'The identifier of the document cannot be computed: a character of its number is not in ISO-8859-7.',
};

/** The description does not give the text for missing credits. */
export const NO_CREDITS: EntryError = { message: 'There are not enough credits.' };
