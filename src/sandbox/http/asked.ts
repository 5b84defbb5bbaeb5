import type { Call } from '../../sending/service/call.js';
import type { World } from '../world.js';
import type { Answer } from './answer.js';

/** How a fault changes the processing of one call. */
export interface Effects {
  /** The authority cannot be reached. */
  readonly offline?: boolean;
  readonly noCredits?: boolean;
  readonly expiredSignature?: boolean;
  /** The search finds nothing. */
  readonly searchLag?: boolean;
  /** Every MARK that the document refers to is unknown. */
  readonly linkLag?: boolean;
  /** Every document is refused with this error. */
  readonly refuse?: { readonly code: string; readonly message: string };
}

/** A call, as passed to its handler. */
export interface Asked {
  readonly call: Call;
  /** The software house; empty on public calls. */
  readonly house: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The body as text. */
  readonly text: string;
  /** The body, unchanged. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: (name: string) => string | undefined;
  /** The address of the sandbox, for links. */
  readonly origin: string;
  readonly effects: Effects;
}

/** Processes one call. */
export type Handler = (world: World, asked: Asked) => Answer | Promise<Answer>;

/** Parses a JSON body; `undefined` if it is not JSON. */
export function jsonIn(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The members of an object by lower-case name, because the service binds names in any case. */
export function foldedMembers(value: unknown): Readonly<Record<string, unknown>> {
  const folded: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return folded;
  for (const [name, member] of Object.entries(value)) folded[name.toLowerCase()] = member;
  return folded;
}
