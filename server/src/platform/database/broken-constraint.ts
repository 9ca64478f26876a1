/**
 * For a change that only a constraint can refuse, because what stands against it belongs to another feature.
 * @param error as a statement of the query builder throws it
 * @returns whether this constraint refused the statement
 */
export function isBroken(constraint: string, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
}
