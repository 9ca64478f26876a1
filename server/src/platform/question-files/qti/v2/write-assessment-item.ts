/** One question as an `assessmentItem` of QTI 2.1. */
import { escapedMarkup } from '../../html/markup.ts';
import type { FileQuestion } from '../../question-file.ts';
import { optionLabel } from '../../question-problems.ts';
import type { QuestionHtml } from '../../writing/question-html.ts';
import { questionName } from '../../writing/question-name.ts';
import { allowedHtml } from './allowed-html.ts';

const explanation = 'explanation';

/** @param question any @param identifier given once @param texts makes its texts HTML @returns the file of the item */
export function assessmentItemXml(question: FileQuestion, identifier: string, texts: QuestionHtml): string {
  const cardinality = question.type === 'multiple' ? 'multiple' : 'single';
  const choices = question.options.map(({ text, feedback }, index) => ({
    name: optionLabel(index),
    html: allowedHtml(texts.of(text).html),
    feedback: allowedHtml(texts.of(feedback).html),
  }));
  const text = allowedHtml(texts.of(question.explanation).html);
  const feedback = [
    ...choices.map(({ name, feedback: html }) => modalFeedback('FEEDBACK', name, html)),
    modalFeedback('EXPLANATION', explanation, text),
  ].join('');
  const right = question.keys.map((key) => `<value>${optionLabel(key)}</value>`).join('');
  const max = question.type === 'multiple' ? 0 : 1;
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="${identifier}" title="${escapedMarkup(questionName(question))}" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">
    <correctResponse>${right}</correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float">
    <defaultValue><value>0</value></defaultValue>
  </outcomeDeclaration>
${feedback === '' ? '' : feedbackOutcomes(cardinality)}  <itemBody>
    ${allowedHtml(texts.stemOf(question).html)}
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${max}">
${choices.map(({ name, html }) => `      <simpleChoice identifier="${name}">${html}</simpleChoice>\n`).join('')}    </choiceInteraction>
  </itemBody>
${feedback === '' ? matchCorrect : responseProcessing}${feedback}</assessmentItem>
`;
}

function modalFeedback(outcome: string, identifier: string, html: string): string {
  if (html === '') return '';
  return `  <modalFeedback outcomeIdentifier="${outcome}" identifier="${identifier}" showHide="show">${html}</modalFeedback>\n`;
}

/** The selected choice names the feedback. */
function feedbackOutcomes(cardinality: 'single' | 'multiple'): string {
  return `  <outcomeDeclaration identifier="FEEDBACK" cardinality="${cardinality}" baseType="identifier"/>
  <outcomeDeclaration identifier="EXPLANATION" cardinality="single" baseType="identifier"/>
`;
}

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
    <setOutcomeValue identifier="EXPLANATION"><baseValue baseType="identifier">${explanation}</baseValue></setOutcomeValue>
  </responseProcessing>
`;
