import type * as z from 'zod/mini';
import type { Cents, Exact } from '../money/index.js';

/**
 * What a rule sees of a shape: the members by name, amounts as exact cents, absent members `undefined`.
 * Members that could not be read never reach a rule: the runner leaves out rules that declare them.
 */
export type ViewOf<Shape> = '~readAs' extends keyof Shape
  ? Shape extends { readonly '~readAs'?: 'cents' }
    ? Cents
    : Exact
  : Shape extends z.ZodMiniOptional<infer Inner>
    ? ViewOf<Inner> | undefined
    : Shape extends z.ZodMiniArray<infer Item>
      ? readonly ViewOf<Item>[]
      : Shape extends z.ZodMiniObject<infer Members>
        ? { readonly [Name in keyof Members]: ViewOf<Members[Name]> }
        : Shape extends z.ZodMiniType
          ? z.output<Shape>
          : never;
