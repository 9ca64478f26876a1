/** A text or a number as the only answer: `textEntryInteraction`. */
import type { NumericalBody, ShortBody } from '@akada/core/question-types/question-body.ts';
import { attribute } from '../../../xml/placed-element.ts';
import { feedbackRemark, hasFeedback } from '../../without-feedback.ts';
import { findDeclaration } from './declared-answers.ts';
import { defineType, getGapName, type QtiItem, type WrittenItem } from './qti-type.ts';
import { getTypedAnswer } from './typed-answer.ts';
import { writeAnswer } from './written-answers.ts';

const name = 'RESPONSE';

function recognises({ item, interactions }: QtiItem, isNumber: boolean): boolean {
  const [interaction, ...others] = interactions;
  if (interaction?.name !== 'textEntryInteraction' || others.length > 0) return false;
  const response = attribute(interaction, 'responseIdentifier');
  // We write a question with one gap so.
  if (response === getGapName(0)) return false;
  const declaration = findDeclaration(item, response);
  return /^(?:float|integer)$/.test(attribute(declaration, 'baseType')) === isNumber;
}

function read<Type extends 'short' | 'numerical'>({ item, interactions: [interaction] }: QtiItem) {
  const typedAnswer =
    interaction === undefined ? 'This question asks nothing.' : getTypedAnswer(item, interaction);
  return typeof typedAnswer === 'string'
    ? typedAnswer
    : { body: typedAnswer.answer as Extract<ShortBody | NumericalBody, { type: Type }> };
}

function write(body: ShortBody | NumericalBody): WrittenItem {
  const answer = writeAnswer(body, name, 1);
  if ('missing' in answer) return answer;

  const { declaration, processing } = answer;
  const interactions = `<p><textEntryInteraction responseIdentifier="${name}"/></p>`;
  const item = { declarations: declaration, interactions, processing };
  const ignoresAccents = body.type === 'short' && !body.accents;
  if (ignoresAccents) return { ...item, remark: 'QTI does not ignore accents.' };
  return hasFeedback(body.accepted) ? { ...item, remark: feedbackRemark } : item;
}

export const short = defineType({
  type: 'short',
  recognises: (item) => recognises(item, false),
  read: (item) => read<'short'>(item),
  write,
});

export const numerical = defineType({
  type: 'numerical',
  recognises: (item) => recognises(item, true),
  read: (item) => read<'numerical'>(item),
  write,
});
