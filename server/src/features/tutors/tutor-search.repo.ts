/** The search of students: approved tutors with an open account, narrowed and in order. One row is read for each. */
import type { TutorFilter, TutorSearch } from '@akada/contract/base/tutor-search.ts';
import { and, asc, count, desc, eq, gte, isNull, lte, min, type SQL, sql } from 'drizzle-orm';
import { searchedWords } from '../../platform/database/contains.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isCalled, isOpenAccount } from '../accounts/accounts.ts';
import { type TutorProfileRow, tutorProfiles, tutorViews } from './tutors.tables.ts';

/** A tutor whom students see. */
const isShown = and(
  eq(tutorProfiles.state, 'approved'),
  isNull(tutorProfiles.hiddenAt),
  isOpenAccount(tutorProfiles.userId),
);

/**
 * Each tutor starts with this many assumed reviews of average worth, so that a single review of five stars
 * does not rank best.
 */
const assumedReviews = 5;

const ratingCount = sql`${tutorProfiles}.rating_count`;
const score = sql`(${assumedReviews}::float8 * (SELECT coalesce(sum(rating_sum)::float8 / nullif(sum(rating_count), 0), 3)
  FROM ${tutorProfiles} AS every_one WHERE every_one.state = 'approved') + ${tutorProfiles}.rating_sum)
  / (${assumedReviews} + ${ratingCount})`;
const soonest = (now: string) =>
  sql`CASE WHEN ${tutorProfiles.nextFreeAt} > ${now} THEN ${tutorProfiles.nextFreeAt} END`;

const foldedList = (entries: readonly string[]) =>
  sql`ARRAY[${sql.join(
    entries.map((entry) => sql`lower(${entry})`),
    sql`, `,
  )}]`;

/** The condition of each filter, undefined if the filter is not set. */
const conditions: Record<TutorFilter, (search: TutorSearch, now: string) => SQL | undefined> = {
  text: ({ text }) => and(...searchedWords(text).map(hasWord)),
  subjects: ({ subjects }) =>
    subjects.length > 0 ? sql`${tutorProfiles}.folded_subjects && ${foldedList(subjects)}` : undefined,
  languages: ({ languages }) =>
    languages.length > 0 ? sql`${tutorProfiles}.folded_languages && ${foldedList(languages)}` : undefined,
  price_max: ({ price_max }) => (price_max === null ? undefined : lte(tutorProfiles.hourlyRate, price_max)),
  rating_min: ({ rating_min }) =>
    rating_min === null
      ? undefined
      : gte(sql`${tutorProfiles}.rating_sum::float8 / nullif(${ratingCount}, 0)`, rating_min),
  free: ({ free }, now) =>
    free === null
      ? undefined
      : sql`${tutorProfiles}.free_times && tstzrange(greatest(${free.from}, ${now}::timestamptz), greatest(${free.to}, ${free.from}, ${now}::timestamptz))`,
};

const orders: Record<TutorSearch['sort'], (now: string) => SQL[]> = {
  best: (now) => [desc(score), sql`${soonest(now)} ASC NULLS LAST`],
  rating: () => [desc(score), desc(ratingCount)],
  next_free: (now) => [sql`${soonest(now)} ASC NULLS LAST`, desc(score)],
  price: () => [asc(tutorProfiles.hourlyRate), desc(score)],
};

/**
 * @param without a filter to omit
 * @returns the condition of a search
 */
function matches(search: TutorSearch, now: string, without?: TutorFilter): SQL | undefined {
  const set = Object.entries(conditions).filter(([filter]) => filter !== without);
  return and(isShown, ...set.map(([, condition]) => condition(search, now)));
}

export async function findTutors(
  executor: Executor,
  search: TutorSearch,
  { skip, limit, now }: { skip: number; limit: number; now: string },
): Promise<{ rows: TutorProfileRow[]; total: number }> {
  const where = matches(search, now);
  const rows = await executor
    .select()
    .from(tutorProfiles)
    .where(where)
    .orderBy(...orders[search.sort](now), asc(tutorProfiles.userId))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorProfiles).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the filters that are set */
export function getFilters(search: TutorSearch, now: string): TutorFilter[] {
  const names = Object.keys(conditions) as TutorFilter[];
  return names.filter((filter) => conditions[filter](search, now) !== undefined);
}

/** @returns what the search would find without one of its filters */
export async function countWithout(
  executor: Executor,
  search: TutorSearch,
  filter: TutorFilter,
  now: string,
) {
  const [found] = await executor
    .select({
      total: count(),
      lowestRate: min(tutorProfiles.hourlyRate),
      nextFreeAt: sql<string | null>`min(${soonest(now)})`.mapWith(tutorProfiles.nextFreeAt),
    })
    .from(tutorProfiles)
    .where(matches(search, now, filter));
  return {
    filter,
    total: found?.total ?? 0,
    lowest_rate: found?.lowestRate ?? 0,
    next_free_at: found?.nextFreeAt ?? null,
  };
}

/** @returns the tutor whom students see, null for any other */
export async function findShown(executor: Executor, userId: string): Promise<TutorProfileRow | null> {
  const [row] = await executor
    .select()
    .from(tutorProfiles)
    .where(and(isShown, eq(tutorProfiles.userId, userId)));
  return row ?? null;
}

/** @returns what tutors teach or speak, each once as it is written most often */
export async function listChoices(executor: Executor, field: 'subjects' | 'languages'): Promise<string[]> {
  const { rows } = await executor.execute<{ entry: string }>(sql`
    SELECT mode() WITHIN GROUP (ORDER BY entry) AS entry
    FROM ${tutorProfiles}, unnest(${tutorProfiles[field]}) AS entry
    WHERE ${isShown} GROUP BY lower(entry) ORDER BY lower(entry) LIMIT 500`);
  return rows.map(({ entry }) => entry);
}

/** A student counts once a day. */
export async function countView(executor: Executor, view: typeof tutorViews.$inferInsert): Promise<void> {
  await executor.insert(tutorViews).values(view).onConflictDoNothing();
}

/** A word matches in the profile, or as a part of the name. */
function hasWord(word: string): SQL {
  return sql`(${tutorProfiles}.words @@ to_tsquery('note_words', ${`${word}:*`}) OR ${isCalled(tutorProfiles.userId, word)})`;
}
