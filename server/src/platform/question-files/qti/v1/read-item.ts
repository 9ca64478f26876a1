/** One `<item>` of QTI 1.2, as Canvas, text2qti and others write it. */
import { restoreMarkers } from '../../bodies/gap-markers.ts';
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
import type { QtiItem } from './types/qti-type.ts';
import { qtiTypes } from './types/qti-types.ts';

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
  const feedback = getChildren(item, 'itemfeedback');
  const problem = problemOfFeedback(feedback.length);
  if (problem !== null) return { wrong: problem };

  const getMarkdown = (html: string) => texts.ofHtml(html, context.fileAt);
  const shared = stimulus === '' ? '' : stimulusHtml(context.stimulusAt(stimulus), texts);
  const stemHtml = shared + materialHtml(presentation);
  const qtiItem: QtiItem = { item, responses, questionType, stemHtml, toMarkdown: getMarkdown };
  const answers = readBody(qtiItem, texts) ?? readChoice(qtiItem, texts);
  if (!('answers' in answers)) return answers;

  const name = attribute(item, 'title').slice(0, longestName).trim();
  const { stem, passage } = texts.ofStem(answers.stemHtml, context.fileAt);
  const question = {
    ...answers.answers,
    stem: answers.answers.type === 'gaps' ? restoreMarkers(stem) : stem,
    passage,
    ...getLabels(labels),
    name: name === '' ? null : name,
  };
  return { question: asTrueFalse(question) };
}

interface Answers {
  answers: Pick<FileQuestion, 'type' | 'options' | 'keys' | 'body' | 'explanation'>;
  stemHtml: string;
}

type NoAnswers = Exclude<ReadQuestion, { question: FileQuestion }>;

/** @returns null if the item has no type with a body */
function readBody(qtiItem: QtiItem, texts: QuestionTexts): Answers | NoAnswers | null {
  const { item, responses, toMarkdown } = qtiItem;
  const reading = qtiTypes.find((type) => type.recognises(qtiItem))?.read(qtiItem);
  if (reading === undefined) return null;
  if (typeof reading === 'string') return { wrong: reading };

  const { body } = reading;
  const said = saidAfterwards(getChildren(item, 'itemfeedback'), getConditions(item), [], toMarkdown);
  const { explanation } = withFeedback({ type: 'multiple', keys: [], options: [] }, said, texts);
  // Some programs put the question into the response element.
  const inner = responses.length === 1 && body.type !== 'gaps' ? materialHtml(responses[0]) : '';
  return {
    answers: { type: body.type, options: [], keys: [], body, explanation },
    stemHtml: reading.stemHtml ?? qtiItem.stemHtml + inner,
  };
}

function readChoice(qtiItem: QtiItem, texts: QuestionTexts): Answers | NoAnswers {
  const { item, responses, questionType, stemHtml, toMarkdown } = qtiItem;
  const otherKind = getKind(questionType, responses);
  if (otherKind !== null) return { otherKind };

  const [response] = responses;
  const labelled = findBelow(response, ({ name }) => name === 'response_label');
  const problem = problemOfCount(labelled.length);
  if (problem !== null) return { wrong: problem };

  const choices = labelled.map((label) => attribute(label, 'ident'));
  const conditions = getConditions(item);
  const isMultiple = asksForSeveral(questionType, response);
  const found = getKeys(conditions, isMultiple, texts);
  if (!('keys' in found)) return found;

  const type: FileQuestion['type'] = isMultiple ? 'multiple' : 'single';
  const keys = found.keys.map((key) => choices.indexOf(key)).sort((a, b) => a - b);
  const htmls = labelled.map(materialHtml);
  const options = htmls.map(toMarkdown);
  const said = saidAfterwards(getChildren(item, 'itemfeedback'), conditions, choices, toMarkdown);
  const question = { type, keys, body: null, ...withFeedback({ type, keys, options }, said, texts) };
  const isBlank = (index: number) => htmls[index] === '';
  return {
    answers: withoutBlankOptions(question, isBlank, texts),
    // Some programs put the question into the response element.
    stemHtml: stemHtml + materialHtml(response),
  };
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
