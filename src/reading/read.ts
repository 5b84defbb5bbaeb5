import type { ObjectShape } from '../types/shape.js';
import type { FactsFault, Fault, FaultSink } from './faults.js';
import { type MemberSet, noMembers } from './members.js';
import { objectPlanOf } from './plan.js';
import type { QuickReaders } from './quick.js';
import { isBroken, ShapeReader } from './shape-reader.js';
import { Spellings } from './spelling.js';
import type { ViewOf } from './view.js';

/** A member of facts, or undefined if it could not be read. */
export const sound = <Value>(member: Value): Value | undefined => (isBroken(member) ? undefined : member);

/** The result of reading a value: the view, and the members that occur anywhere in the value. */
export interface Read<View> {
  readonly view: View;
  readonly met: MemberSet;
}

/**
 * Like `readShape`, with generated readers, and also returns the members that occur. Faults have the described names of
 * members. `spellings` collects the names that the value writes in another case.
 */
export const readWithMembers = <Shape extends ObjectShape>(
  readers: QuickReaders<Shape>,
  value: unknown,
  sink: FaultSink,
  spellings: Spellings,
): Read<ViewOf<Shape>> | undefined =>
  // Only leaves of facts have other faults.
  readBy(readers, value, sink as FaultSink<Fault | FactsFault>, spellings, false);

/**
 * Like `readWithMembers`, for facts: a list keeps the items that could be read, and a value that is only unusual stays as
 * it is. Use `sound` on each member that may be broken.
 */
export const readFactsShape = <Shape extends ObjectShape>(
  readers: QuickReaders<Shape>,
  value: unknown,
  sink: FaultSink<Fault | FactsFault>,
  spellings: Spellings,
): Read<ViewOf<Shape>> | undefined => readBy(readers, value, sink, spellings, true);

function readBy<Shape extends ObjectShape>(
  { shape, quick, words }: QuickReaders<Shape>,
  value: unknown,
  sink: FaultSink<Fault | FactsFault>,
  spellings: Spellings,
  isOfFacts: boolean,
): Read<ViewOf<Shape>> | undefined {
  const met = noMembers(words);
  const reader = new ShapeReader(sink, spellings, isOfFacts, quick, met);
  const view = reader.objectOrQuick(objectPlanOf(shape), value);
  reader.finish();
  return isBroken(view) ? undefined : { view: view as ViewOf<Shape>, met };
}

const NONE: QuickReaders['quick'] = new Map();

/** A shape without generated readers, such as those of the states of flows. */
export const shapeOnly = <Shape extends ObjectShape>(shape: Shape): QuickReaders<Shape> => ({
  shape,
  quick: NONE,
  words: 0,
});

/**
 * Reads a value by its shape in one pass. Reports every fault with its path to the sink, and returns the view that
 * rules read, or `undefined` if the value is not an object.
 */
export function readShape<Shape extends ObjectShape>(
  shape: Shape,
  value: unknown,
  sink: FaultSink,
): ViewOf<Shape> | undefined {
  const spellings = new Spellings();
  const asItStands: FaultSink = (fault, path, params, meant) =>
    sink(fault, spellings.asWritten(path), params, meant);
  return readWithMembers(shapeOnly(shape), value, asItStands, spellings)?.view;
}
