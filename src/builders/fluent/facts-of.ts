import type { InvoiceType } from '../../codes/index.js';
import type { Facts, LineFacts, PartyFacts, RecipientFacts } from '../facts/facts.js';
import type { dispatch, dispatchExtras, HeaderMember } from '../kinds/kind-row.js';
import type { Kind, kinds } from '../kinds/kinds.js';
import type { MovableKind, StepsOf } from './kind-types.js';
import type { LineOf } from './line-types.js';
import type { PaymentOf } from './payment-types.js';
import type { Stated } from './stated.js';

type Kinds = typeof kinds;

/** Facts of every document. Some types do not allow links to other documents, which the check reports. */
type Always = Stated<Facts, 'series' | 'aa' | 'issueDate' | 'issuer'> &
  Pick<
    Facts,
    | 'otherCorrelatedEntities'
    | 'transmissionFailure'
    | 'print'
    | 'multipleConnectedMarks'
    | 'multipleConnectedUids'
  >;

/** The header members of a kind, mandatory and optional. */
type Header<K extends Kind> = Stated<Facts, Kinds[K]['needs'][number]> &
  Pick<Facts, Exclude<Extract<Kinds[K]['takes'][number], HeaderMember>, Kinds[K]['needs'][number]>>;

/** The movement that an invoice or a receipt may state. */
type Movement<K extends Kind> = K extends MovableKind
  ? Pick<Facts, (typeof dispatch)[number] | (typeof dispatchExtras)[number] | 'packages' | 'isDeliveryNote'>
  : unknown;

/** The recipient: a private person needs no VAT number where goods move. */
type Counterpart<
  K extends Kind,
  Party = Kinds[K]['moves'] extends 'no' ? PartyFacts : RecipientFacts,
> = Kinds[K]['counterpart'] extends 'needed'
  ? { readonly counterpart: Party }
  : K extends MovableKind
    ? { readonly counterpart?: Party | undefined }
    : Kinds[K]['counterpart'] extends 'may'
      ? { readonly counterpart?: Party | undefined }
      : unknown;

type MovingLine<K extends Kind> = K extends MovableKind ? LineOf<`moving ${K}`> : never;

/** A cancelled line of an order slip, whose builder sets `recType` itself. */
type CancelledLine<K extends Kind> = Kinds[K]['line'] extends 'order'
  ? LineOf<K> & Stated<LineFacts, 'recType'>
  : never;

type Lines<K extends Kind> = Kinds[K]['line'] extends 'none'
  ? unknown
  : { readonly lines: readonly (LineOf<K> | MovingLine<K> | CancelledLine<K>)[] };

type Payments<K extends Kind> = Kinds[K]['payments'] extends 'needed'
  ? { readonly payments: readonly PaymentOf<K>[] }
  : Kinds[K]['payments'] extends 'may'
    ? { readonly payments?: readonly PaymentOf<K>[] | undefined }
    : unknown;

/** Discounts and taxes on the whole document. */
type OnAll<K extends Kind> = Pick<
  Facts,
  Extract<StepsOf<K>, 'discount' | 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions'>
>;

type Correlation<K extends Kind> = Kinds[K]['correlates'] extends 'needed'
  ? Stated<Facts, 'correlatedInvoices'> & Pick<Facts, 'correlatedInvoicesLabel'>
  : Kinds[K]['correlates'] extends 'may'
    ? Pick<Facts, 'correlatedInvoices' | 'correlatedInvoicesLabel'>
    : unknown;

type Flat<Of> = { readonly [Name in keyof Of]: Of[Name] };

type FactsOfKind<K extends Kind> = K extends Kind
  ? Flat<
      { readonly type: Kinds[K]['type'] } & Always &
        Header<K> &
        Movement<K> &
        Counterpart<K> &
        Lines<K> &
        Payments<K> &
        OnAll<K> &
        Correlation<K>
    >
  : never;

type KindOf<Type> = { [K in Kind]: Kinds[K]['type'] extends Type ? K : never }[Kind];

/**
 * The facts of a document type: the members that it allows, and those that it requires, as for its builder.
 *
 * @example
 * const facts: FactsOf<'8.6'> = { type: '8.6', series: 'S', aa: '1', issueDate: '2026-11-20', issuer: shop, lines };
 */
export type FactsOf<Type extends InvoiceType> = FactsOfKind<KindOf<Type>>;

/**
 * The argument of `buildDocument`: `FactsOf` if the compiler knows the document type, otherwise `Facts`.
 *
 * @example
 * const build = <Type extends InvoiceType>(facts: FactsFor<Type>): Document => buildDocument(facts);
 */
export type FactsFor<Type extends InvoiceType> = { readonly type: Type } & (InvoiceType extends Type
  ? Facts
  : FactsOf<Type>);
