/** One step of a builder, and the one before it. Builders of one template share their notes. */
export interface Note {
  /** How the value joins the facts: set or add a member, add all of a list, merge into the facts or into a member. */
  readonly how: 'set' | 'add' | 'addAll' | 'merge' | 'mergeInto';
  readonly member: string;
  readonly value: unknown;
  readonly before: Note | undefined;
}
