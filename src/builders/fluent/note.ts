/** One step of a builder, and the one before it. Builders of one template share their notes. */
export interface Note {
  /**
   * How the value is applied to the facts: set a member, add an item, add all items of a list, or merge into the facts
   * or a member.
   */
  readonly how: 'set' | 'add' | 'addAll' | 'merge' | 'mergeInto';
  readonly member: string;
  readonly value: unknown;
  readonly before: Note | undefined;
}
