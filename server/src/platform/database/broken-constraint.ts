/**
 * Serves changes that only a constraint can reject, because the conflicting rows belong to another feature.
 *
 * @param error the error of a statement of the query builder
 * @returns true if this constraint rejected the statement
 */
export function isBroken(constraint: string, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
}
