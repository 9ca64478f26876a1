/** Answers to write: a text or a number. */
import { getKeyText } from '../../bodies/key-text.ts';
import { answerLine } from '../answer-rows.ts';
import { element } from '../element.ts';
import { defineType } from './handout-type.ts';

export const short = defineType('short', {
  printQuestion: () => [answerLine()],
  printAnswer: (body) => [element('p', {}, [getKeyText(body)])],
});

export const numerical = defineType('numerical', {
  printQuestion: () => [answerLine()],
  printAnswer: (body) => [element('p', {}, [getKeyText(body)])],
});
