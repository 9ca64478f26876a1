/** One `<item>` of QTI 1.2, as Canvas, text2qti and others write it. */
import { readTags } from '../../difficulty-tag.ts';
import type { FileQuestion } from '../../question-file.ts';
import { problemOfCount } from '../../question-problems.ts';
import { withoutBlankOptions } from '../../reading/blank-options.ts';
import type { QuestionTexts } from '../../reading/question-texts.ts';
import type { ReadQuestion } from '../../reading/rich-file.ts';
import { attribute, childAt, findBelow, getChildren, type PlacedElement } from '../../xml/placed-element.ts';
import { problemOfFeedback, withFeedback } from '../option-feedback.ts';
import type { QtiContext } from '../qti-context.ts';
import { stimulusHtml } from '../stimulus-html.ts';
import { asTrueFalse } from '../true-false.ts';
import { getConditions } from './conditions.ts';
import { saidAfterwards } from './item-feedback.ts';
import { getMetadata } from './item-metadata.ts';
import { getKeys } from './keys.ts';
import { getKind } from './kinds.ts';
import { isResponse, materialHtml } from './material.ts';

const longestName = 200;

/**
 * @param item the element
 * @param context of the item
 * @param texts converts its texts to Markdown
 * @returns the question, or why it is rejected
 */
export function readItem(item: PlacedElement, context: QtiContext, texts: QuestionTexts): ReadQuestion {
  const presentation = childAt(item, 'presentation');
  const responses = findBelow(presentation, ({ name }) => isResponse(name));
  const { questionType, stimulus, ...labels } = getMetadata(item, context.labels);
  const otherKind = getKind(questionType, responses);
  if (otherKind !== null) return { otherKind };

  const [response] = responses;
  const labelled = findBelow(response, ({ name }) => name === 'response_label');
  const feedback = getChildren(item, 'itemfeedback');
  const problem = problemOfCount(labelled.length) ?? problemOfFeedback(feedback.length);
  if (problem !== null) return { wrong: problem };

  const choices = labelled.map((label) => attribute(label, 'ident'));
  const getMarkdown = (html: string) => texts.ofHtml(html, context.fileAt);
  const conditions = getConditions(item);
  const isMultiple = asksForSeveral(questionType, response);
  const found = getKeys(conditions, isMultiple, texts);
  if (!('keys' in found)) return found;

  const type: FileQuestion['type'] = isMultiple ? 'multiple' : 'single';
  const keys = found.keys.map((key) => choices.indexOf(key)).sort((a, b) => a - b);
  const htmls = labelled.map(materialHtml);
  const options = htmls.map(getMarkdown);
  const said = saidAfterwards(feedback, conditions, choices, getMarkdown);
  const name = attribute(item, 'title').slice(0, longestName).trim();
  const shared = stimulus === '' ? '' : stimulusHtml(context.stimulusAt(stimulus), texts);
  const question = {
    type,
    keys,
    ...withFeedback({ type, keys, options }, said, texts),
    // Some programs put the question into the response element.
    ...texts.ofStem(shared + materialHtml(presentation) + materialHtml(response), context.fileAt),
    ...getLabels(labels),
    body: null,
    name: name === '' ? null : name,
  };
  const isBlank = (index: number) => htmls[index] === '';
  return { question: asTrueFalse(withoutBlankOptions(question, isBlank, texts)) };
}

/** Canvas says it; elsewhere the response does. */
function asksForSeveral(questionType: string, response: PlacedElement | undefined): boolean {
  if (questionType === 'multiple_answers_question') return true;
  const isOfCanvas = questionType === 'multiple_choice_question' || questionType === 'true_false_question';
  return !isOfCanvas && /^multiple$/i.test(attribute(response, 'rcardinality'));
}

function getLabels({ topic, difficulty, tags }: QtiContext['labels']) {
  const read = readTags(tags);
  return { topic, tags: read.tags, difficulty: difficulty ?? read.difficulty };
}
