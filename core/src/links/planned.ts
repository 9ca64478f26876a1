/**
 * Paths of the specification, section 2, that had no page when this was written. One whose page is built has its builder
 * in `paths.ts`.
 */
export const planned = {
  adminQuestions: '/admin/questions',
} as const;
