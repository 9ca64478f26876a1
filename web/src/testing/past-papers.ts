import type { PastPaper, PastPaperQuestion, PastPaperReview } from '@akada/contract/material/past-papers.ts';
import { makeId } from './samples.ts';

/** @returns a question of a paper with four options, at the position before its number; without changes B is marked */
export function makePaperQuestion(
  number: number,
  changes: Partial<PastPaperQuestion> = {},
): PastPaperQuestion {
  return {
    position: number - 1,
    number,
    section: '',
    topic: null,
    topic_from: null,
    passage: '',
    has_figure: false,
    kind: 'single',
    stem: `What is the unit of quantity ${number}?`,
    options: ['metre', 'second', 'kelvin', 'mole'].map((text, index) => ({
      letter: 'ABCD'.charAt(index),
      text,
    })),
    parts: [],
    key: [1],
    answer: '',
    key_from: 'marked',
    problems: [],
    is_left_out: false,
    is_in_set: false,
    page: 1,
    ...changes,
  };
}

/** @returns the review of a paper of note 1 with these questions */
export function makeReview(
  questions: PastPaperQuestion[],
  changes: Partial<PastPaper> = {},
  omitted: PastPaperReview['omitted'] = [],
): PastPaperReview {
  const included = questions.filter(({ is_left_out }) => !is_left_out);
  const paper: PastPaper = {
    id: makeId(70),
    note_id: makeId(1),
    title: 'Chapter 1',
    body: 'utme',
    year: '2015',
    subject: 'Physics',
    topic: null,
    minutes: null,
    questions: included.length,
    ready: included.filter(({ key_from }) => key_from !== null).length,
    without_key: included.filter(({ key_from }) => key_from === null).length,
    answers: null,
    set_id: null,
    created_at: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
  return { paper, questions, omitted };
}
