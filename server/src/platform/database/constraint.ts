import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * @returns the name of the constraint that refused a write, or null when the failure was something else.
 * A repository that knows the constraint turns it into the domain's own answer.
 */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return null;

  return cause.code?.startsWith('23') ? (cause.constraint ?? null) : null;
}
