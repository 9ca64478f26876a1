/** The shelf of a student: the subjects of their past papers, and the topics that are asked most. */
import {
  type PaperTopic,
  type PastPaperSubject,
  type ShelfPaper,
  type ShelfSubject,
  shelfLimits,
} from '@akada/contract/material/past-paper-shelf.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import { countQuestions } from './paper-conditions.queries.ts';
import * as repo from './shelf.repo.ts';

interface ShelfDeps {
  database: Database;
  notes: Pick<NotesService, 'titlesOf'>;
}

export type Shelf = ReturnType<typeof createShelf>;

export function createShelf({ database: { db }, notes }: ShelfDeps) {
  const presentPapers = async (papers: readonly repo.NewestPaper[]): Promise<Map<string, ShelfPaper[]>> => {
    const [titles, counts] = await Promise.all([
      notes.titlesOf(
        db,
        papers.map(({ noteId }) => noteId),
      ),
      countQuestions(
        db,
        papers.map(({ id }) => id),
      ),
    ]);
    const presented = papers.map((paper) => ({ key: paper.key, shelfPaper: present(paper, titles, counts) }));
    const byKey = Map.groupBy(presented, ({ key }) => key);
    return new Map(Array.from(byKey, ([key, group]) => [key, group.map(({ shelfPaper }) => shelfPaper)]));
  };

  return {
    async list(
      userId: string,
      page: { skip: number; limit: number },
    ): Promise<{ items: ShelfSubject[]; total: number }> {
      const { rows, total } = await repo.findSubjects(db, { userId, ...page });
      const keys = rows.map(({ key }) => key);
      const [newest, topics] = await Promise.all([
        repo.findNewest(db, userId, { keys, limit: shelfLimits.papers }),
        repo.findTopics(db, userId, keys),
      ]);
      const papers = await presentPapers(newest);
      const topicsByKey = Map.groupBy(topics, ({ key }) => key);
      const items = rows.map((row) => ({
        ...presentCounts(row),
        newest: papers.get(row.key) ?? [],
        most_asked: presentTopics(topicsByKey.get(row.key) ?? []).slice(0, shelfLimits.topics),
      }));
      return { items, total };
    },
    async subject(userId: string, subject: string): Promise<PastPaperSubject> {
      const { rows } = await repo.findSubjects(db, { userId, subject, skip: 0, limit: 1 });
      const [row] = rows;
      if (row === undefined)
        return { ...presentCounts(nothing(subject)), years: [], topics: [], without_topic: 0 };

      const [topics, years] = await Promise.all([
        repo.findTopics(db, userId, [row.key]),
        repo.findYears(db, userId, subject),
      ]);
      return {
        ...presentCounts(row),
        years,
        topics: presentTopics(topics),
        without_topic: row.questions - sumQuestions(topics),
      };
    },
  };
}

const nothing = (subject: string): repo.SubjectCounts => ({
  key: '',
  subject,
  papers: 0,
  questions: 0,
  ready: 0,
  withoutKey: 0,
});

function presentCounts({ subject, papers, questions, ready, withoutKey: without_key }: repo.SubjectCounts) {
  return { subject, papers, questions, ready, without_key };
}

function present(
  { id, noteId: note_id, body, year }: repo.NewestPaper,
  titles: ReadonlyMap<string, string>,
  counts: Awaited<ReturnType<typeof countQuestions>>,
): ShelfPaper {
  const { questions = 0, ready = 0, withoutKey: without_key = 0 } = counts.get(id) ?? {};
  return { id, note_id, title: titles.get(note_id) ?? '', body, year, questions, ready, without_key };
}

const sumQuestions = (topics: readonly repo.TopicCounts[]) =>
  topics.reduce((sum, { questions }) => sum + questions, 0);

function presentTopics(topics: readonly repo.TopicCounts[]): PaperTopic[] {
  const all = sumQuestions(topics);
  return topics.map(({ topic, questions, years }) => ({ topic, questions, years, share: questions / all }));
}
