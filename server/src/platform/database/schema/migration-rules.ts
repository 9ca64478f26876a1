/** The rules that let two versions of the program work on one schema. */

/** The first migration of the floor: the rules hold for later ones. */
const firstFloor = '0700_schema_floor';

const takesAway =
  /\bDROP\s+(?:TABLE|COLUMN|VIEW|FUNCTION|TYPE)\b|\bRENAME\b|\bSET\s+NOT\s+NULL\b|\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i;

/**
 * @param name of the migration
 * @param sql its text
 * @returns what is wrong with it, as sentences; empty if nothing is
 */
export function findFaults(name: string, sql: string): string[] {
  if (name <= firstFloor) return [];

  const statements = sql.replaceAll(/--.*$/gm, '');
  const faults: string[] = [];
  if (takesAway.test(statements) && !/\bUPDATE\s+schema_floor\b/i.test(statements)) {
    faults.push(
      `${name} takes something away from the version before: raise schema_floor to the migration after which nothing uses it.`,
    );
  }
  const ownTables = new Set([...statements.matchAll(/\bCREATE\s+TABLE\s+(\w+)/gi)].map(([, table]) => table));
  for (const [, table] of statements.matchAll(/\bCREATE\s+(?:UNIQUE\s+)?INDEX\b[^;]*?\bON\s+(\w+)/gi)) {
    if (!ownTables.has(table))
      faults.push(`${name} locks ${table} while its index is made: put the index into migrations/indexes.`);
  }

  return faults;
}
