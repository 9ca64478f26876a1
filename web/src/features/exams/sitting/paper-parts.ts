/** The parts of a paper in the hall: the questions of a part are adjacent. */
import type { Exam, ExamQuestion } from '@akada/contract/work/exams.ts';

export interface PaperPart {
  /** Null if the paper has no parts. */
  title: string | null;
  /** 0-based position of the part's first question in the paper. */
  first: number;
  questions: readonly ExamQuestion[];
}

/** @returns the parts that have questions; a single part without a title if the paper has none */
export function paperParts({ questions, sections }: Pick<Exam, 'questions' | 'sections'>): PaperPart[] {
  if (sections.length === 0) return [{ title: null, first: 0, questions }];

  return sections
    .map(({ title }, index) => ({
      title,
      first: questions.findIndex(({ section }) => section === index),
      questions: questions.filter(({ section }) => section === index),
    }))
    .filter((part) => part.questions.length > 0);
}

/** @returns the part that contains a question of the paper */
export function partAt(parts: readonly PaperPart[], position: number): PaperPart | undefined {
  return parts.findLast(({ first }) => first <= position);
}
