/** A set as text, with its questions without options. */
import type { Question, SharedPassage } from '@akada/contract/material/questions.ts';
import { getKeyText, presentBody } from '@akada/core/question-types/question-types.ts';
import type { PresentedBody } from '@akada/core/question-types/type-module.ts';
import { setText } from '@akada/core/questions/set-file.ts';
import { blankGaps } from '../../ui/answers/gaps/gap-marks.ts';

interface TextSet {
  title: string;
  questions: readonly Question[];
  passages: readonly SharedPassage[] | undefined;
}

/** @returns the questions, and the answers after all of them */
export function getSetText({ title, questions, passages }: TextSet): string {
  return setText({ title, passages, questions: questions.map(describeQuestion) });
}

function describeQuestion(question: Question) {
  const { id, stem, body, explanation } = question;
  if (body === undefined) return question;
  const lines = getLines(presentBody(body, id));
  const answer = getKeyText(body);
  return {
    ...question,
    stem: [body.type === 'gaps' ? blankGaps(stem) : stem, ...lines].join('\n'),
    explanation: [answer, explanation].filter((text) => text !== '').join('\n'),
  };
}

/** The texts that students see, in an order that does not tell the key. */
function getLines(presented: PresentedBody): string[] {
  switch (presented.type) {
    case 'matching':
      return [...presented.lefts, `Matches: ${presented.choices.join('; ')}`];
    case 'ordering':
      return presented.items;
    case 'gaps':
      return presented.gaps.flatMap((gap, index) =>
        gap.type === 'select' ? [`(${index + 1}): ${gap.options.join(', ')}`] : [],
      );
    case 'reasoned':
      return ['True or false, because:', ...presented.reasons];
    default:
      return [];
  }
}
