import { Readable } from 'node:stream';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { eq } from 'drizzle-orm';
import { newFileKey } from '../../../platform/files/file-store.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { smallestPicture } from '../../../testing/pictures.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { courseSets } from '../course-sets/course-sets.tables.ts';
import { passages } from '../passages/passages.tables.ts';
import { questionPictures } from '../pictures/question-pictures.tables.ts';
import { questions, questionVersions } from '../question/questions.tables.ts';

/** The editor's form of a question that any tutor may write. */
export const bankForm = {
  type: 'multiple',
  stem: 'Which of these hold **water** in soil?',
  options: ['Humus', 'Sand', 'Clay'],
  answer_indexes: [0, 2],
  feedback: ['It holds many times its weight.', '', ''],
  explanation: 'Fine grains and humus do.',
  course_id: null,
  topic: 'Soil',
  subject: 'Agriculture',
  difficulty: 'easy',
  tags: ['WAEC 2019'],
  status: 'draft',
  passage_id: null,
};

/** @returns the id of a published question of the owner's bank */
export const createBankQuestion: Factory = async (app, owner) => {
  const id = newId();
  await app.platform.database.db.insert(questions).values(bankRow(app, owner, id));
  return id;
};

function bankRow(app: SharedTestApp, { userId, canary }: Owner, id: string) {
  return {
    id,
    userId,
    source: 'author' as const,
    kind: null,
    origin: 'own' as const,
    position: 0,
    markup: 'markdown' as const,
    stem: `What does ${canary} describe?`,
    options: [`${canary} osmosis`, 'Diffusion'],
    answerIndex: 0,
    explanation: canary,
    feedback: [canary, ''],
    topic: canary,
    topicKey: canary,
    tags: [canary],
    createdAt: moment(app),
    changedAt: moment(app),
  };
}

export const createPassage: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const time = moment(app);
  const row = { id, userId, title: canary, text: `${canary} moves water.`, createdAt: time, changedAt: time };
  await app.platform.database.db.insert(passages).values(row);
  return id;
};

/** @returns the id of a picture that the account has kept for questions */
export const createQuestionPicture: Factory = async (app, { userId }) => {
  const { files, database } = app.platform;
  const id = newId();
  const storageKey = newFileKey('questionpictures');
  await files.put(storageKey, Readable.from([smallestPicture], { objectMode: false }));
  const size = { width: 1, height: 1, sizeBytes: smallestPicture.length };
  const row = { ...size, id, userId, storageKey, sha256: id, createdAt: moment(app) };
  await database.db.insert(questionPictures).values(row);
  return id;
};

/** @returns the id of a set of one question that a course of the owner's has */
export const createCourseSet: Factory = async (app, owner) => {
  const { id: courseId } = await insertCourse(app, owner.userId);
  const id = newId();
  const time = moment(app);
  await app.platform.database.db.insert(courseSets).values({
    id,
    userId: owner.userId,
    courseId,
    title: owner.canary,
    titleKey: catalogKey(owner.canary),
    questionIds: [await createBankQuestion(app, owner)],
    version: 1,
    createdAt: time,
    changedAt: time,
  });
  return id;
};

/** A question with an earlier version, a passage, a picture and a set of a course. */
export async function giveBank(app: SharedTestApp, owner: Owner): Promise<void> {
  const questionId = await createBankQuestion(app, owner);
  const { stem, options, answerIndex, explanation } = bankRow(app, owner, questionId);
  const previous = { stem, options, answerIndex, explanation, origin: 'own' } as const;
  await app.platform.database.db
    .insert(questionVersions)
    .values({ ...previous, questionId, version: 1, replacedAt: moment(app) });
  await createPassage(app, owner);
  await createQuestionPicture(app, owner);
  await createCourseSet(app, owner);
}

/** @returns the id of a passage with two questions */
const createPassageOfTwo: Factory = async (app, owner) => {
  const passageId = await createPassage(app, owner);
  for (const position of [0, 1]) {
    const row = { ...bankRow(app, owner, newId()), passageId, position };
    await app.platform.database.db.insert(questions).values(row);
  }
  return passageId;
};

const lastFirst = async ({ app, objectId }: SampleContext): Promise<string[]> => {
  const { rows } = await app.platform.database.pool.query(
    'SELECT id FROM questions WHERE passage_id::text = $1 ORDER BY position DESC',
    [objectId],
  );
  return rows.map(({ id }) => id);
};

const lists: FeatureSamples['lists'] = {
  'bank.list': { write: oneMore(createBankQuestion), order: ['latest', 'questions.changed_at'] },
  'bank.versions': {
    write: (call) =>
      runForList(
        call,
        `INSERT INTO question_versions (question_id, version, stem, options, answer_index, explanation, origin, replaced_at)
         SELECT id, $2, stem, options, answer_index, explanation, 'own', now() FROM questions WHERE id = $1`,
        [call.objectId, call.number + 1],
      ),
  },
  'admin_questions.list': { write: oneMore(createBankQuestion) },
  'course_sets.list': { write: oneMore(createCourseSet), order: ['latest', 'course_sets.changed_at'] },
  'passages.list': { write: oneMore(createPassage), order: ['latest', 'question_passages.changed_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'bank.list': () => ({ query: { search: 'osmosis', sort: 'stem', limit: '20' } }),
    'bank.create': () => ({ body: bankForm }),
    'bank.get': nothing,
    'bank.edit': () => ({ body: { ...bankForm, version: 1 } }),
    'bank.versions': nothing,
    'bank.list_deleted': nothing,
    'bank.labels': nothing,
    'bank.bulk': async ({ app, owner }) => ({
      body: { ids: [await createBankQuestion(app, owner)], action: 'tag', tag: 'Mock' },
    }),
    'bank.bulk_undo': async ({ app, owner }) => {
      const id = await createBankQuestion(app, owner);
      return { body: { items: [{ id, status: 'draft', tags: ['Mock'], course_id: null, topic: null }] } };
    },
    'bank.preview': () => ({ body: { texts: ['Find **$x^2$**.', 'Humus'] } }),
    'passages.list': () => ({ query: { search: 'water' } }),
    'passages.create': () => ({ body: { title: 'Soil', text: 'Humus holds **water**.' } }),
    'passages.get': nothing,
    'passages.edit': () => ({ body: { title: 'Soil', text: 'Clay holds water.', version: 1 } }),
    'passages.order': async (context) => ({ body: { question_ids: await lastFirst(context) } }),
    'passages.delete': nothing,
    'passages.restore': nothing,
    'passages.list_deleted': nothing,
    'course_sets.confirm_right': async ({ app, owner }) => ({
      body: { question_ids: [await createBankQuestion(app, owner)], words: 1 },
    }),
    'course_sets.report_copyright': async ({ app, owner }) => {
      const tutorId = await createTutor(app, 'approved');
      const id = await createCourseSet(app, { userId: tutorId, canary: 'Week 1' });
      await app.platform.database.pool.query(
        `INSERT INTO enrolments (id, course_id, user_id, joined_at) SELECT $1, course_id, $2, now() FROM course_sets WHERE id = $3`,
        [newId(), owner.userId, id],
      );
      const body = { holder: 'Ada Books', contact: 'ada@books.test', comment: 'Our book.' };
      return { params: { id }, body };
    },
    'course_sets.share': async ({ app, owner }) => {
      const { id: courseId } = await insertCourse(app, owner.userId);
      const id = await createBankQuestion(app, owner);
      await app.platform.database.db.update(questions).set({ courseId }).where(eq(questions.id, id));
      return { body: { course_id: courseId, title: 'Week 1', question_ids: [id], earlier: 'keep' } };
    },
    'course_sets.list': async ({ app, owner }) => ({
      query: { course_id: (await insertCourse(app, owner.userId)).id },
    }),
    'course_sets.end': nothing,
    'question_pictures.add': () => ({ file: new File([smallestPicture], 'leaf.png') }),
    'question_pictures.describe': async ({ app }) => {
      const { userId } = await createPerson(app);
      return { query: { ids: await createQuestionPicture(app, { userId, canary: '' }) } };
    },
    'question_pictures.read': async ({ app }) => {
      const { userId } = await createPerson(app);
      return { params: { id: await createQuestionPicture(app, { userId, canary: '' }) } };
    },
  },
  objects: { bank_question: createBankQuestion, passage: createPassage, course_set: createCourseSet },
  objectsFor: {
    'passages.order': createPassageOfTwo,
    'passages.restore': deleted(createPassage, 'question_passages'),
  },
};
