import * as z from 'zod';
import type { Both } from '../../../types/inside.js';
import type { OwnKey, Procedure } from './call.js';
import type { OperationContext } from './context.js';
import { callSummaries } from './generated/calls.js';

/** What an operation works with besides its input. `journal`: stored states and numbers. `client`: also the service. */
export type Needs = 'nothing' | 'journal' | 'client';

/**
 * One thing that the product does. The HTTP route with its part of the OpenAPI document, the MCP tool and the line of
 * `parastatiko call` are derived from this record.
 */
export interface Operation<Input = unknown, Output = unknown> {
  /** The name of the tool, and of the command: words with dots, such as `tables.order`. */
  readonly id: string;
  /** Method and path. `{table}` is the member of the input with that name. Other members are in the query or the body. */
  readonly route: `${'GET' | 'POST' | 'PUT'} /${string}`;
  readonly summary: Both;
  readonly needs: Needs;
  /** Whether it files something, or changes what is stored. Such a call may be repeated under the same key. */
  readonly changes: boolean;
  /** Whether it only reads what is stored, although its route is no GET, because its input is long. */
  readonly reads?: boolean;
  /** The largest body over HTTP in bytes, if it is larger than that of other operations. */
  readonly largestBody?: number;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  /** An input for the documentation. */
  readonly example: Input;
  /**
   * The key of a call that states none: the document with its number, if the caller chose it. `undefined`: the caller has to
   * state a key. Only for calls that change something.
   */
  ownKey?(input: Input, context: OperationContext): OwnKey | undefined | Promise<OwnKey | undefined>;
  /** The answer as it is kept for a repeated call, without secrets, which only the first caller gets. */
  keeping?(answer: Output): Output;
  /** Whether an answer is final, so that a repeated call gets it. Default: as its outcome says. Only for a call of a single step. */
  isFinal?(answer: Output): boolean;
  /** What it does, if it changes nothing, or is a single step that the service or the client does not do twice. */
  run?(input: Input, context: OperationContext): Output | Promise<Output>;
  /** Whether `dryRun` shows what it would do. Default: if it has a procedure. `run` then looks at the context. */
  readonly dryRuns?: boolean;
  /** What it does otherwise. */
  readonly procedure?: Procedure<Input, never, Output>;
}

export type OperationId = keyof typeof callSummaries;

/** A record with the types of its schemas, and of the plan of its procedure. What it does is in the words of its id. */
type Declared<Input, Plan, Output> = Omit<Operation<Input, Output>, 'id' | 'summary' | 'procedure'> & {
  readonly id: OperationId;
  readonly procedure?: Procedure<Input, Plan, Output>;
};

export function operation<Input, Output, Plan = never>(record: Declared<Input, Plan, Output>): Operation {
  const { procedure, dryRuns = procedure !== undefined } = record;
  const tried = dryRuns && {
    input: (record.input as unknown as z.ZodObject).safeExtend({ dryRun }),
    output: (record.output as unknown as z.ZodObject).safeExtend({ dryRun: wasDryRun }),
  };
  return { ...record, ...tried, summary: callSummaries[record.id] } as Operation;
}

const dryRun = z.boolean().optional().meta({
  description: 'true: only shows what the call would do. Nothing is sent or stored, and no number is taken.',
});
const wasDryRun = z
  .literal(true)
  .optional()
  .meta({ description: 'Nothing was sent or stored: the outcome is dryRun.' });
