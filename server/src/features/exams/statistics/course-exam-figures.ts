/** Figures of an exam, added up paper by paper. */
import type { Accepted } from '@akada/core/exams/key-change.ts';
import { type MarkedItem, type Marking, marksOf } from '@akada/core/exams/marking.ts';
import { covariance, mean } from '@akada/core/exams/statistics/covariance.ts';
import {
  fewestForMore,
  itemStatistics,
  needsReview,
  randomGuessScore,
} from '@akada/core/exams/statistics/item-statistics.ts';
import { type ChosenOptions, optionChoices } from '@akada/core/exams/statistics/option-choices.ts';
import type { AnswerText, FirstAttempt } from './course-exam-statistics.repo.ts';
import type { AskedFigures, CourseExamFigures } from './course-exam-statistics.tables.ts';

/** What answers that read the same have in common. */
interface Alike {
  questionId: string;
  optionCount: number;
  keyCount: number;
  /** As a share of a right answer. */
  mark: number;
  /** In the order of the question. */
  choices: readonly number[];
}

interface Asked {
  optionCount: number;
  keyCount: number;
  marks: number[];
  answers: ChosenOptions[];
}

export interface FigureSum {
  /** @param lines its answers as `findPapers` gives them */
  add(attempt: FirstAttempt, lines: readonly string[]): void;
  figures(): CourseExamFigures;
}

export function createFigureSum(): FigureSum {
  const shares: number[] = [];
  const asked = new Map<string, Asked>();
  const known = new Map<string, Alike>();
  const alikeOf = (line: string, marking: Marking): Alike => {
    const alike = known.get(line) ?? readAnswer(line, marking);
    known.set(line, alike);
    return alike;
  };

  return {
    add({ id: examId, score, maxScore, marking }, lines) {
      const all = (score ?? 0) / marking.right;
      shares.push((score ?? 0) / (maxScore || 1));
      for (const line of lines) {
        const { questionId, optionCount, keyCount, mark, choices } = alikeOf(line, marking);
        const question = asked.get(questionId) ?? { optionCount, keyCount, marks: [], answers: [] };
        asked.set(questionId, question);
        // What it asked was changed while the exam ran: its options are others.
        if (question.optionCount !== optionCount) continue;
        question.marks.push(mark);
        const others = lines.length - 1;
        question.answers.push({ examId, choices, rest: others === 0 ? 0 : (all - mark) / others });
      }
    },
    figures: () => ({
      count: shares.length,
      mean: shares.length === 0 ? null : 100 * mean(shares),
      deviation: shares.length < 2 ? null : 100 * Math.sqrt(covariance(shares, shares)),
      questions: [...asked]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([questionId, question]) => figuresOfAsked(questionId, question)),
    }),
  };
}

function figuresOfAsked(questionId: string, { optionCount, keyCount, marks, answers }: Asked): AskedFigures {
  const results = answers.map(({ rest }, at) => ({ rest, mark: marks[at] ?? 0 }));
  const figures = itemStatistics(results, 1);
  return {
    questionId,
    ...figures,
    guess: 100 * randomGuessScore(optionCount, keyCount),
    needsReview: needsReview(figures),
    choices: figures.count < fewestForMore ? null : optionChoices(answers, optionCount),
  };
}

function readAnswer(line: string, marking: Marking): Alike {
  const [questionId, type, count, keys, order, chosen, accepted] = line.split('|') as unknown as AnswerText;
  const optionCount = Number(count);
  const answerIndexes = indexesOf(keys);
  const shown = indexesOf(chosen);
  const own = indexesOf(order);
  const item: MarkedItem = {
    ...{ type: type as MarkedItem['type'], optionCount, answerIndexes, choices: shown },
    accepted: accepted === '' ? null : (JSON.parse(accepted) as Accepted),
  };
  return {
    ...{ questionId, optionCount, keyCount: answerIndexes.length },
    mark: marksOf(item, marking) / marking.right,
    choices: shown.map((position) => own[position] ?? position),
  };
}

/** An array as the database writes it; none of an empty text. */
function indexesOf(text: string): number[] {
  const inside = text.replaceAll(/[{}]/g, '');
  return inside === '' ? [] : inside.split(',').map(Number);
}
