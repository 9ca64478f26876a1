/** Figures of an exam, added up paper by paper. */
import { setImmediate } from 'node:timers/promises';
import type { QuestionBody, QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import type { Accepted } from '@akada/core/exams/key-change.ts';
import {
  getMarks,
  getMaxMarks,
  isWaiting,
  type MarkedItem,
  type Marking,
} from '@akada/core/exams/marking.ts';
import { covariance, mean } from '@akada/core/exams/statistics/covariance.ts';
import {
  fewestForMore,
  itemStatistics,
  needsReview,
  randomGuessScore,
} from '@akada/core/exams/statistics/item-statistics.ts';
import { optionChoices } from '@akada/core/exams/statistics/option-choices.ts';
import { getAnswerText, getGuess } from '@akada/core/question-types/question-types.ts';
import { type AnswerText, separator } from './answer-text.ts';
import type { Paper } from './course-exam-statistics.repo.ts';
import type { AskedFigures, CourseExamFigures } from './course-exam-statistics.tables.ts';

/** The common fields of answers with the same text. */
interface Alike {
  questionId: string;
  optionCount: number;
  /** The share that guessing earns. */
  guess: number;
  /** The earned share of the maximum. */
  mark: number;
  /** The earned marks, and the maximum. */
  earned: number;
  max: number;
  /** True for an essay without marks, which no figure counts. */
  isWaiting: boolean;
  /** Answers to essays are too long to be listed, and each is written once. */
  isEssay: boolean;
  /** In the order of the question. */
  choices: readonly number[];
  /** The answer to a type without options, in words. */
  answer?: string;
}

/** Answers to a question, one after the other: of twenty thousand papers an object for each would fill a worker. */
interface Asked {
  optionCount: number;
  guess: number;
  isEssay: boolean;
  /** Numbers of the papers. */
  papers: number[];
  alike: Alike[];
  rests: number[];
}

export interface FigureSum {
  add(paper: Paper): void;
  /** Lets other work run between two questions. */
  figures(): Promise<CourseExamFigures>;
}

export function createFigureSum(): FigureSum {
  const examIds: string[] = [];
  const shares: number[] = [];
  const requested = new Map<string, Asked>();
  const known = new Map<string, Alike>();
  const alikeOf = (line: string, marking: Marking): Alike => {
    const alike = known.get(line) ?? readAnswer(line, marking);
    known.set(line, alike);
    return alike;
  };

  return {
    add({ id: examId, score, maxScore, marking, answers }) {
      const lines = answers.split('\n');
      const total = score ?? 0;
      const countedAnswers = lines.map((line) => alikeOf(line, marking)).filter((alike) => !alike.isWaiting);
      const maxOfAll = countedAnswers.reduce((sum, { max }) => sum + max, 0);
      for (const alike of countedAnswers) {
        const { questionId, optionCount, guess, isEssay, earned, max } = alike;
        const maxOfOthers = maxOfAll - max;
        const question = requested.get(questionId) ?? {
          optionCount,
          guess,
          isEssay,
          papers: [],
          alike: [],
          rests: [],
        };
        requested.set(questionId, question);
        // The question was edited while the exam ran, so its options differ.
        if (question.optionCount !== optionCount) continue;
        question.papers.push(examIds.length);
        question.alike.push(alike);
        question.rests.push(countedAnswers.length === 1 ? 0 : (total - earned) / maxOfOthers);
      }
      examIds.push(examId);
      // Essays without marks are no part of the score yet.
      shares.push(total / (countedAnswers.length === lines.length ? maxScore || 1 : maxOfAll || 1));
    },
    async figures() {
      const questions: AskedFigures[] = [];
      for (const [questionId, question] of [...requested].sort(([one], [other]) => (one < other ? -1 : 1))) {
        await setImmediate();
        questions.push(figuresOfAsked(questionId, question, examIds));
      }
      return {
        count: shares.length,
        mean: shares.length === 0 ? null : 100 * mean(shares),
        deviation: shares.length < 2 ? null : 100 * Math.sqrt(covariance(shares, shares)),
        questions,
      };
    },
  };
}

function figuresOfAsked(
  questionId: string,
  { optionCount, guess, isEssay, papers, alike, rests }: Asked,
  examIds: readonly string[],
): AskedFigures {
  const answers = papers.map((paper, index) => ({
    examId: examIds[paper] ?? '',
    mark: alike[index]?.mark ?? 0,
    choices: alike[index]?.choices ?? [],
    ...(alike[index]?.answer !== undefined && { answer: alike[index].answer }),
    rest: rests[index] ?? 0,
  }));
  const figures = itemStatistics(answers, 1);
  return {
    questionId,
    ...figures,
    guess: 100 * guess,
    needsReview: needsReview(figures),
    choices: figures.count < fewestForMore || isEssay ? null : optionChoices(answers, optionCount),
  };
}

function readAnswer(line: string, marking: Marking): Alike {
  const [questionId, type, count, keys, order, chosen, accepted, ...typed] = line.split(
    separator,
  ) as unknown as AnswerText;
  const [body, response, points] = typed.map((text) => (text === '' ? null : JSON.parse(text))) as [
    QuestionBody | null,
    QuestionResponse | null,
    number[] | null,
  ];
  const optionCount = Number(count);
  const answerIndexes = getIndexes(keys);
  const shown = getIndexes(chosen);
  const ownItems = getIndexes(order);
  const item: MarkedItem = {
    type: type as MarkedItem['type'],
    optionCount,
    answerIndexes,
    choices: shown,
    body,
    response,
    givenMarks: points && { points },
    accepted: accepted === '' ? null : (JSON.parse(accepted) as Accepted),
  };
  const [earned, max] = [getMarks(item, marking), getMaxMarks(item, marking)];
  const isEssay = type === 'essay';
  return {
    questionId,
    optionCount,
    guess: body === null ? randomGuessScore(optionCount, answerIndexes.length) : getGuess(body),
    mark: earned / max,
    earned,
    max,
    isWaiting: isWaiting(item),
    isEssay,
    choices: shown.map((position) => ownItems[position] ?? position),
    ...(response && !isEssay && { answer: getAnswerText(response) }),
  };
}

/** Numbers with commas between them. */
function getIndexes(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
