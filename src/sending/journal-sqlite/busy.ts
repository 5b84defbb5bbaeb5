const PAUSE = 20;

/** Whether a step that found the file locked may try again, within the busy timeout. */
export const mayRepeat = (attempt: number, busyTimeout: number): boolean => attempt * PAUSE < busyTimeout;

export const pauseBeforeRepeat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
