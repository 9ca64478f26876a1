/**
 * The statements of a running exam, prepared once by name: many students in a hall load and save through
 * these at the same moment.
 */
import { and, asc, eq, isNull, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { publishedHint } from '../../../platform/hints/hints.ts';
import { courseExams } from '../course-exams/course-exams.tables.ts';
import { endOfExam } from '../exam/exams.repo.ts';
import {
  type AnswerState,
  type ExamItemRow,
  type ExamRow,
  examItems,
  exams,
  paperTexts,
} from '../exam/exams.tables.ts';
import { hasText } from '../exam/same-copies.queries.ts';

/** Columns of the exam that are read with each of its items: few, because they repeat on every row. */
type RepeatedColumns = Pick<ExamRow, 'id' | 'userId' | 'title' | 'startedAt' | 'deadlineAt' | 'finishedAt'>;

/** Columns that are read with the first item only, as JSON. */
type OnceColumns = Pick<
  ExamRow,
  'kind' | 'durationMinutes' | 'extraPercent' | 'mayPause' | 'awayMs' | 'marking' | 'wanted' | 'sections'
> & {
  /** Taken from the tutor's exam, if this is a sitting of one. */
  instructions: string | null;
  /** Milliseconds since the epoch. */
  closes: number;
  lastSeen: number;
};

export type OpenExam = RepeatedColumns & OnceColumns;

/** The columns of an item that a running exam may show. The key is not even read. */
export type OpenItem = AnswerState &
  Pick<
    ExamItemRow,
    'questionId' | 'type' | 'stem' | 'options' | 'presented' | 'passageId' | 'section' | 'content'
  >;

export interface AnswerToSave extends AnswerState {
  examId: string;
  userId: string;
  questionId: string;
  /** ISO time of arrival, and the oldest end that it still meets. */
  now: string;
  oldestEnd: string;
}

/** An exam with its items, as a student sits it. */
export interface LoadedExam {
  exam: OpenExam;
  items: OpenItem[];
}

/** Moves the options to their places in this exam. The database would take longer for it. */
function reorderOptions({ optionOrder, ...item }: OpenItem & Pick<ExamItemRow, 'optionOrder'>): OpenItem {
  if (optionOrder === null) return item;
  const reorder = <Part>(parts: readonly Part[]) => optionOrder.map((index) => parts[index] as Part);
  const { options, content } = item;
  return {
    ...item,
    options: reorder(options),
    content: content && { ...content, options: reorder(content.options) },
  };
}

const thisExam = eq(exams.id, sql.placeholder('examId'));

export function prepareSittingQueries({ db }: Pick<Database, 'db'>) {
  const load = prepareLoad(db);
  const save = prepareSave(db);
  return {
    async load(examId: string): Promise<LoadedExam | null> {
      const rows = await load.execute({ examId });
      const [first] = rows;
      return first?.once
        ? { exam: { ...first.exam, ...first.once }, items: rows.map(({ item }) => reorderOptions(item)) }
        : null;
    },
    /** @returns null when nothing was saved: late, finished, foreign, no such options, or an older sequence */
    async save(answer: AnswerToSave): Promise<AnswerState | null> {
      const { choices, response } = answer;
      const highest = choices === null ? null : Math.max(...choices);
      const [saved] = await save.execute({
        ...answer,
        response: response && JSON.stringify(response),
        highest,
        chosen: choices?.length ?? 0,
      });
      if (!saved) return null;
      const { published, ...state } = saved;
      return state;
    },
  };
}

export type SittingQueries = ReturnType<typeof prepareSittingQueries>;

function prepareLoad(db: Database['db']) {
  const milliseconds = (column: SQLWrapper) => sql`floor(extract(epoch FROM ${column}) * 1000)::bigint`;
  const instructions = sql`(SELECT ${courseExams.instructions} FROM ${courseExams}
    WHERE ${courseExams.id} = ${exams.sourceKey}::uuid)`;
  const once = sql<OnceColumns | null>`CASE WHEN ${examItems.position} = 0 THEN jsonb_build_object(
    'kind', ${exams.kind}, 'durationMinutes', ${exams.durationMinutes}, 'extraPercent', ${exams.extraPercent},
    'mayPause', ${exams.mayPause}, 'awayMs', ${exams.awayMs}, 'marking', ${exams.marking}, 'wanted', ${exams.wanted},
    'sections', ${exams.sections}, 'closes', ${milliseconds(exams.closesAt)},
    'lastSeen', ${milliseconds(exams.lastSeenAt)},
    'instructions', CASE WHEN ${exams.sourceKind} = 'course_exam' THEN ${instructions} END) END`;
  const { id, userId, title, startedAt, deadlineAt, finishedAt } = exams;
  const { questionId, type, presented, passageId, section, optionOrder } = examItems;
  const { stem, options, content } = paperTexts;
  const { choices, response, flagged, tookMs, sequence } = examItems;
  return db
    .select({
      exam: { id, userId, title, startedAt, deadlineAt, finishedAt },
      once,
      item: {
        questionId,
        type,
        stem,
        options,
        optionOrder,
        presented,
        passageId,
        section,
        content,
        choices,
        response,
        flagged,
        tookMs,
        sequence,
      },
    })
    .from(exams)
    .innerJoin(examItems, eq(examItems.examId, exams.id))
    .innerJoin(paperTexts, hasText)
    .where(thisExam)
    .orderBy(asc(examItems.position))
    .prepare('exams.load');
}

function prepareSave(db: Database['db']) {
  const input = {
    choices: sql`${sql.placeholder('choices')}::smallint[]`,
    response: sql`${sql.placeholder('response')}::jsonb`,
    flagged: sql`${sql.placeholder('flagged')}::boolean`,
    tookMs: sql`${sql.placeholder('tookMs')}::integer`,
    sequence: sql`${sql.placeholder('sequence')}::integer`,
  };
  // The share lock makes a submission wait for answers in progress, and answers wait for a submission in
  // progress and then find the exam finished: no answer is saved that the score has not seen.
  const running = db.$with('running').as(
    db
      .select({ id: exams.id, userId: exams.userId, viewIds: exams.viewIds })
      .from(exams)
      .where(
        and(
          thisExam,
          eq(exams.userId, sql.placeholder('userId')),
          isNull(exams.finishedAt),
          sql`${endOfExam} >= ${sql.placeholder('oldestEnd')}::timestamptz`,
        ),
      )
      .for('share'),
  );
  return db
    .with(running)
    .update(examItems)
    .set({ ...input, answeredAt: sql`${sql.placeholder('now')}::timestamptz` })
    .from(running)
    .where(
      and(
        eq(examItems.examId, running.id),
        eq(examItems.questionId, sql.placeholder('questionId')),
        lt(examItems.sequence, input.sequence),
        sql`coalesce(${sql.placeholder('highest')}::smallint < ${examItems.optionCount}, true)`,
        sql`(${sql.placeholder('chosen')}::smallint <= 1 OR ${examItems.type} = 'multiple')`,
        sql`coalesce(${input.response} ->> 'type' = ${examItems.type}, true)`,
      ),
    )
    .returning({
      choices: examItems.choices,
      response: examItems.response,
      flagged: examItems.flagged,
      tookMs: examItems.tookMs,
      sequence: examItems.sequence,
      // Only where a second view of the exam has to hear of it: a hall of students must not pay for that.
      published: sql<string | null>`CASE WHEN cardinality(${running.viewIds}) > 1
        THEN ${publishedHint(running.userId, 'exam', running.id)}::text END`,
    })
    .prepare('exams.save_answer');
}
