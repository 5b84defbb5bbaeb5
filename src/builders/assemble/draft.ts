/** A value whose members may still be set. */
export type Writable<Finished> = { -readonly [Member in keyof Finished]: Finished[Member] };

/** What is being put together: the members of the finished value, one after the other. */
export type Draft<Finished> = Partial<Writable<Finished>>;
