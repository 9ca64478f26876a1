/** @param milliseconds since the epoch @returns the same moment as the database and the wire write it, ISO 8601 */
export function getInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
