/** The marks of a class in the exams of its course. */
import type { GradebookExam, GradebookMark, GradebookRow } from '@akada/contract/work/classes/gradebook.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CsvCell, csvText } from '../../../platform/question-files/csv/csv-text.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { memberIds } from '../../courses/course-members.service.ts';
import { percentOfSitting } from '../course-exams/course-exams.present.ts';
import { findPublishedExams } from '../course-exams/course-exams.repo.ts';
import { getState, isPublished, type PublishedExam } from '../course-exams/published-exam.ts';
import { findSittings, type Sitting } from '../course-exams/sittings.repo.ts';

export type Gradebook = ReturnType<typeof createGradebook>;

interface GradebookPage {
  /** A part of the name, whatever its accents. */
  search: string;
  skip: number;
  limit: number;
}

export function createGradebook({ database: { db }, clock }: Pick<Platform, 'database' | 'clock'>) {
  const read = async (courseId: string) => {
    const exams = (await findPublishedExams(db, courseId)).filter(isPublished);
    const rows = await readRows(db, courseId, exams);
    return { exams, rows };
  };
  return {
    async page({ id }: { id: string }, { search, skip, limit }: GradebookPage) {
      const { exams, rows } = await read(id);
      const requested = catalogKey(search);
      const found = rows.filter(({ full_name }) => catalogKey(full_name).includes(requested));
      const now = clock.now();
      return {
        exams: exams.map((exam) => presentExam(exam, now)),
        items: found.slice(skip, skip + limit),
        total: found.length,
      };
    },
    /** @returns a line for each student, as the text of a CSV file */
    async file({ id }: { id: string }): Promise<string> {
      const { exams, rows } = await read(id);
      const heading = ['Name', ...exams.map(({ title }) => `${title} (%)`), 'Mean (%)'];
      const lines = rows.map((row): CsvCell[] => [
        row.full_name,
        ...exams.map((exam) => row.marks.find(({ exam_id }) => exam_id === exam.id)?.percent ?? null),
        row.mean,
      ]);
      return csvText([heading, ...lines]);
    },
  };
}

/** An exam that has ended, and who began it. */
export interface EndedClassExam {
  title: string;
  closesAt: string;
  studentIds: ReadonlySet<string>;
}

/** @returns the exams of a course that ended in a span of time, the last one first */
export async function readEndedExams(
  executor: Executor,
  courseId: string,
  { from, to }: { from: number; to: number },
): Promise<EndedClassExam[]> {
  const exams = (await findPublishedExams(executor, courseId))
    .filter(isPublished)
    .filter(({ closesAt }) => Date.parse(closesAt) > from && Date.parse(closesAt) <= to);
  const sittings = await findSittings(
    executor,
    exams.map(({ id }) => id),
    null,
  );
  return exams.reverse().map(({ id, title, closesAt }) => ({
    title,
    closesAt,
    studentIds: new Set(
      sittings.flatMap(({ courseExamId, userId }) => (courseExamId === id ? [userId] : [])),
    ),
  }));
}

async function readRows(
  executor: Executor,
  courseId: string,
  exams: readonly PublishedExam[],
): Promise<GradebookRow[]> {
  const people = await peopleById(executor, await memberIds(executor, courseId));
  const sittings = Map.groupBy(
    await findSittings(
      executor,
      exams.map(({ id }) => id),
      null,
    ),
    ({ userId }) => userId,
  );
  const inOrder = new Intl.Collator('en');
  return [...people.values()]
    .sort((one, other) => inOrder.compare(one.fullName, other.fullName) || (one.id < other.id ? -1 : 1))
    .map(({ id, fullName }) => presentRow(id, fullName, exams, sittings.get(id) ?? []));
}

function presentRow(
  studentId: string,
  fullName: string,
  exams: readonly PublishedExam[],
  sittings: readonly Sitting[],
): GradebookRow {
  const marks = exams.flatMap(({ id }) => {
    const examSittings = sittings.filter(({ courseExamId }) => courseExamId === id);
    return examSittings.length === 0 ? [] : [presentMark(id, examSittings)];
  });
  const percents = marks.flatMap(({ percent }) => percent ?? []);
  const mean =
    percents.length === 0
      ? null
      : Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
  return { student_id: studentId, full_name: fullName, marks, mean };
}

/** The best attempt counts; of two equal ones the first. */
function presentMark(examId: string, sittings: readonly Sitting[]): GradebookMark {
  const finished = sittings
    .filter(({ finishedAt }) => finishedAt !== null)
    .map((sitting) => ({ sitting, percent: percentOfSitting(sitting) ?? 0 }));
  const best = finished.toSorted((one, other) => other.percent - one.percent)[0];
  return {
    exam_id: examId,
    paper_id: best?.sitting.id ?? null,
    percent: best?.percent ?? null,
    attempts: sittings.length,
    waiting: best?.sitting.waitingCount ?? 0,
  };
}

function presentExam(exam: PublishedExam, now: number): GradebookExam {
  return { id: exam.id, title: exam.title, state: getState(exam, now), closes_at: exam.closesAt };
}
