import type { Facts } from '../facts/facts.js';
import type { dispatch, dispatchExtras, HeaderMember } from '../kinds/kind-row.js';
import type { Kind, kinds } from '../kinds/kinds.js';
import type { Stated } from './stated.js';

type Kinds = typeof kinds;

/** Members that have their own step, or that follow from the kind. */
type ByStep = 'packages' | 'toWeigh' | 'totalCancelDeliveryOrders';

type Dispatch = (typeof dispatch)[number];

/** The mandatory header members of a kind. A note may also state its movement in a step. */
type Needs<K extends Kind> = Exclude<Kinds[K]['needs'][number], Dispatch>;

/** The optional header members of a kind. */
type Takes<K extends Kind> = Exclude<Extract<Kinds[K]['takes'][number], HeaderMember>, ByStep | Needs<K>>;

type Correlation<K extends Kind> = Kinds[K]['correlates'] extends 'needed'
  ? Stated<Facts, 'correlatedInvoices'> & Pick<Facts, 'correlatedInvoicesLabel'>
  : Kinds[K]['correlates'] extends 'may'
    ? Pick<Facts, 'correlatedInvoices' | 'correlatedInvoicesLabel'>
    : unknown;

/** The slips that a total cancellation cancels: by MARK, by UID if they were issued offline, or both. */
type Cancelled<K extends Kind> = Kinds[K]['line'] extends 'none'
  ? Pick<Facts, 'multipleConnectedMarks' | 'multipleConnectedUids'> &
      (Stated<Facts, 'multipleConnectedMarks'> | Stated<Facts, 'multipleConnectedUids'>)
  : unknown;

/**
 * The argument that opens a builder: issuer, number and date, and the mandatory and optional header members of its
 * type.
 *
 * @example
 * const opening: Opening<'receivingNote'> = { issuer: shop, series: 'A', aa: '5', issueDate: '2026-11-20', receivingNotePurpose: 1 };
 */
export type Opening<K extends Kind> = Stated<Facts, 'issuer' | 'series' | 'aa' | 'issueDate' | Needs<K>> &
  Pick<Facts, Takes<K> | 'otherCorrelatedEntities' | 'transmissionFailure' | 'print'> &
  Correlation<K> &
  Cancelled<K>;

/**
 * A goods movement: purpose, planned dispatch, origin and destination.
 *
 * @example
 * const movement: MovementFacts = {
 *   movePurpose: 1, dispatchDate: '2026-11-20', dispatchTime: '09:30:00',
 *   loadingAddress: { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' },
 *   deliveryAddress: { street: 'Εγνατία', number: '25', postalCode: '54630', city: 'Θεσσαλονίκη' },
 * };
 */
export type MovementFacts = Stated<Facts, Dispatch> & Pick<Facts, (typeof dispatchExtras)[number]>;
