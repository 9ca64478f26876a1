/** Cards of questions: what a question asks on the front, and its answer on the back, without the options. */
import type { createCardsOfQuestions } from '@akada/contract/material/cards.ts';
import type { BodyOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import { BLANK } from '@akada/core/cards/card-draft.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { asMarkdown } from '@akada/core/cards/note-markdown.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { getKeyText } from '@akada/core/question-types/question-types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import { findFormulas } from '../../platform/content/math/find-formula.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { CourseText } from '../courses/course-texts/course-texts.service.ts';
import { type JoinedCourse, joinedCourses } from '../courses/joined-courses.service.ts';
import type { MissedQuestions } from '../exams/missed-questions.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { PracticeQuestions, StoredQuestion } from '../questions/practice/practice-questions.service.ts';
import { getContents, getFaces, getOrdinals } from './card/card-faces.ts';
import * as repo from './card/cards.repo.ts';
import { type CardPresentingDeps, presentCards } from './card/presented-cards.service.ts';
import { claimWriting } from './card-writing.service.ts';

export interface CardsOfQuestionsDeps extends CardPresentingDeps {
  notes: Pick<NotesService, 'titlesOf' | 'courseTextsOf'>;
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  holds: QuestionHolds;
  missed: MissedQuestions;
  questions: Pick<PracticeQuestions, 'byIds'>;
}

type Wanted = BodyOf<typeof createCardsOfQuestions>;

/** @throws Fault `validation_failed` unless questions or an exam are named, `too_many_requests`, and what reading the exam throws */
export type MakeCardsOfQuestions = (
  userId: string,
  requested: Wanted,
  signal: AbortSignal,
) => Promise<SuccessOf<typeof createCardsOfQuestions>>;

export function createMakeCardsOfQuestions(deps: CardsOfQuestionsDeps): MakeCardsOfQuestions {
  const { database, clock, holds } = deps;
  const { db } = database;

  return async (userId, requested, signal) => {
    await claimWriting(deps, userId);
    const ids = await getIds(deps, userId, requested);
    const courses = await joinedCourses(db, userId);
    const scope = { kind: 'everything' as const, userId, courseIds: courses.map(({ id }) => id) };
    const found = await deps.questions.byIds(db, scope, ids);
    if (found.length === 0) throw notFound();

    const held = await holds.heldOf(
      db,
      userId,
      found.map(({ id }) => id),
    );
    const asked = found.filter((question) => !held.has(question.id) && getKeyTexts(question).length > 0);
    const sides = asked.map(getSides);
    const contents = await getContents(deps.content, sides, signal);
    const noteIds = asked.flatMap(({ noteId }) => noteId ?? []);
    const filed = await deps.notes.courseTextsOf(db, noteIds);
    const time = getInstant(clock.now());
    const rows = asked.map((question, position) => ({
      id: newId(),
      userId,
      kind: 'basic' as const,
      state: 'active' as const,
      position,
      front: '',
      back: '',
      contentVersion: 0,
      ...sides[position],
      ...contents[position],
      ...courseOfQuestion(question, courses, filed),
      ...getSource(question),
      questionId: question.id,
      tags: question.tags,
      createdAt: time,
      changedAt: time,
    }));
    const made = await database.transaction((tx) => add(tx, userId, rows));
    const cards = await repo.findCardsOfQuestions(
      db,
      userId,
      asked.map(({ id }) => id),
    );
    return { cards: await presentCards(deps, db, cards), made, held_back: held.size };
  };
}

async function getIds(
  { missed }: CardsOfQuestionsDeps,
  userId: string,
  { question_ids: ids, exam_id: examId }: Wanted,
): Promise<string[]> {
  if ((ids === undefined) === (examId === undefined)) {
    const sentence = 'Name questions, or an exam';
    throw new Fault('validation_failed', sentence, { fields: { question_ids: sentence, exam_id: sentence } });
  }
  if (ids !== undefined) return ids;
  return (await missed.of(userId, examId ?? '')).questionIds.slice(0, cardLimits.questions);
}

/** @returns how many were made: a question that has a card is passed over */
async function add(tx: Transaction, userId: string, rows: readonly repo.NewCard[]): Promise<number> {
  const added = new Set(await repo.insertCards(tx, rows));
  const created = rows.filter(({ id }) => added.has(id));
  await repo.insertFaces(
    tx,
    created.flatMap((row) => getFaces(row, getOrdinals(row))),
  );
  if (created.length > 0) await publishHint(tx, userId, { topic: 'card', id: null });
  return created.length;
}

function getSides(question: StoredQuestion): { front: string; back: string } {
  const { type, stem, body } = question;
  const keys = getKeyTexts(question).map((text) => getMarkdown(question, text));
  const requested = getMarkdown(question, body?.type === 'gaps' ? stem.replace(/\[\[\d+\]\]/g, BLANK) : stem);
  return {
    front: type === 'true_false' ? `True or false? ${requested}` : requested,
    back: keys.length === 1 ? keys.join('') : keys.map((key) => `- ${key.replace(/\n/g, '\n  ')}`).join('\n'),
  };
}

function getKeyTexts({ options, answerIndex, answerIndexes, body }: StoredQuestion): string[] {
  if (body !== null) return [getKeyText(body)];
  const keys = answerIndexes ?? (answerIndex === null ? [] : [answerIndex]);
  return keys.flatMap((key) => options[key] ?? []);
}

/** Text that was generated from notes is plain text, but its formulas are rendered too. */
function getMarkdown({ markup }: StoredQuestion, text: string): string {
  if (markup === 'markdown') return text;

  let writtenText = '';
  let from = 0;
  for (const { start, end } of findFormulas(text)) {
    writtenText += asMarkdown(text.slice(from, start)) + text.slice(start, end);
    from = end;
  }
  return writtenText + asMarkdown(text.slice(from));
}

function courseOfQuestion(
  { courseId, noteId }: StoredQuestion,
  courses: readonly JoinedCourse[],
  filed: ReadonlyMap<string, CourseText>,
): CourseText {
  const course = courses.find(({ id }) => id === courseId);
  if (course) return { courseName: course.name, courseKey: catalogKey(course.name), courseId: course.id };
  return (
    (noteId === null ? null : filed.get(noteId)) ?? { courseName: null, courseKey: null, courseId: null }
  );
}

function getSource({ noteId, sourcePage, sourceQuote }: StoredQuestion) {
  const isQuoted = noteId !== null && sourcePage !== null && sourceQuote !== null;
  return { noteId, ...(isQuoted ? { sourcePage, sourceQuote } : { sourcePage: null, sourceQuote: null }) };
}
