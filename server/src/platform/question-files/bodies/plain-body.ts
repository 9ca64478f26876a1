/** Bodies as lines of plain text, for a set that people read. */
import type { GapsBody, QuestionBody } from '@akada/core/question-types/question-body.ts';
import { getCriterionText, getWordLimit } from './essay-texts.ts';
import { getKeyText } from './key-text.ts';
import { mixItems, mixTexts } from './mixed-order.ts';

type ToPlain = (markdown: string) => string;

/** @param stem of a question @returns the stem with numbered blanks in the place of markers */
export function writeBlanks(stem: string): string {
  return stem.replace(/\[\[(\d{1,4})\]\]/g, '($1)&nbsp;{{blank}}');
}

/** @param body with the key, which is not written @param toPlain converts Markdown @returns lines below the stem */
export function getQuestionLines(body: QuestionBody, toPlain: ToPlain): string[] {
  switch (body.type) {
    case 'short':
    case 'numerical':
    case 'open':
      return [];
    case 'matching': {
      const matches = mixTexts([...new Set([...body.pairs.map(({ right }) => right), ...body.extra])]);
      const lefts = body.pairs.map(({ left }) => `- ${toPlain(left)}`);
      return ['Match:', ...lefts, 'with:', ...matches.map((match) => `- ${toPlain(match)}`)];
    }
    case 'ordering':
      return ['Put in order:', ...mixItems(body.items).map((item) => `- ${toPlain(item)}`)];
    case 'gaps':
      return body.gaps.flatMap(({ answer }, index) => {
        if (answer.type !== 'select') return [];
        const options = mixTexts(answer.options.map(({ text }) => text)).map(toPlain);
        return [`(${index + 1}) ${options.join(' / ')}`];
      });
    case 'reasoned':
      return [
        'True or false, and for which reason?',
        ...body.reasons.map((reason) => `- ${toPlain(reason)}`),
      ];
    case 'essay':
      return [
        getWordLimit(body) ?? [],
        ...body.criteria.map((criterion) => `- ${getCriterionText(criterion)}`),
      ].flat();
  }
}

/** @param body with the key @param toPlain converts Markdown @returns the right answer */
export function getAnswerLines(body: QuestionBody, toPlain: ToPlain): string[] {
  switch (body.type) {
    case 'short':
    case 'numerical':
      return [getKeyText(body)];
    case 'matching':
      return body.pairs.map(({ left, right }) => `${toPlain(left)} – ${toPlain(right)}`);
    case 'ordering':
      return body.items.map((item, index) => `${index + 1}. ${toPlain(item)}`);
    case 'gaps':
      return body.gaps.map(({ answer }, index) => `(${index + 1}) ${getGapKey(answer, toPlain)}`);
    case 'reasoned':
      return [`${body.verdict ? 'True' : 'False'}: ${toPlain(body.reasons[body.reason] ?? '')}`];
    case 'essay':
      return body.criteria.map((criterion) =>
        [getCriterionText(criterion), criterion.guidance].filter(Boolean).join(': '),
      );
    case 'open':
      return [body.answer];
  }
}

function getGapKey(answer: GapsBody['gaps'][number]['answer'], toPlain: ToPlain): string {
  if (answer.type !== 'select') return getKeyText(answer);
  const best = answer.options.filter(({ share }) => share === 1);
  return best.map(({ text }) => toPlain(text)).join(' or ');
}
