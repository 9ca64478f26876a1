/** Where an index has the questions that a filter leaves, each combination of facets in order of its changes. */
import { type SQL, sql } from 'drizzle-orm';
import { questions } from '../question/questions.tables.ts';
import { getFacets, namesFacets } from './bank-facets.ts';
import { type BankFilter, getArray } from './bank-filter.queries.ts';

/** Rows of an index for the filters but words and passages. */
export interface Narrowing {
  from: SQL;
  /** The id of a question in it. */
  id: SQL;
  /** All conditions except facets. */
  where: SQL;
  /** Null if every facet is requested. */
  facets: readonly number[] | null;
  /** How many of tag, course and topic are named: two of them may have nothing in common, which is known only at the end. */
  labels: number;
}

const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * @returns undefined if an index in the order of the list serves as well: without filters, and for the few
 * questions of a passage or to be reviewed
 */
export function getNarrowing(filter: BankFilter): Narrowing | undefined {
  const { userId, courseId, topicKey, tag, passageId, among } = filter;
  const facets = namesFacets(filter) ? getFacets(filter) : null;
  if (passageId !== undefined || among !== undefined) return undefined;

  const labels = [
    ...(courseId === undefined ? [] : [sql`course_id = ${courseId}`]),
    ...(topicKey === undefined ? [] : [sql`topic_key = ${topicKey}`]),
  ];
  if (tag !== undefined) {
    const where = sql.join([sql`owner_id = ${userId ?? nilId} AND tag = ${tag}`, ...labels], sql` AND `);
    return { from: sql`bank_tags`, id: sql`question_id`, where, facets, labels: labels.length + 1 };
  }
  if (facets === null && labels.length === 0) return undefined;

  const owned = userId === null ? sql`user_id IS NULL` : sql`user_id = ${userId}`;
  const where = sql.join(
    [sql`${owned} AND generation_id IS NULL AND deleted_at IS NULL`, ...labels],
    sql` AND `,
  );
  return { from: sql`${questions}`, id: sql`id`, where, facets, labels: labels.length };
}

/** @returns a query of the ids of at most `most` remaining questions */
export function someIds({ from, id, where, facets }: Narrowing, max: number): SQL {
  const ofFacets = facets === null ? sql`` : sql`AND facet = ANY (${getArray(facets)})`;
  return sql`SELECT ${id} FROM ${from} WHERE ${where} ${ofFacets} LIMIT ${max}`;
}

/** A facet holds the place of its difficulty in its last digit. */
const orders = {
  '-changed': { within: sql`changed_at DESC, id`, ofAll: sql`changed_at DESC, id` },
  changed: { within: sql`changed_at, id DESC`, ofAll: sql`changed_at, id DESC` },
  difficulty: { within: sql`changed_at DESC, id`, ofAll: sql`wanted.facet % 4, changed_at DESC, id` },
};

/** A list without words, in an order that narrowings have. */
export type OrderedFilter = BankFilter & { sort: keyof typeof orders };

export function isOrdered(filter: BankFilter): filter is OrderedFilter {
  return filter.words.length === 0 && filter.sort !== 'stem';
}

/** @returns a query of the ids of a page: it merges the first ids of each facet */
export function pageOfIds({ from, id, where, facets }: Narrowing, filter: OrderedFilter): SQL {
  const { within, ofAll } = orders[filter.sort];
  return sql`
    SELECT id FROM unnest(${getArray(facets ?? getFacets({}))}) AS wanted (facet)
    CROSS JOIN LATERAL (
      SELECT ${id} AS id, changed_at FROM ${from} WHERE ${where} AND facet = wanted.facet
      ORDER BY ${within} LIMIT ${filter.skip + filter.limit}
    ) AS first_ones
    ORDER BY ${ofAll} LIMIT ${filter.limit} OFFSET ${filter.skip}`;
}
