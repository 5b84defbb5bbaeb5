import { brandOf, type Check, checkOf } from './brand.js';

/**
 * What all errors of this library have in common: a `name`, and a `code` that never changes. Each class also has a check
 * of its own, such as `ClientError.isClientError`.
 *
 * Use the checks, not `instanceof`: an application may contain two copies of a class.
 *
 * @example
 * try { buildDocument(facts); } catch (error) { if (ParastatikoError.isParastatikoError(error)) log(error.code); else throw error; }
 */
export abstract class ParastatikoError<
  Name extends string = string,
  Code extends string = string,
> extends Error {
  override readonly name: Name;
  /** The kind of error, as a stable word. */
  readonly code: Code;

  protected constructor(name: Name, code: Code, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = name;
    this.code = code;
    for (const each of ['ParastatikoError', name])
      Object.defineProperty(this, brandOf(each), { value: true });
  }

  /** Whether a value is an error of this library, from this copy of it or another. */
  static readonly isParastatikoError: Check<ParastatikoError> = /* @__PURE__ */ checkOf('ParastatikoError');
}
