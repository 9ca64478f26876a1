/** One question as an `<item>` of QTI 1.2, as Canvas exports it and text2qti writes it. */
import { escapedMarkup } from '../../html/markup.ts';
import type { FileQuestion } from '../../question-file.ts';
import type { HtmlText, QuestionHtml } from '../../writing/question-html.ts';
import { questionName } from '../../writing/question-name.ts';

const canvasTypes = {
  single: 'multiple_choice_question',
  multiple: 'multiple_answers_question',
  true_false: 'true_false_question',
} as const;

interface Choice {
  ident: string;
  isRight: boolean;
  text: HtmlText;
  feedback: HtmlText;
}

/** @param question any @param ident of the item, given once @param texts makes its texts HTML @returns its element */
export function itemXml(question: FileQuestion, ident: string, texts: QuestionHtml): string {
  const choices = question.options.map(({ text, feedback }, index) => ({
    ident: `${ident}_${index + 1}`,
    isRight: question.keys.includes(index),
    text: texts.of(text),
    feedback: texts.of(feedback),
  }));
  const explanation = texts.of(question.explanation);
  const cardinality = question.type === 'multiple' ? 'Multiple' : 'Single';
  return `      <item ident="${ident}" title="${escapedMarkup(questionName(question))}">
        <itemmetadata>
          <qtimetadata>
${fields(question, choices).map(fieldXml).join('')}          </qtimetadata>
        </itemmetadata>
        <presentation>
          ${material(texts.stemOf(question))}
          <response_lid ident="response1" rcardinality="${cardinality}">
            <render_choice>
${choices.map(labelXml).join('')}            </render_choice>
          </response_lid>
        </presentation>
        <resprocessing>
          <outcomes>
            <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
          </outcomes>
${explanation.html === '' ? '' : showing('<other/>', 'general_fb')}${choices.map(showingChoice).join('')}${scoring(question, choices)}        </resprocessing>
${feedbackXml('general_fb', explanation)}${choices.map((choice) => feedbackXml(`${choice.ident}_fb`, choice.feedback)).join('')}      </item>
`;
}

function fields(question: FileQuestion, choices: readonly Choice[]): [string, string][] {
  const { topic, difficulty, tags, type } = question;
  const text = topic?.replace(/\s+/g, ' ').trim() ?? '';
  return [
    ['question_type', canvasTypes[type]],
    ['points_possible', '1.0'],
    ['original_answer_ids', choices.map(({ ident }) => ident).join(',')],
    ...(text === '' ? [] : [['qmd_topic', text] satisfies [string, string]]),
    ...(difficulty === null ? [] : [['qmd_levelofdifficulty', difficulty] satisfies [string, string]]),
    ...tags.map((tag): [string, string] => ['qmd_keywords', tag]),
  ];
}

function fieldXml([label, entry]: readonly [string, string]): string {
  return `            <qtimetadatafield>
              <fieldlabel>${label}</fieldlabel>
              <fieldentry>${escapedMarkup(entry)}</fieldentry>
            </qtimetadatafield>
`;
}

function material({ html }: HtmlText): string {
  return `<material><mattext texttype="text/html">${escapedMarkup(html)}</mattext></material>`;
}

function labelXml({ ident, text }: Choice): string {
  return `              <response_label ident="${ident}">
                ${material(text)}
              </response_label>
`;
}

function showingChoice({ ident, feedback }: Choice): string {
  return feedback.html === '' ? '' : showing(equal(ident), `${ident}_fb`);
}

function showing(condition: string, name: string): string {
  return `          <respcondition continue="Yes">
            <conditionvar>${condition}</conditionvar>
            <displayfeedback feedbacktype="Response" linkrefid="${name}"/>
          </respcondition>
`;
}

/** All that are right and none of the others. */
function scoring({ type }: FileQuestion, choices: readonly Choice[]): string {
  const right = choices.filter(({ isRight }) => isRight).map(({ ident }) => equal(ident));
  const each = choices.map(({ ident, isRight }) => (isRight ? equal(ident) : `<not>${equal(ident)}</not>`));
  return `          <respcondition continue="No">
            <conditionvar>${type === 'multiple' ? `<and>${each.join('')}</and>` : right.join('')}</conditionvar>
            <setvar action="Set" varname="SCORE">100</setvar>
          </respcondition>
`;
}

function equal(ident: string): string {
  return `<varequal respident="response1">${ident}</varequal>`;
}

function feedbackXml(name: string, text: HtmlText): string {
  if (text.html === '') return '';
  return `        <itemfeedback ident="${name}">
          <flow_mat>${material(text)}</flow_mat>
        </itemfeedback>
`;
}
