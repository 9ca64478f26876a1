/** Several texts to type, and lists in a text: `textEntryInteraction` and `inlineChoiceInteraction`. */
import { bodyLimits, type GapsBody, type SelectBody } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../../bodies/body-counts.ts';
import { escapedMarkup } from '../../../html/markup.ts';
import { getPlainLine } from '../../../text/plain-line.ts';
import { attribute, getChildren, type PlacedElement } from '../../../xml/placed-element.ts';
import { feedbackRemark, hasFeedback } from '../../without-feedback.ts';
import { findDeclaration, getDeclared } from './declared-answers.ts';
import { defineType, getGapName, mapResponses, type QtiItem, toMark } from './qti-type.ts';
import { getTypedAnswer } from './typed-answer.ts';
import { writeAnswer } from './written-answers.ts';

type Gap = GapsBody['gaps'][number];

const inline = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);

export const gaps = defineType({
  type: 'gaps',
  recognises: ({ interactions }) =>
    interactions.length > 0 && interactions.every(({ name }) => inline.has(name)),
  read(item) {
    const problem = getCountProblem(item.interactions.length, bodyLimits.gaps, 'gaps');
    if (problem !== null) return problem;
    const read: Gap[] = [];
    for (const [index, interaction] of item.interactions.entries()) {
      const isText = interaction.name === 'textEntryInteraction';
      const gap = isText ? getTypedAnswer(item.item, interaction) : getSelection(item, interaction);
      if (typeof gap === 'string') return `Gap ${index + 1}: ${gap}`;
      read.push(gap);
    }
    return { body: { type: 'gaps', gaps: read }, hasMarkers: true };
  },
  write(body) {
    const writtenGaps = body.gaps.map((gap, index) => writeGap(gap, getGapName(index)));
    const parts: Exclude<WrittenGap, { missing: string }>[] = [];
    for (const part of writtenGaps) {
      if ('missing' in part) return part;
      parts.push(part);
    }
    const item = {
      declarations: parts.map(({ declaration }) => declaration).join(''),
      gaps: parts.map(({ interaction }) => interaction),
      processing: parts.map(({ processing }) => processing).join(''),
    };
    const loses = body.gaps.some(({ answer }) =>
      hasFeedback(answer.type === 'select' ? answer.options : answer.accepted),
    );
    return loses ? { ...item, remark: feedbackRemark } : item;
  },
});

function getSelection({ item, toMarkdown }: QtiItem, interaction: PlacedElement): Gap | string {
  const name = attribute(interaction, 'responseIdentifier');
  const declaration = findDeclaration(item, name);
  if (declaration === undefined) return `There is no response declaration for "${name.slice(0, 60)}".`;

  const { answers, weight } = getDeclared(declaration);
  const shares = new Map(answers.map(({ text, share }) => [text, share]));
  const choices = getChildren(interaction, 'inlineChoice');
  const problem = getCountProblem(choices.length, bodyLimits.gapOptions, 'options');
  if (problem !== null) return problem;
  const options: SelectBody['options'] = choices.map((choice) => ({
    text: toMarkdown(choice),
    share: shares.get(attribute(choice, 'identifier')) ?? 0,
    feedback: '',
  }));
  return { weight, answer: { type: 'select', options } };
}

type WrittenGap = { declaration: string; processing: string; interaction: string } | { missing: string };

function writeGap({ weight, answer }: Gap, name: string): WrittenGap {
  if (answer.type === 'select') return writeSelection(answer, name, weight);
  const answerParts = writeAnswer(answer, name, weight);
  return 'missing' in answerParts
    ? answerParts
    : { ...answerParts, interaction: `<textEntryInteraction responseIdentifier="${name}"/>` };
}

/** A choice in a line has only plain text. */
function writeSelection({ options }: SelectBody, name: string, weight: number): WrittenGap {
  const lines = options.map(({ text }) => getPlainLine(text));
  if (lines.some(({ isWhole }) => !isWhole))
    return { missing: 'QTI has only plain text in lists within a text.' };

  const entries = options.map(
    ({ share }, index) => `<mapEntry mapKey="C${index + 1}" mappedValue="${toMark(share, weight)}"/>`,
  );
  const best = options.findIndex(({ share }) => share === 1) + 1;
  const choices = lines.map(
    ({ text }, index) => `<inlineChoice identifier="C${index + 1}">${escapedMarkup(text)}</inlineChoice>`,
  );
  return {
    declaration: `  <responseDeclaration identifier="${name}" cardinality="single" baseType="identifier">
    <correctResponse><value>C${best}</value></correctResponse>
    <mapping defaultValue="0">${entries.join('')}</mapping>
  </responseDeclaration>
`,
    processing: mapResponses([name]),
    interaction: `<inlineChoiceInteraction responseIdentifier="${name}" shuffle="true">${choices.join('')}</inlineChoiceInteraction>`,
  };
}
