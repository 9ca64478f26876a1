/** Requests for lists of very many cards of one student. */
import { listCards } from '@akada/contract/material/cards.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import type { LoadRequest } from '../../load/load-plan.ts';

const pageSize = 25;
const requests = 20;
const zone = 'Africa/Lagos';

/** A list by its name in the figures, and its request. */
export interface MeasuredList {
  name: string;
  requests: LoadRequest[];
}

/** @returns the first page, the last page, and searches for due cards and for a word that few cards have */
export async function measuredLists(
  { database: { pool } }: BenchInstance,
  userId: string,
  headers: Record<string, string>,
): Promise<MeasuredList[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM cards WHERE user_id = $1 ORDER BY created_at, position DESC, id DESC OFFSET $2 LIMIT 1`,
    [userId, pageSize],
  );
  const list = (name: string, query: Record<string, string>): MeasuredList => {
    const path = `${apiBase}${listCards.path}?${new URLSearchParams({ ...query, zone, limit: String(pageSize) })}`;
    return { name, requests: Array.from({ length: requests }, () => ({ method: 'GET', headers, path })) };
  };
  return [
    list('first page', {}),
    list('last page', { after: rows[0]?.id ?? '' }),
    list('what is due', { search: 'is:due' }),
    list('a word', { search: 'abcd' }),
  ];
}
