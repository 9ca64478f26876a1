/** One `assessmentItem` of QTI 2.1 and 2.2, or `qti-assessment-item` of 3.0. */
import { readTags } from '../../difficulty-tag.ts';
import type { FileQuestion } from '../../question-file.ts';
import { problemOfCount } from '../../question-problems.ts';
import type { QuestionTexts } from '../../reading/question-texts.ts';
import type { ReadQuestion } from '../../reading/rich-file.ts';
import { attribute, childAt, findBelow, getChildren, type PlacedElement } from '../../xml/placed-element.ts';
import { problemOfFeedback, withFeedback } from '../option-feedback.ts';
import type { QtiContext } from '../qti-context.ts';
import { stimulusHtml } from '../stimulus-html.ts';
import { asTrueFalse } from '../true-false.ts';
import { bodyHtml } from './body-html.ts';
import { getFeedback, saidAfterwards } from './item-feedback.ts';
import { getKeys } from './keys.ts';
import { getChangingKind, getInteractions, getKind } from './kinds.ts';
import { withPlainNames } from './plain-names.ts';
import { type QtiBody, readBody } from './read-body.ts';

const longestName = 200;

/**
 * @param element of either version
 * @param context of the item
 * @param texts converts its texts to Markdown
 * @returns the question, or why it is rejected
 */
export function readAssessmentItem(
  element: PlacedElement,
  context: QtiContext,
  texts: QuestionTexts,
): ReadQuestion {
  const item = withPlainNames(element);
  const changing = getChangingKind(item);
  if (changing !== null) return { otherKind: changing };

  const problem = problemOfFeedback(getFeedback(item).length);
  if (problem !== null) return { wrong: problem };
  const getMarkdown = (html: string) => texts.ofHtml(html, context.fileAt);
  const read = readBody(item, getMarkdown);
  if (typeof read === 'string') return { wrong: read };

  const answers =
    read === null ? readChoice(item, getMarkdown, texts) : withExplanation(read, item, getMarkdown, texts);
  if (!('answers' in answers)) return answers;
  const { stem, passage } = texts.ofStem(sharedHtml(item, context, texts) + answers.stemHtml, context.fileAt);
  const name = attribute(item, 'title').slice(0, longestName).trim();
  const { tags, difficulty } = readTags(context.labels.tags);
  const question = {
    ...answers.answers,
    stem: answers.finishStem(stem),
    passage,
    name: name === '' ? null : name,
    topic: context.labels.topic,
    difficulty: context.labels.difficulty ?? difficulty,
    tags,
  };
  return { question: asTrueFalse(question) };
}

type Answers = Omit<QtiBody, 'answers'> & {
  answers: Pick<FileQuestion, 'type' | 'options' | 'keys' | 'body' | 'explanation'>;
};

/** Typed answers have no separate feedback: it is about right or wrong ones. */
function withExplanation(
  body: QtiBody,
  item: PlacedElement,
  getMarkdown: (html: string) => string,
  texts: QuestionTexts,
): Answers {
  const noOptions = { type: 'multiple', keys: [], options: [] } as const;
  const { explanation } = withFeedback(noOptions, saidAfterwards(item, [], getMarkdown), texts);
  return { ...body, answers: { ...body.answers, explanation } };
}

function readChoice(
  item: PlacedElement,
  getMarkdown: (html: string) => string,
  texts: QuestionTexts,
): Answers | Exclude<ReadQuestion, { question: FileQuestion }> {
  const otherKind = getKind(item);
  const body = childAt(item, 'itemBody');
  const [interaction] = getInteractions(body);
  if (otherKind !== null || interaction === undefined) return { otherKind: otherKind ?? '' };

  const choices = findBelow(interaction, ({ name }) => name === 'simpleChoice');
  const problem = problemOfCount(choices.length);
  if (problem !== null) return { wrong: problem };
  const found = getKeys(item, interaction, texts);
  if (!('keys' in found)) return found;

  const names = choices.map((choice) => attribute(choice, 'identifier'));
  const type: FileQuestion['type'] = found.isMultiple ? 'multiple' : 'single';
  const keys = found.keys.map((key) => names.indexOf(key)).sort((a, b) => a - b);
  const options = choices.map((choice) => getMarkdown(bodyHtml(choice)));
  const feedback = withFeedback({ type, keys, options }, saidAfterwards(item, choices, getMarkdown), texts);
  return {
    answers: { type, keys, body: null, ...feedback },
    stemHtml: bodyHtml(body),
    finishStem: (stem) => stem,
  };
}

/** A separate text that several items share. */
function sharedHtml(item: PlacedElement, context: QtiContext, texts: QuestionTexts): string {
  const [reference] = getChildren(item, 'assessmentStimulusRef');
  return reference === undefined ? '' : stimulusHtml(context.stimulusAt(attribute(reference, 'href')), texts);
}
