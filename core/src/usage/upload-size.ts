/** The largest file that is taken in, in bytes; a larger one is refused before anything is kept. */
export const uploadMaxBytes = 50_000_000;
