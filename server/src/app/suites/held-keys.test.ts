/**
 * While an exam of a tutor is open, no answer to a student depends on the right option. Pairs of students do
 * the same in two courses that differ only in their keys: all answers, and all parts of their archives, are
 * the same.
 */

import { createCardsOfQuestions } from '@akada/contract/material/cards.ts';
import { shareCourseSet } from '@akada/contract/material/course-sets.ts';
import { reportQuestion } from '@akada/contract/material/questions.ts';
import { prepareExport } from '@akada/contract/observers/privacy.ts';
import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { saveAnswer, startExam } from '@akada/contract/work/exams.ts';
import { addBookmark, sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeReview } from '../../features/cards/testing/cards.samples.ts';
import {
  newSitter,
  newTeacher,
  type Sitter,
  secret,
  type Teacher,
} from '../../features/exams/testing/course-exam-people.ts';
import { answerTo } from '../../features/practice/testing/practice.samples.ts';
import { newId } from '../../platform/ids/ids.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { signIn } from '../../testing/people.ts';
import { unzip } from '../../testing/read-responses.ts';
import { type Content, send } from '../../testing/send.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const questionCount = 12;

let app: TestApp;
let worlds: [World, World];

interface World {
  teacher: Teacher;
  /** Sat the exam, and a mock that began before it opened. */
  ada: Sitter;
  /** Never sat, and left the course for good. */
  ben: Sitter;
  /** The ids that a path may contain. */
  ids: { first: string; second: string; course: string; set: string; exam: string } & {
    mock: string;
    sitting: string;
  };
}

beforeAll(async () => {
  app = await createTestApp();
  worlds = [await newWorld(0), await newWorld(1)];
  for (const world of worlds) await makeCards(world);
  for (const world of worlds) await beginMock(world);
  app.clock.advance(6 * minuteMs);
  for (const world of worlds) await useWhileOpen(world);
  await countFigures(app);
  app.clock.advance(2 * hourMs);
  await app.features.tasks.find(({ name }) => name === 'enrolments.remove_deleted')?.run();
  return () => app.close();
});

/** A course with as many questions as say something of a student, and an exam over them that opens in five minutes. @param key the option that is right */
async function newWorld(key: number): Promise<World> {
  const teacher = await newTeacher(app, questionCount + 1);
  await app.platform.database.pool.query(
    `UPDATE questions SET answer_index = $1, explanation = $2, source_section = $2, source_quote = $2,
       feedback = ARRAY[$2, $2, $2, $2] WHERE user_id = $3`,
    [key, `${secret}: ${key}`, teacher.userId],
  );
  const essayId = await makeEssay(teacher, key);
  const at = (minutes: number) => new Date(app.clock.now() + minutes * minuteMs).toISOString();
  const exam = await teacher.set({
    opens_at: at(5),
    closes_at: at(600),
    attempts: 2,
    question_count: questionCount + 1,
  });
  const [first = '', second = ''] = teacher.questionIds;
  const { body: set } = await teacher.call(shareCourseSet, {
    body: {
      course_id: teacher.course.id,
      title: 'Week 1',
      question_ids: teacher.questionIds.filter((id) => id !== essayId),
    },
  });
  const [ada, ben] = [await newSitter(app, teacher), await newSitter(app, teacher)];
  const ids = { first, second, course: teacher.course.id, set: set.id, exam: exam.id, mock: '', sitting: '' };
  return { teacher, ada, ben, ids };
}

/** Makes the last question an essay, whose guidance is its key. @returns its id */
async function makeEssay({ questionIds }: Teacher, key: number): Promise<string> {
  const id = questionIds.at(-1) ?? '';
  const criteria = [{ name: 'Argument', points: 4, guidance: `${secret}: ${key}` }];
  await app.platform.database.pool.query(
    `UPDATE questions SET type = 'essay', options = '{}', feedback = '{}', answer_index = NULL, body = $2 WHERE id = $1`,
    [id, { type: 'essay', criteria, min_words: null, max_words: null }],
  );
  return id;
}

/** Before the exam opens each makes a card of a question, whose back is its key, and reviews it. */
async function makeCards({ ada, ben, ids }: World): Promise<void> {
  for (const { call } of [ada, ben]) {
    const created = await call(createCardsOfQuestions, { body: { question_ids: [ids.first] } });
    const [card] = created.body.cards;
    const body = { sent_at: moment(app), events: [makeReview(app, card.faces[0].id)] };
    expect((await call(sendReviews, { body })).body.stored).toHaveLength(1);
  }
}

async function beginMock({ ada, teacher, ids }: World): Promise<void> {
  const { body } = await ada.call(startExam, {
    body: { course_id: teacher.course.id, duration_minutes: 30 },
  });
  await ada.answerRightly(body, questionCount);
  ids.mock = body.id;
}

async function useWhileOpen({ ada, ben, teacher, ids }: World): Promise<void> {
  await ada.submit(ids.mock);
  const sitting = await ada.sit(ids.exam);
  await ada.answerRightly(sitting, questionCount + 1);
  await writeEssay(ada, sitting.id, teacher);
  await ada.submit(sitting.id);
  ids.sitting = sitting.id;
  for (const { call } of [ada, ben]) {
    const answers = teacher.questionIds.map((id) => answerTo(app, id));
    const sent_at = new Date(app.clock.now()).toISOString();
    const { body } = await call(sendPracticeAnswers, { body: { sent_at, answers } });
    expect(body.stored).toHaveLength(questionCount);
    for (const id of teacher.questionIds.slice(0, questionCount)) {
      const report = { params: { id }, body: { reason: 'unclear', comment: 'Which cell?' } };
      expect((await call(reportQuestion, report)).status).toBe(204);
      await call(addBookmark, { params: { question_id: id } });
    }
  }
  await ben.unenrol(teacher.course.id);
}

async function writeEssay({ call }: Sitter, examId: string, { questionIds }: Teacher): Promise<void> {
  const { status } = await call(saveAnswer, {
    params: { id: examId, question_id: questionIds.at(-1) ?? '' },
    body: { response: { type: 'essay', text: 'Rivers carry sand to the coast.' }, sequence: 2 },
  });
  expect(status).toBe(200);
}

type Query = NonNullable<Content['query']>;

/** Queries for endpoints that answer more than one question, or none without a query. */
function getQueries({ ids }: World): Record<string, Query[]> {
  const ofCourse = { course_id: ids.course };
  const sources: Query[] = [{}, ofCourse, { exam_id: ids.mock }, { exam_id: ids.sitting }];
  sources.push({ course_set_id: ids.set });
  const selection = { question_ids: [ids.first, ids.second] };
  return {
    'practice.draw': [
      ...sources.map((source) => ({ ...source, seed: newId(), only: 'mistakes' })),
      ...['all', 'mistakes', 'due', 'bookmarked'].map((only) => ({ ...selection, seed: newId(), only })),
    ],
    'practice.topics': sources,
    'practice.history': [{}, { outcome: 'right' }, { outcome: 'wrong' }],
    'exams.list': [{}, { status: 'finished' }],
    'progress.read': [{}, ofCourse],
    'exchange.export': [{ ...ofCourse, format: 'gift' }],
    'exchange.preview': [{ ...ofCourse, format: 'gift' }],
  };
}

/** The way to Google has a random word in it. */
const readable: EndpointShape[] = endpointTable.filter(
  ({ id, effect, access, streams }: EndpointShape) =>
    effect === 'safe' && access !== 'tutor' && access !== 'admin' && !streams && id !== 'google.start',
);

/** @returns what the path of an endpoint may name in a world */
function getTargets({ path }: EndpointShape, { ids }: World): string[] {
  if (!path.includes('{')) return [''];
  if (path.startsWith('/mcq/exams')) return [ids.mock, ids.sitting];
  return [path.startsWith('/courses') ? ids.course : ids.first];
}

/** @returns everything that a student can read, by request */
async function readBy(student: Sitter, world: World): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${(await signIn(app, student)).access_token}` };
  const read = new Map<string, string>();
  const save = (requested: string, answer: string, isJson: boolean) => {
    const text = withoutIds(answer, world);
    read.set(
      withoutIds(requested, world),
      isJson ? JSON.stringify(comparable(JSON.parse(text || 'null'))) : text,
    );
  };
  for (const endpoint of readable) {
    for (const id of getTargets(endpoint, world)) {
      const params = { id, n: '1', ticket: id };
      for (const query of getQueries(world)[endpoint.id] ?? [{}]) {
        const { status, body } = await send(app, endpoint, { params, query, headers });
        save(`${endpoint.id} ${id} ${JSON.stringify(query)} ${status}`, body, !endpoint.sendsFile);
      }
    }
  }
  const { body } = await send(app, prepareExport, { headers });
  const { rawPayload } = await app.http.inject({ url: JSON.parse(body).download_path });
  for (const [path, bytes] of await unzip(rawPayload)) save(path, String(bytes), path.endsWith('.json'));
  return read;
}

/** @returns a text with names for the ids of a world, and the same for all others */
function withoutIds(text: string, { ids }: World): string {
  const named = Object.entries(ids).reduce((changed, [name, id]) => changed.replaceAll(id, name), text);
  return named.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '#');
}

/**
 * The comparable part of two students' identical actions: without the random order of questions and options,
 * the running number of an event, and cloths.
 */
function comparable(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(comparable).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const { choice, choices, position, cloth_seed, cloth_colour, event_id, ...rest } = value as Record<
    string,
    unknown
  >;
  return Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, comparable(field)]));
}

/** @returns what tells one key from the other, of all that these two students can read */
async function getDifferences(name: 'ada' | 'ben'): Promise<string[]> {
  const [one, other] = [await readBy(worlds[0][name], worlds[0]), await readBy(worlds[1][name], worlds[1])];
  return [...one].flatMap(([asked, answer]) =>
    answer === other.get(asked) && !answer.includes(secret) ? [] : [asked],
  );
}

it('students who sat the exam see no difference between the keys', async () => {
  expect(await getDifferences('ada')).toEqual([]);
});

it('a former member who never sat but knows the questions sees no difference between the keys', async () => {
  expect(await getDifferences('ben')).toEqual([]);
});

it('students see the keys once the exam has ended and its essays are released', async () => {
  app.clock.advance(10 * hourMs);
  await app.platform.database.pool.query('UPDATE course_exams SET released_at = closes_at WHERE asks_essays');
  const endpoints = ['exams.result sitting {} 200', 'practice.history  {"outcome":"right"} 200'];
  const archived = ['exam-questions.json', 'question-reports.json', 'memory.json', 'flashcards.json'];
  expect(await getDifferences('ada')).toEqual(expect.arrayContaining([...endpoints, ...archived]));
});
