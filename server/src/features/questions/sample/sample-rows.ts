/**
 * Turns the sample paper into rows of the bank: ids are the same whenever it is read, so that a newer text
 * finds its question.
 */
import { repeatableId } from '../../../platform/ids/ids.ts';
import type { BankDraft } from '../bank/bank-draft.ts';
import type { PassageRow } from '../passages/passages.tables.ts';
import type { PaperFile, SamplePaper } from './sample-paper.ts';

export type SamplePassage = Pick<PassageRow, 'id' | 'title' | 'text'>;

export interface SampleQuestion {
  id: string;
  position: number;
  draft: BankDraft;
}

export interface SampleRows {
  passages: SamplePassage[];
  /** In the order of the paper. */
  questions: SampleQuestion[];
}

/** The exam that the paper imitates. */
const tag = 'UTME';

export function rowsOfPaper(paper: SamplePaper): SampleRows {
  return {
    passages: paper.flatMap(({ passages }) =>
      passages.map(({ id, title, text }) => ({ id: passageId(id), title, text })),
    ),
    questions: paper.flatMap(getQuestions),
  };
}

function getQuestions({ subject, questions }: PaperFile): SampleQuestion[] {
  const last = new Map<string, number>();
  return questions.map((question) => ({
    id: repeatableId('sample question', question.id),
    position: question.passage === undefined ? 0 : nextPosition(last, question.passage),
    draft: getDraft(subject, question),
  }));
}

function getDraft(subject: string, question: PaperFile['questions'][number]): BankDraft {
  const { stem, options, answer, explanation, topic, difficulty, passage } = question;
  return {
    type: 'single',
    stem,
    options,
    answerIndexes: [answer],
    body: null,
    explanation,
    feedback: [],
    subject,
    topic,
    difficulty,
    tags: [tag],
    status: 'published',
    courseId: null,
    passageId: passage === undefined ? null : passageId(passage),
  };
}

function passageId(name: string): string {
  return repeatableId('sample passage', name);
}

/** Behind each other from 1, as questions of every passage stand. */
function nextPosition(last: Map<string, number>, passage: string): number {
  const position = (last.get(passage) ?? 0) + 1;
  last.set(passage, position);
  return position;
}
