/** Content of rows in lists: the beginning of each, without large trees. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { getBeginning } from '../written/tree-beginning.ts';

/** Bytes as they are stored, compressed: what has more is not looked into. */
const mostStored = 8_000;

/** Max bytes of one tree, which is ten formulas or more. Equal formulas are compressed, so thousands of them fit. */
const mostOfTree = 30_000;

/**
 * @param column with the content
 * @param name of the tree in it; absent for the column itself
 * @returns the tree for a list, or null if it is too large
 */
export function listedTree(column: AnyColumn, name?: string): SQL<ContentTree | null> {
  const tree = name === undefined ? sql`${column}` : sql`(${column} -> ${name}::text)`;
  return sql`CASE WHEN pg_column_size(${column}) <= ${mostStored} AND octet_length(${tree}::text) <= ${mostOfTree}
    THEN ${tree} END`;
}

/** @returns as much of a tree that a list has read as it shows */
export function listedBeginning(tree: ContentTree | null, length: number): ContentTree | null {
  return tree === null ? null : getBeginning(tree, length);
}
