/**
 * For a change that only a constraint can reject, because the conflicting rows belong to another feature.
 *
 * @param error as a statement of the query builder throws it
 * @returns whether this constraint rejected the statement
 */
export function isBroken(constraint: string, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
}
