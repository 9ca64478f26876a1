/** Questions that a person has marked to find them again. */
import type { Bookmark, PracticeSource } from '@akada/contract/work/practice.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type {
  PracticeQuestions,
  QuestionScope,
  StoredQuestion,
} from '../../questions/practice/practice-questions.service.ts';
import type { PracticeDraws } from '../draw/practice-draw.service.ts';
import { bookmarkedIds } from '../records/practice-choices.repo.ts';
import type { PracticeSets } from '../records/practice-sets.ts';
import * as repo from './bookmarks.repo.ts';

export interface Bookmarks {
  /**
   * Marking again changes nothing.
   *
   * @throws Fault `not_found` if the question was permanently deleted in the meantime
   */
  add(userId: string, question: Authorized<StoredQuestion>): Promise<void>;
  remove(userId: string, questionId: string): Promise<void>;
  /** Excludes questions that may no longer be practised. */
  list(
    userId: string,
    paging: { skip: number; limit: number },
  ): Promise<{ items: Bookmark[]; total: number }>;
}

export interface BookmarksDeps {
  database: Database;
  clock: Clock;
  questions: Pick<PracticeQuestions, 'idsAmong' | 'byIds'>;
  draws: Pick<PracticeDraws, 'count'>;
  sets: PracticeSets;
}

export function createBookmarks(deps: BookmarksDeps): Bookmarks {
  const { database, clock, questions } = deps;

  return {
    async add(userId, { id: questionId }) {
      const markedAt = getInstant(clock.now());
      const added = await database.transaction((tx) =>
        repo.addBookmark(tx, { userId, questionId, markedAt }),
      );
      if (!added) throw notFound();
    },
    remove: (userId, questionId) => repo.removeBookmark(database.db, { userId, questionId }),
    async list(userId, { skip, limit }) {
      const courses = await joinedCourses(database.db, userId);
      const courseIds = courses.map(({ id }) => id);
      const scope: QuestionScope = { kind: 'everything', userId, courseIds };
      const practisable = await questions.idsAmong(scope, bookmarkedIds(userId));
      const marked = (await repo.findBookmarks(database.db, userId)).filter(({ questionId }) =>
        practisable.has(questionId),
      );
      const page = marked.slice(skip, skip + limit);
      const rows = await questions.byIds(
        database.db,
        scope,
        page.map(({ questionId }) => questionId),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const getSource = await getSources(deps, { userId, courses }, rows);
      const items = page.flatMap(({ questionId, markedAt }) => {
        const row = byId.get(questionId);
        return row ? [present(row, getSource(row), markedAt)] : [];
      });
      return { items, total: marked.length };
    },
  };
}

async function getSources(
  { draws, sets }: BookmarksDeps,
  { userId, courses }: { userId: string; courses: readonly { id: string; name: string }[] },
  rows: readonly StoredQuestion[],
): Promise<(row: StoredQuestion) => PracticeSource | null> {
  const setIds = [...new Set(rows.flatMap(({ generationId }) => generationId ?? []))];
  const namedPracticeSets = setIds.length === 0 ? [] : await sets.byIds(userId, setIds);
  const used = courses.filter(({ id }) =>
    rows.some(({ courseId, generationId }) => courseId === id && generationId === null),
  );
  const ofCourses = used.map(async ({ id, name: title }): Promise<PracticeSource> => {
    const scope: QuestionScope = { kind: 'course', courseId: id };
    return { kind: 'course', id, title, questions: await draws.count(userId, { scope, only: 'all' }) };
  });
  const sources = [
    ...namedPracticeSets.map((set): PracticeSource => ({ kind: 'generation', ...set })),
    ...(await Promise.all(ofCourses)),
  ];
  const byId = new Map(sources.map((source) => [source.id, source]));
  return ({ generationId, courseId }) => byId.get(generationId ?? courseId ?? '') ?? null;
}

function present(
  { id, stem, content, topic }: StoredQuestion,
  source: PracticeSource | null,
  markedAt: string,
): Bookmark {
  return { question_id: id, stem, stem_content: content?.stem ?? null, topic, source, marked_at: markedAt };
}
