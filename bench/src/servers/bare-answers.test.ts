/** The bare server is a control only while it answers all that the product answers: a field that it lacks ends the bench. */
import { Question } from '@akada/contract/material/questions.ts';
import { Exam } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ExamFields, getExam, getQuestion, type QuestionFields } from './bare-answers.ts';

/** Fields of every answer. */
const getFields = (schema: z.ZodMiniObject) =>
  Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodMiniOptional ? [] : [name]));

const question = { options: ['Humus'], faults: [], content: null } as unknown as QuestionFields;
const exam = { options: ['Humus'], choices: [0] } as unknown as ExamFields;

test('a question has the fields of the product, and the fields of a held question', () => {
  const requested = getFields(Question).sort();
  expect(Object.keys(getQuestion(question)).sort()).toEqual(requested);
  expect(Object.keys(getQuestion({ ...question, held: true })).sort()).toEqual([...requested, 'held'].sort());
});

test('an exam has the fields of the product, and so has each of its questions', () => {
  const { questions, ...rest } = getExam([exam]) ?? { questions: [] };
  expect([...Object.keys(rest), 'questions'].sort()).toEqual(getFields(Exam).sort());
  expect(Object.keys(questions[0] ?? {}).sort()).toEqual(
    getFields(Exam.shape.questions._zod.def.element).sort(),
  );
});
