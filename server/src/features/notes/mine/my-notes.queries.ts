/**
 * Queries for a student's notes, filtered and sorted. Search words are folded like the `note_words`
 * configuration of the migrations.
 */
import type { listMyNotes } from '@akada/contract/material/my-notes.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import { searchedWords } from '../../../platform/database/contains.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type NoteRow, notePages, notes } from '../note/notes.tables.ts';

export type MyNotesQuery = QueryOf<typeof listMyNotes>;

/** @returns the words of a search, each as the beginning of a word of a text */
const getWords = (search: string) => searchedWords(search).map((word) => `${word}:*`);

const asQuery = (words: readonly string[], between: '&' | '|') =>
  sql`to_tsquery('note_words', ${words.join(` ${between} `)})`;

/** A word matches in the note's title or on any of its pages. */
function hasWord(userId: string, word: string): SQL {
  const query = asQuery([word], '&');
  return sql`(${notes}.words @@ ${query} OR ${notes.id} IN (SELECT notes_with(${userId}, ${query})))`;
}

function ownOf(userId: string, archived: 'yes' | 'no'): SQL | undefined {
  const isArchived = archived === 'yes' ? isNotNull(notes.archivedAt) : isNull(notes.archivedAt);
  return and(eq(notes.userId, userId), notDeleted(notes), isArchived);
}

function narrowedBy(userId: string, { search, course, tag, kind, archived }: MyNotesQuery): SQL | undefined {
  const words = getWords(search);
  if (search !== '' && words.length === 0) return sql`false`;

  return and(
    ownOf(userId, archived),
    course === undefined ? undefined : eq(notes.courseKey, course),
    tag === undefined ? undefined : sql`${tag} = ANY (${notes.tags})`,
    kind && (kind === 'written' ? isNull(notes.storageKey) : isNotNull(notes.storageKey)),
    ...words.map((word) => hasWord(userId, word)),
  );
}

const orders: Readonly<Record<MyNotesQuery['order'], SQL[]>> = {
  changed: [desc(notes.changedAt)],
  added: [desc(notes.createdAt)],
  title: [asc(sql`lower(coalesce(${notes.title}, ${notes.originalFilename}))`)],
};

/** @returns a page of them, and how many there are */
export async function findMyNotes(
  executor: Executor,
  userId: string,
  query: MyNotesQuery,
): Promise<{ rows: NoteRow[]; total: number }> {
  const narrowed = narrowedBy(userId, query);
  // In one statement: a search is looked for once.
  const counted = await executor
    .select({ ...getTableColumns(notes), total: sql<number>`(count(*) OVER ())::int` })
    .from(notes)
    .where(narrowed)
    .orderBy(...orders[query.order], asc(notes.id))
    .limit(query.limit)
    .offset(query.skip);
  const rows = counted.map(({ total, ...row }) => row);
  const [first] = counted;
  if (first || query.skip === 0) return { rows, total: first?.total ?? 0 };
  const [all] = await executor.select({ total: count() }).from(notes).where(narrowed);
  return { rows, total: all?.total ?? 0 };
}

/** Marks of the beginning and the end of a word that was found: of no script. */
const [opens, closes] = ['\uE000', '\uE001'];
const headline = `StartSel=${opens}, StopSel=${closes}, MaxFragments=1, MaxWords=24, MinWords=12`;

interface FoundRow extends Record<string, unknown> {
  id: string;
  page: number;
  text: string;
}

export interface FoundWords {
  page: number;
  parts: { text: string; is_match: boolean }[];
}

/**
 * @returns for each note, the first page that has all words of a search, else the first page that has any;
 * notes that match only by title are absent
 */
export async function findWords(
  executor: Executor,
  noteIds: readonly string[],
  search: string,
): Promise<Map<string, FoundWords>> {
  const words = getWords(search);
  if (words.length === 0 || noteIds.length === 0) return new Map();

  const [all, any] = [asQuery(words, '&'), asQuery(words, '|')];
  const { rows } = await executor.execute<FoundRow>(sql`
    SELECT best.note_id AS id, best.number AS page,
      ts_headline('note_words', left(best.text, 50000), ${any}, ${headline}) AS text
    FROM (
      SELECT DISTINCT ON (page.note_id) page.note_id, page.number, page.text FROM ${notePages} AS page
      WHERE ${inArray(sql`page.note_id`, [...noteIds])} AND page.words @@ ${any}
      ORDER BY page.note_id, page.words @@ ${all} DESC, page.number
    ) AS best`);
  return new Map(rows.map(({ id, page, text }) => [id, { page, parts: getParts(text) }]));
}

function getParts(text: string): FoundWords['parts'] {
  const [before = '', ...rest] = text.split(opens);
  const after = rest.flatMap((piece) => {
    const [match = '', next = ''] = piece.split(closes);
    return [
      { text: match, is_match: true },
      { text: next, is_match: false },
    ];
  });
  return [{ text: before, is_match: false }, ...after].filter((part) => part.text !== '');
}

const mostLabels = 100;

/** @returns the courses and the tags of a student's notes, those used most first */
export async function findLabels(executor: Executor, userId: string, archived: 'yes' | 'no') {
  const own = ownOf(userId, archived);
  const tagged = executor
    .select({ tag: sql<string>`unnest(${notes.tags})`.as('tag') })
    .from(notes)
    .where(own)
    .as('tagged');
  const [courses, tags] = await Promise.all([
    executor
      .select({ key: sql<string>`${notes.courseKey}`, name: sql<string>`max(${notes.courseName})` })
      .from(notes)
      .where(and(own, isNotNull(notes.courseKey), sql`${notes.courseKey} <> ''`))
      .groupBy(notes.courseKey)
      .orderBy(sql`count(*) DESC`, notes.courseKey)
      .limit(mostLabels),
    executor
      .select({ tag: tagged.tag })
      .from(tagged)
      .groupBy(tagged.tag)
      .orderBy(sql`count(*) DESC`, tagged.tag)
      .limit(mostLabels),
  ]);
  return { courses, tags: tags.map(({ tag }) => tag) };
}
