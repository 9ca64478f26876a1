/** Exams for played endpoints: a running one, and its result. */
import type { QuestionBody, QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import type { Question } from '@akada/contract/material/questions.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import type { SetExam } from '@akada/contract/work/course-exams.ts';
import type { ExamResult, ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import type { Exam, ExamPresence, SavedAnswer, saveAnswer } from '@akada/contract/work/exams.ts';
import { markAnswer, presentBody } from '@akada/core/question-types/question-types.ts';
import { makeId, makeQuestion } from '../samples.ts';

const markedPlainly = { right: 1, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' } as const;
const ofOneself = { kind: 'mock', duration_minutes: 20, extra_percent: 0, away_ms: 0 } as const;

/** @returns an exam of twenty minutes that begins now; a question's content is what it shows of stem and options */
export function makeRunningExam(questions: readonly Question[], differing: Partial<Exam> = {}): Exam {
  const now = Date.now();
  const deadline_at = new Date(now + 20 * 60_000).toISOString();
  return {
    id: makeId(9),
    status: 'in_progress',
    title: 'Soil',
    ...ofOneself,
    may_pause: false,
    started_at: new Date(now).toISOString(),
    deadline_at,
    closes_at: deadline_at,
    server_now: new Date(now).toISOString(),
    marking: markedPlainly,
    wanted: questions.length,
    sections: [],
    questions: questions.map(({ id, type, stem, options, passage_id, content, body }) => ({
      id,
      type,
      stem,
      options,
      section: null,
      choice: null,
      choices: null,
      flagged: false,
      took_ms: 0,
      sequence: 0,
      ...(passage_id !== undefined && { passage_id }),
      ...(body !== undefined && { presented: presentBody(body, id) }),
      content: content && { stem: content.stem, options: content.options },
    })),
    ...differing,
  };
}

/** @returns what the server answers to a save: it has what was sent */
export function savedOf({ body }: { body: SentBodyOf<typeof saveAnswer> }): SavedAnswer {
  const { choices = null, response, flagged, took_ms, sequence } = body;
  const [choice = null, ...others] = choices ?? [];
  return {
    choice: others.length === 0 ? choice : null,
    choices,
    ...(response && { response }),
    flagged: flagged ?? false,
    took_ms: took_ms ?? 0,
    sequence,
  };
}

/** @returns what the server says to a view of the exam that is open now */
export function makePresence(exam: Exam, differing: Partial<ExamPresence> = {}): ExamPresence {
  const { status, deadline_at, closes_at, away_ms } = exam;
  return { status, deadline_at, closes_at, away_ms, server_now: new Date().toISOString(), ...differing };
}

/** @returns a paper of the hall: as many questions of each subject as are named, with four options each */
export function makeHallExam(counts: Readonly<Record<string, number>>, differing: Partial<Exam> = {}): Exam {
  const subjects = Object.entries(counts);
  const numbers = subjects.flatMap(([title, count], section) =>
    Array.from({ length: count }, (_, index) => ({ section, stem: `${title}, question ${index + 1}?` })),
  );
  const { questions, ...exam } = makeRunningExam(
    numbers.map(({ stem }, index) => makeQuestion(index + 1, { stem })),
  );
  return {
    ...exam,
    kind: 'hall',
    title: 'UTME hall',
    sections: subjects.map(([title, count]) => ({ title, questions: count, wanted: count })),
    questions: questions.map((question, index) => ({
      ...question,
      section: numbers[index]?.section ?? null,
    })),
    ...differing,
  };
}

/** @returns the question as a result shows it; its first option is right */
export function reviewedOf(question: Question, choice: number | null): ReviewedQuestion {
  return {
    ...question,
    answer_index: 0,
    answer_indexes: [0],
    choice,
    choices: choice === null ? null : [choice],
    correct: choice === 0,
    marks: choice === 0 ? 1 : 0,
    max_marks: 1,
    flagged: false,
    took_ms: 30_000,
    topic: null,
    section: null,
  };
}

/** @returns a question without options in a result, marked by its rules */
export function reviewBody(
  { body, ...question }: Question & { body: QuestionBody },
  response: QuestionResponse | null,
): ReviewedQuestion {
  const marked = markAnswer(body, response);
  return {
    ...reviewedOf(question, null),
    answer_index: null,
    answer_indexes: [],
    body,
    ...(response && { response }),
    marked,
    correct: marked.share === 1,
    marks: marked.share,
  };
}

/** @returns the result of an exam with these questions, submitted after five minutes */
export function makeExamResult(
  questions: readonly ReviewedQuestion[],
  differing: Partial<ExamResult> = {},
): ExamResult {
  const correct = questions.filter((question) => question.correct).length;
  const total = questions.length;
  return {
    id: makeId(9),
    title: 'Soil',
    ...ofOneself,
    source: { kind: 'generation', id: makeId(8) },
    started_at: '2026-11-02T09:00:00.000Z',
    finished_at: '2026-11-02T09:05:00.000Z',
    finished_by: 'submit',
    seconds_used: 300,
    marking: markedPlainly,
    answered: questions.filter(({ choice }) => choice !== null).length,
    correct,
    total,
    wanted: total,
    score: correct,
    max_score: total,
    percent: Math.round((100 * correct) / total),
    scale_note: null,
    topics: [],
    sections: [],
    earlier: [],
    questions: [...questions],
    ...differing,
  };
}

/** @returns an exam that a tutor has set: it is open for two hours, and no one has started it */
export function makeCourseExam(number: number, differing: Partial<SetExam> = {}): SetExam {
  const now = Date.now();
  const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  return {
    id: makeId(number),
    course: { id: makeId(4), name: 'Soil science' },
    title: `Test ${number}`,
    instructions: '',
    state: 'open',
    question_count: 20,
    duration_minutes: 40,
    extra_percent: 0,
    marking: markedPlainly,
    opens_at: inHours(-1),
    closes_at: inHours(2),
    server_now: inHours(0),
    attempts: 1,
    attempts_left: 1,
    running_exam_id: null,
    finished: [],
    results_show: 'after_close',
    keys_show: 'after_close',
    ...differing,
  };
}
