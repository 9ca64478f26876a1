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
import { getInteractions, getKind } from './kinds.ts';
import { withPlainNames } from './plain-names.ts';

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
  const otherKind = getKind(item);
  const body = childAt(item, 'itemBody');
  const [interaction] = getInteractions(body);
  if (otherKind !== null || interaction === undefined) return { otherKind: otherKind ?? '' };

  const choices = findBelow(interaction, ({ name }) => name === 'simpleChoice');
  const problem = problemOfCount(choices.length) ?? problemOfFeedback(getFeedback(item).length);
  if (problem !== null) return { wrong: problem };
  const found = getKeys(item, interaction, texts);
  if (!('keys' in found)) return found;

  const names = choices.map((choice) => attribute(choice, 'identifier'));
  const getMarkdown = (html: string) => texts.ofHtml(html, context.fileAt);
  const type: FileQuestion['type'] = found.isMultiple ? 'multiple' : 'single';
  const keys = found.keys.map((key) => names.indexOf(key)).sort((a, b) => a - b);
  const options = choices.map((choice) => getMarkdown(bodyHtml(choice)));
  const name = attribute(item, 'title').slice(0, longestName).trim();
  const { tags, difficulty } = readTags(context.labels.tags);
  const question = asTrueFalse({
    type,
    keys,
    ...withFeedback({ type, keys, options }, saidAfterwards(item, choices, getMarkdown), texts),
    ...texts.ofStem(sharedHtml(item, context, texts) + bodyHtml(body), context.fileAt),
    body: null,
    name: name === '' ? null : name,
    topic: context.labels.topic,
    difficulty: context.labels.difficulty ?? difficulty,
    tags,
  });
  return { question };
}

/** A separate text that several items share. */
function sharedHtml(item: PlacedElement, context: QtiContext, texts: QuestionTexts): string {
  const [reference] = getChildren(item, 'assessmentStimulusRef');
  return reference === undefined ? '' : stimulusHtml(context.stimulusAt(attribute(reference, 'href')), texts);
}
