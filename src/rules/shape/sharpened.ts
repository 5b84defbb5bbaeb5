import { athensDate } from '../../issues/inside.js';
import { isCalendarDate } from '../../reading/calendar.js';
import type { FactsFault, Fault } from '../../reading/faults.js';
import type { Params, Path } from '../../types/index.js';
import { bare, type MemberShape, type ObjectShape } from '../../types/shape.js';

/**
 * The values of a fault, with what else one needs to correct it: where an unknown member belongs, which element of a list
 * is null, which day a moment is on in Athens.
 */
export function sharpened(
  fault: Fault | FactsFault,
  path: Path,
  params: Params,
  root: ObjectShape,
  rootName: string,
): Params {
  if (fault === 'unknown-member') {
    if (TIP.test(String(params['member']))) return { ...params, completion: 'tipAmount' };
    const home = homesOf(root, rootName).get(String(params['member']));
    return home === undefined ? params : { member: String(params['member']), home };
  }
  const last = path.at(-1);
  if (fault === 'type' && params['found'] === 'null' && typeof last === 'number') {
    return { ...params, position: last + 1 };
  }
  if (fault !== 'date') return params;
  const day = dayOf(String(params['value']));
  return day === undefined ? params : { ...params, day };
}

/** A tip is no part of the document: the completion of its payment has it. */
const TIP = /^tip(?:s|_?amount)?$/i;

const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/** The day of a date-time; one without an offset is on the day that it states. */
function dayOf(value: string): string | undefined {
  const [, day, offset] = MOMENT.exec(value) ?? [];
  if (day === undefined || !isCalendarDate(day)) return undefined;
  if (offset === undefined) return day;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : athensDate(moment);
}

const homes = new WeakMap<ObjectShape, ReadonlyMap<string, string>>();

/** The one place of each member that has only one. Computed when an unknown member is first met. */
function homesOf(root: ObjectShape, rootName: string): ReadonlyMap<string, string> {
  const known = homes.get(root);
  if (known !== undefined) return known;
  const places = new Map<string, string | undefined>();
  collect(root, '', rootName, places);
  const single = new Map<string, string>();
  for (const [name, place] of places) if (place !== undefined) single.set(name, place);
  homes.set(root, single);
  return single;
}

function collect(
  { members }: ObjectShape,
  place: string,
  rootName: string,
  places: Map<string, string | undefined>,
): void {
  for (const [name, member] of Object.entries(members)) {
    const at = place === '' ? name : `${place}.${name}`;
    places.set(name, places.has(name) ? undefined : place === '' ? `${rootName}.${name}` : at);
    const { shape, isList } = inner(member);
    if (shape !== undefined) collect(shape, isList ? `${at}[]` : at, rootName, places);
  }
}

function inner(member: MemberShape): { shape: ObjectShape | undefined; isList: boolean } {
  const { shape } = bare(member);
  if (shape.kind === 'object') return { shape, isList: false };
  if (shape.kind !== 'list' && shape.kind !== 'some') return { shape: undefined, isList: false };
  return { shape: shape.of.kind === 'object' ? shape.of : undefined, isList: shape.kind === 'list' };
}
