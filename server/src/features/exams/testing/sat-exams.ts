/** Writes many ended exams straight into the database. */
import type { Marking } from '@akada/core/exams/marking.ts';
import { plainMarking } from '@akada/core/exams/marking.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { type ExamItemRow, type ExamRow, exams } from '../exam/exams.tables.ts';
import { examRow } from './exams.samples.ts';
import { writeItems } from './written-items.ts';

/** The answers of one student. */
export interface SatExam {
  /** The chosen options in the question's own order; empty if the question was not answered. */
  own: number[];
  /** Marks of the other nine questions. */
  rest: number;
  userId?: string;
  marking?: Marking;
}

/** A question of these exams: its first option is right. */
export interface SatQuestion {
  id: string;
  stem: string;
  options: string[];
}

/** Exams of one student begin one after the other, and end the other way round. */
export async function insertSat(
  app: SharedTestApp,
  question: SatQuestion,
  sat: readonly SatExam[],
  change: Partial<ExamRow & Pick<ExamItemRow, 'accepted'>> = {},
): Promise<string[]> {
  const { db } = app.platform.database;
  const { accepted = null, ...ofExam } = change;
  const ids: string[] = [];
  for (const [at, { own, rest, userId, marking = plainMarking }] of sat.entries()) {
    const order =
      at % 2 === 0 ? null : question.options.map((_, position) => question.options.length - 1 - position);
    const shown = (index: number) => order?.indexOf(index) ?? index;
    const right = own.length === 1 && own[0] === 0;
    const score = rest * marking.right + (right ? marking.right : 0);
    const row = {
      ...examRow({
        userId: userId ?? (await createPerson(app)).userId,
        startedAt: moment(app, at - 1_000),
        deadlineAt: moment(app, at - 900),
      }),
      id: newId(),
      marking,
      finishedAt: moment(app, -at),
      finishedBy: 'submit' as const,
      correct: Math.round(rest) + (right ? 1 : 0),
      answered: 10,
      score,
      maxScore: 10 * marking.right,
      ...ofExam,
    };
    await db.insert(exams).values(row);
    await writeItems(db, [
      {
        examId: row.id,
        questionId: question.id,
        position: 0,
        stem: question.stem,
        explanation: '',
        options: question.options,
        answerIndexes: [shown(0)],
        optionOrder: order,
        accepted,
        choices: own.length === 0 ? null : own.map(shown).sort((one, other) => one - other),
      },
    ]);
    ids.push(row.id);
  }
  return ids;
}
