/** An administrator looks at the pages of another account for this many minutes. */
export const viewingMinutes = 15;
