/** A course of an approved tutor with questions in the bank, and a student who joined it. */
import { newId } from '../../../platform/ids/ids.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { enrolments } from '../../courses/courses.tables.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { newAuthor } from '../../questions/testing/bank-people.ts';

const published = {
  type: 'single',
  options: ['Humus', 'Sand', 'Clay'],
  answer_indexes: [0],
  status: 'published',
  feedback: ['Said of humus.', 'Said of sand.', 'Said of clay.'],
  explanation: 'Because of humus.',
};

export type ExamCourse = Awaited<ReturnType<typeof createExamCourse>>;

export async function createExamCourse(app: TestApp) {
  const tutor = await newAuthor(app);
  const course = await insertCourse(app, tutor.userId, { state: 'approved', name: `Soil ${newId()}` });
  return {
    ...course,
    tutor,
    join: async ({ userId }: { userId: string }): Promise<void> => {
      const row = { id: newId(), courseId: course.id, userId, joinedAt: moment(app), deletedAt: null };
      await app.platform.database.db.insert(enrolments).values(row);
    },
    /** @returns the published question, with the topic Soil by default */
    ask: (stem: string, changes: Record<string, unknown> = {}) =>
      tutor.write({ ...published, stem, course_id: course.id, subject: null, tags: [], ...changes }),
  };
}
