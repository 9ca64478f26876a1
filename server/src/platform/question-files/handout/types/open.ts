/** Open answers on paper: lines to write on, and the model answer among the answers. */
import { answerLine } from '../answer-rows.ts';
import { element } from '../element.ts';
import { defineType } from './handout-type.ts';

const lineCount = 4;

export const open = defineType('open', {
  printQuestion: () => Array.from({ length: lineCount }, answerLine),
  printAnswer: ({ answer }) => [element('p', {}, [answer])],
});
