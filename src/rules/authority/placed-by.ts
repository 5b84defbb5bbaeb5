/**
 * What is needed to find the cause of an error of the tax authority:
 *
 * - `rules`: rules of this library find it before sending.
 * - `construction`: documents of the service cannot contain the cause.
 * - `unpublished`: it can occur, but the affected types are not published.
 * - `channel`: it belongs to other channels or document types.
 * - `documents`: it depends on related documents. Rules find it if these are given.
 * - `registry`: it depends on the authority's data.
 * - `transport`: the call failed, not the document.
 * - `call`: it belongs to calls that classify, cancel or send payments.
 * - `movement`: it belongs to calls by which carriers and recipients report the movement of goods.
 */
export type PlacedBy =
  | 'rules'
  | 'construction'
  | 'unpublished'
  | 'channel'
  | 'documents'
  | 'registry'
  | 'transport'
  | 'call'
  | 'movement';
