/** Figures of an exam, added up paper by paper. */
import { setImmediate } from 'node:timers/promises';
import type { QuestionBody, QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import type { Accepted } from '@akada/core/exams/key-change.ts';
import { getMarks, type MarkedItem, type Marking } from '@akada/core/exams/marking.ts';
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
  /** As a share of a right answer. */
  mark: number;
  /** In the order of the question. */
  choices: readonly number[];
  /** The answer to a type without options, in words. */
  answer?: string;
}

/** Answers to a question, one after the other: of twenty thousand papers an object for each would fill a worker. */
interface Asked {
  optionCount: number;
  guess: number;
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
      const all = (score ?? 0) / marking.right;
      const others = lines.length - 1;
      for (const line of lines) {
        const alike = alikeOf(line, marking);
        const { questionId, optionCount, guess, mark } = alike;
        const question = requested.get(questionId) ?? {
          optionCount,
          guess,
          papers: [],
          alike: [],
          rests: [],
        };
        requested.set(questionId, question);
        // The question was edited while the exam ran, so its options differ.
        if (question.optionCount !== optionCount) continue;
        question.papers.push(examIds.length);
        question.alike.push(alike);
        question.rests.push(others === 0 ? 0 : (all - mark) / others);
      }
      examIds.push(examId);
      shares.push((score ?? 0) / (maxScore || 1));
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
  { optionCount, guess, papers, alike, rests }: Asked,
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
    choices: figures.count < fewestForMore ? null : optionChoices(answers, optionCount),
  };
}

function readAnswer(line: string, marking: Marking): Alike {
  const [questionId, type, count, keys, order, chosen, accepted, ...typed] = line.split(
    separator,
  ) as unknown as AnswerText;
  const [body, response] = typed.map((text) => (text === '' ? null : JSON.parse(text))) as [
    QuestionBody | null,
    QuestionResponse | null,
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
    accepted: accepted === '' ? null : (JSON.parse(accepted) as Accepted),
  };
  return {
    questionId,
    optionCount,
    guess: body === null ? randomGuessScore(optionCount, answerIndexes.length) : getGuess(body),
    mark: getMarks(item, marking) / marking.right,
    choices: shown.map((position) => ownItems[position] ?? position),
    ...(response && { answer: getAnswerText(response) }),
  };
}

/** Numbers with commas between them. */
function getIndexes(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
