import pg from 'pg';
import type { DatabaseConnection } from '../../../server/src/platform/database/database.ts';

/** As many connections as the product has. */
const size = 20;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ ? isoText : pg.types.getTypeParser(oid, format),
};

export function openPool(connection: DatabaseConnection): pg.Pool {
  return new pg.Pool({ ...connection, types, max: size, options: '-c timezone=UTC' });
}

/** `2026-11-20 10:00:00.512345+00` as the product shows it, cut at milliseconds. */
function isoText(text: string): string {
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}
