/** A value whose members can still be set. */
export type Writable<Finished> = { -readonly [Member in keyof Finished]: Finished[Member] };

/** A value that is being assembled, member by member. */
export type Draft<Finished> = Partial<Writable<Finished>>;
