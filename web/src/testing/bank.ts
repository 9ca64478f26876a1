/** Questions and passages of the bank in route tests. */
import type { Passage, PassageSummary } from '@akada/contract/material/passages.ts';
import type { BankQuestion, BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { tunde } from './people.ts';
import { makeId } from './samples.ts';

const at = '2026-11-02T09:42:00.000Z';

/** A draft of Tunde's that is whole. */
export function makeBankQuestion(number: number, differing: Partial<BankQuestion> = {}): BankQuestion {
  return {
    id: makeId(400 + number),
    type: 'single',
    status: 'draft',
    source: 'author',
    course_id: null,
    topic: 'Water',
    subject: null,
    difficulty: 'easy',
    tags: ['soil'],
    passage_id: null,
    is_sample: false,
    owner_id: tunde.id,
    version: 1,
    created_at: at,
    changed_at: at,
    stem: `What holds water in soil ${number}?`,
    options: ['Humus', 'Sand', 'Gravel'].map((text) => ({ text })),
    answer_indexes: [0],
    feedback: [],
    explanation: 'Humus holds many times its weight in water.',
    content: null,
    reports: [],
    ...differing,
  };
}

/** A draft of a type without options. */
export function makeBodyQuestion(body: QuestionBody, differing: Partial<BankQuestion> = {}): BankQuestion {
  return makeBankQuestion(1, { type: body.type, body, options: [], answer_indexes: [], ...differing });
}

const unasked = { facility: null, discrimination: null, needs_review: false };

/** @returns the question as lists have it */
function makeBankSummary(question: BankQuestion): BankQuestionSummary {
  const { options, answer_indexes, body, feedback, explanation, content, reports, owner_id, ...shared } =
    question;
  return { ...shared, stem_content: content?.stem ?? null, report_count: reports.length, ...unasked };
}

/** @returns a complete list in one page */
export function makeBankList(...questions: BankQuestion[]) {
  return { items: questions.map(makeBankSummary), total: questions.length, more: false };
}

export function makePassage(number: number, differing: Partial<Passage> = {}): Passage {
  return {
    id: makeId(500 + number),
    title: `Passage ${number}`,
    is_sample: false,
    version: 1,
    created_at: at,
    changed_at: at,
    content: null,
    text: 'Rain falls on the hill and runs to the river.',
    questions: [1, 2, 3].map((one) => {
      const { id, stem, status } = makeBankQuestion(one);
      return { id, stem, stem_content: null, status };
    }),
    ...differing,
  };
}

/** @returns the passage as lists have it */
export function makePassageSummary({ text, content, questions, ...shared }: Passage): PassageSummary {
  return { ...shared, excerpt: text, excerpt_content: content, question_count: questions.length };
}
