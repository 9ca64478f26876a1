/** Scores the answers of an exam: marks, and for hall exams the share of each subject. */
import { getPercent, type Marks, markAll } from '@akada/core/exams/marking.ts';
import { utmeScore } from '@akada/core/exams/utme.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';

type ScoredItem = Pick<
  ExamItemRow,
  | 'type'
  | 'options'
  | 'answerIndexes'
  | 'body'
  | 'accepted'
  | 'choices'
  | 'response'
  | 'givenMarks'
  | 'section'
>;

/** The marks of one section. */
export interface SectionMarks extends Marks {
  title: string;
  wanted: number;
}

/** The score of a complete exam. */
export interface ExamScore extends Marks {
  sections: SectionMarks[];
}

export function getScore(
  exam: Pick<ExamRow, 'kind' | 'marking' | 'sections'>,
  items: readonly ScoredItem[],
): ExamScore {
  const all = marksOfItems(items, exam.marking);
  const sections = exam.sections.map((section, index) => ({
    ...section,
    ...marksOfItems(
      items.filter((item) => item.section === index),
      exam.marking,
    ),
  }));
  if (exam.kind !== 'hall') return { ...all, sections };

  const { subjects, total, most } = utmeScore(sections);
  return {
    ...all,
    score: total,
    maxScore: most,
    percent: getPercent(total, most),
    sections: sections.map((section, index) => {
      const score = subjects[index] ?? 0;
      return { ...section, score, maxScore: 100, percent: score };
    }),
  };
}

/** The marks of some of its questions. */
export function marksOfItems(items: readonly ScoredItem[], marking: ExamRow['marking']): Marks {
  return markAll(items.map(markedItem), marking);
}

/** A question as marking sees it. */
export function markedItem({ options, section: _, ...item }: ScoredItem) {
  return { ...item, optionCount: options.length };
}
