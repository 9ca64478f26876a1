/** How long an administrator looks at the pages of another account, in minutes. */
export const viewingMinutes = 15;
