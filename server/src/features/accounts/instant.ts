/** @param milliseconds since the epoch @returns the same moment as the database and the wire write it */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
