/** A student who practises, using only HTTP. */
import * as contract from '@akada/contract/work/practice.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { enrolments } from '../../courses/courses.tables.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { generations } from '../../generation/generation.tables.ts';
import { passages } from '../../questions/passages/passages.tables.ts';
import type { NewQuestion } from '../../questions/question/questions.repo.ts';
import { questions } from '../../questions/question/questions.tables.ts';

export type PracticeStudent = Awaited<ReturnType<typeof newPracticeStudent>>;

/** Part of every text that reveals the right option. */
export const secret = 'It holds water by its fine pores.';

export async function newPracticeStudent(app: SharedTestApp) {
  const person = await createPerson(app);
  const { userId } = person;
  const call = callAs(app, person);
  const draw = async (query: Record<string, unknown> = {}): Promise<contract.PracticeDraw> => {
    const { status, body } = await call(contract.drawPractice, { query: { seed: newId(), ...query } });
    if (status !== 200) throw new Error(`A draw was refused: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...person,
    call,
    draw,
    drawn: async (query: Record<string, unknown> = {}) => (await draw(query)).questions.map(({ id }) => id),
    refused: async (query: Record<string, unknown>) =>
      (await call(contract.drawPractice, { query: { seed: newId(), ...query } })).status,
    send: (answers: readonly contract.PracticeAnswer[], sentAt = moment(app)) =>
      call(contract.sendPracticeAnswers, { body: { sent_at: sentAt, answers } }),
    overview: async (): Promise<contract.PracticeOverview> => (await call(contract.practiceOverview)).body,
    topics: async (query = {}) => (await call(contract.practiceTopics, { query })).body.items,
    history: async (query = {}): Promise<{ items: contract.PastAnswer[]; total: number }> =>
      (await call(contract.practiceHistory, { query })).body,
    answeredSources: async (): Promise<contract.AnsweredSource[]> =>
      (await call(contract.practiceHistorySources)).body.items,
    mark: (id: string) => call(contract.addBookmark, { params: { question_id: id } }),
    unmark: (id: string) => call(contract.removeBookmark, { params: { question_id: id } }),
    bookmarks: async (query = {}): Promise<{ items: contract.Bookmark[]; total: number }> =>
      (await call(contract.listBookmarks, { query })).body,
    /** @returns the ids of questions in a new set of this student's */
    addSet: async (count: number, change: (index: number) => Partial<NewQuestion> = () => ({})) => {
      const generationId = newId();
      const time = moment(app);
      await app.platform.database.db.insert(generations).values({
        id: generationId,
        userId,
        title: 'Soil',
        kind: 'mcq',
        status: 'ready',
        requested: count,
        made: count,
        attempts: 0,
        focus: '',
        createdAt: time,
        finishedAt: time,
      });
      const ids = await insertQuestions(app, count, (position) => ({
        userId,
        generationId,
        position,
        ...change(position),
      }));
      return { generationId, ids };
    },
    join: (courseId: string) =>
      app.platform.database.db
        .insert(enrolments)
        .values({ id: newId(), courseId, userId, joinedAt: moment(app) }),
    exit: (courseId: string) =>
      app.platform.database.db
        .update(enrolments)
        .set({ deletedAt: moment(app) })
        .where(eq(enrolments.courseId, courseId)),
  };
}

/** @returns a course of an approved tutor with this many published questions */
export async function newCourse(
  app: SharedTestApp,
  count: number,
  change: (index: number) => Partial<NewQuestion> = () => ({}),
) {
  const tutorId = await createTutor(app, 'approved');
  const { id, name } = await insertCourse(app, tutorId);
  const ids = await insertQuestions(app, count, (index) => ({
    userId: tutorId,
    courseId: id,
    source: 'author',
    kind: null,
    changedAt: moment(app),
    ...change(index),
  }));
  return { id, name, tutorId, ids };
}

/** @returns the id of a passage of this account */
export async function addPassage(app: SharedTestApp, userId: string): Promise<string> {
  const id = newId();
  const time = moment(app);
  const passage = {
    id,
    userId,
    title: 'Humus',
    text: 'Humus holds water.',
    createdAt: time,
    changedAt: time,
  };
  await app.platform.database.db.insert(passages).values(passage);
  return id;
}

async function insertQuestions(
  app: SharedTestApp,
  count: number,
  change: (index: number) => Partial<NewQuestion>,
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) => ({
      id: newId(),
      stem: `What holds water ${from + index}?`,
      options: ['Humus', 'Sand', 'Clay', 'Stone'],
      answerIndex: 0,
      explanation: secret,
      feedback: [secret, '', '', ''],
      position: from + index,
      createdAt: moment(app),
      sourcePage: 1,
      sourceQuote: secret,
      noteId: newId(),
      ...change(from + index),
    }));
    await app.platform.database.db.insert(questions).values(rows);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** A question of the sample paper. */
export async function addSample(app: SharedTestApp, subject: string): Promise<string> {
  const id = newId();
  const time = new Date(app.clock.now()).toISOString();
  await app.platform.database.db.insert(questions).values({
    id,
    isSample: true,
    userId: null,
    source: 'author',
    kind: null,
    position: 0,
    subject,
    topic: 'Verbs',
    topicKey: 'verbs',
    stem: 'Which is a verb?',
    options: ['run', 'red'],
    answerIndex: 0,
    explanation: '',
    createdAt: time,
    changedAt: time,
  });
  return id;
}
