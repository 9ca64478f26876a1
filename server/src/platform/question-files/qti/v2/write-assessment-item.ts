/** One question as an `assessmentItem` of QTI 2.1. */
import { getMissingKind } from '../../bodies/body-names.ts';
import { hideEscapedMarkers, replaceMarkers } from '../../bodies/gap-markers.ts';
import { escapedMarkup } from '../../html/markup.ts';
import type { FileQuestion } from '../../question-file.ts';
import { optionLabel } from '../../question-problems.ts';
import type { QuestionHtml } from '../../writing/question-html.ts';
import { questionName } from '../../writing/question-name.ts';
import type { WrittenBody } from '../../written-file.ts';
import { allowedHtml } from './allowed-html.ts';
import { qtiTypes } from './types/qti-types.ts';

const explanation = 'explanation';

/**
 * @param question any
 * @param identifier unique in the package
 * @param texts makes its texts HTML
 * @returns the file of the item, or the reason why QTI cannot hold the question
 */
export function assessmentItemXml(
  question: FileQuestion,
  identifier: string,
  texts: QuestionHtml,
): WrittenBody {
  const text = allowedHtml(texts.of(question.explanation).html);
  const parts =
    question.body === null ? choiceParts(question, text, texts) : bodyParts(question, text, texts);
  if ('missing' in parts) return parts;

  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="${identifier}" title="${escapedMarkup(questionName(question))}" adaptive="false" timeDependent="false">
${parts.declarations}  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float">
    <defaultValue><value>0</value></defaultValue>
  </outcomeDeclaration>
${parts.outcomes}  <itemBody>
    ${parts.content}
  </itemBody>
${parts.processing}${parts.feedback}${modalFeedback('EXPLANATION', explanation, text)}</assessmentItem>
`;
  return parts.remark === undefined ? { text: xml } : { text: xml, remark: parts.remark };
}

interface ItemParts {
  declarations: string;
  outcomes: string;
  content: string;
  processing: string;
  feedback: string;
  remark?: string;
}

function choiceParts(question: FileQuestion, explanationHtml: string, texts: QuestionHtml): ItemParts {
  const cardinality = question.type === 'multiple' ? 'multiple' : 'single';
  const choices = question.options.map(({ text, feedback }, index) => ({
    name: optionLabel(index),
    html: allowedHtml(texts.of(text).html),
    feedback: allowedHtml(texts.of(feedback).html),
  }));
  const feedback = choices.map(({ name, feedback: html }) => modalFeedback('FEEDBACK', name, html)).join('');
  const right = question.keys.map((key) => `<value>${optionLabel(key)}</value>`).join('');
  const max = question.type === 'multiple' ? 0 : 1;
  const isPlain = feedback === '' && explanationHtml === '';
  return {
    declarations: `  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">
    <correctResponse>${right}</correctResponse>
  </responseDeclaration>
`,
    outcomes: isPlain ? '' : feedbackOutcomes(cardinality),
    content: `${allowedHtml(texts.stemOf(question).html)}
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${max}">
${choices.map(({ name, html }) => `      <simpleChoice identifier="${name}">${html}</simpleChoice>\n`).join('')}    </choiceInteraction>`,
    processing: isPlain ? matchCorrect : responseProcessing,
    feedback,
  };
}

function bodyParts(
  question: FileQuestion,
  explanationHtml: string,
  texts: QuestionHtml,
): ItemParts | { missing: string } {
  const { body } = question;
  const type = qtiTypes.find((module) => module.type === body?.type);
  if (body === null || type === undefined) return { missing: getMissingKind('QTI', body?.type ?? 'short') };

  const toHtml = (markdown: string) => allowedHtml(texts.of(markdown).html);
  const result = type.write(body, toHtml);
  if ('missing' in result) return result;

  const { declarations, gaps, interactions = '', processing, remark } = result;
  const content =
    gaps === undefined ? allowedHtml(texts.stemOf(question).html) : withGaps(question, gaps, texts);
  if (content === null) return { missing: 'QTI cannot hold a gap within a link.' };
  const showing = explanationHtml === '' ? '' : showExplanation;
  return {
    declarations,
    outcomes: explanationHtml === '' ? '' : explanationOutcome,
    content: content + interactions,
    processing: `  <responseProcessing>\n${processing}${showing}  </responseProcessing>\n`,
    feedback: '',
    ...(remark === undefined ? {} : { remark }),
  };
}

/** @returns null if a gap has no place */
function withGaps(question: FileQuestion, gaps: readonly string[], texts: QuestionHtml): string | null {
  const stem = { ...question, stem: hideEscapedMarkers(question.stem) };
  let count = 0;
  const html = replaceMarkers(allowedHtml(texts.stemOf(stem).html), (number) => {
    count += 1;
    return gaps[number - 1] ?? null;
  });
  return count === gaps.length ? html : null;
}

function modalFeedback(outcome: string, identifier: string, html: string): string {
  if (html === '') return '';
  return `  <modalFeedback outcomeIdentifier="${outcome}" identifier="${identifier}" showHide="show">${html}</modalFeedback>\n`;
}

/** The selected choice names the feedback. */
function feedbackOutcomes(cardinality: 'single' | 'multiple'): string {
  return `  <outcomeDeclaration identifier="FEEDBACK" cardinality="${cardinality}" baseType="identifier"/>
${explanationOutcome}`;
}

const explanationOutcome = `  <outcomeDeclaration identifier="EXPLANATION" cardinality="single" baseType="identifier"/>
`;

const showExplanation = `    <setOutcomeValue identifier="EXPLANATION"><baseValue baseType="identifier">${explanation}</baseValue></setOutcomeValue>
`;

const matchCorrect = `  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
`;

const responseProcessing = `  <responseProcessing>
    <responseCondition>
      <responseIf>
        <match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
        <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
      </responseIf>
    </responseCondition>
    <setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue>
${showExplanation}  </responseProcessing>
`;
