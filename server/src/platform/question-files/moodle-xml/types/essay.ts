/** Essays: one grade, information for graders, and word limits. */
import { bodyLimits, type EssayBody } from '@akada/core/question-types/question-body.ts';
import { defaultCriterion, getGuidanceLines } from '../../bodies/essay-texts.ts';
import type { QuestionTexts } from '../../reading/question-texts.ts';
import { childAt, lineOfText, type PlacedElement } from '../../xml/placed-element.ts';
import { feedbackElement } from '../moodle-elements.ts';
import { defineType } from './moodle-type.ts';

export const essay = defineType({
  type: 'essay',
  names: ['essay'],
  read(question, moodleTexts, texts) {
    const guidance = moodleTexts.markdownOf(childAt(question, 'graderinfo'));
    if (guidance.length > bodyLimits.guidance)
      texts.warn(`The information for graders was cut after ${bodyLimits.guidance} characters.`);
    if (/^[1-9]/.test(lineOfText(childAt(question, 'attachments'))))
      texts.warn('Students sent files with this essay. Now they only write.');
    const points = readPoints(question, texts);
    return {
      body: {
        type: 'essay',
        criteria: [{ ...defaultCriterion, points, guidance: guidance.slice(0, bodyLimits.guidance).trim() }],
        min_words: readWords(question, 'minwordlimit'),
        max_words: readWords(question, 'maxwordlimit'),
      },
    };
  },
  write(body, texts) {
    const { criteria, min_words: min, max_words: max } = body;
    const isSingle = criteria.length === 1 && criteria[0]?.name === defaultCriterion.name;
    const guidance = isSingle ? (criteria[0]?.guidance ?? '') : getGuidanceLines(criteria).join('\n\n');
    const text = `    <responseformat>plain</responseformat>
    <responserequired>1</responserequired>
    <responsefieldlines>15</responsefieldlines>
${writeWords('minwordlimit', min)}${writeWords('maxwordlimit', max)}    <attachments>0</attachments>
    <attachmentsrequired>0</attachmentsrequired>
${feedbackElement('    ', 'graderinfo', texts.of(guidance))}    <responsetemplate format="html"><text></text></responsetemplate>
`;
    const element = { text, grade: getGrade(body) };
    return isSingle
      ? element
      : { ...element, remark: 'Moodle gives one grade: the criteria are in the information for graders.' };
  },
});

function readPoints(question: PlacedElement, texts: QuestionTexts): number {
  const grade = Number(lineOfText(childAt(question, 'defaultgrade')) || defaultCriterion.points);
  const points = Math.min(Math.max(Math.round(grade) || 1, 1), bodyLimits.points);
  if (points !== grade)
    texts.warn(`The essay earns ${points} points, because points are whole from 1 to 50.`);
  return points;
}

function readWords(question: PlacedElement, name: string): number | null {
  const words = Number(lineOfText(childAt(question, name)));
  return Number.isInteger(words) && words >= 1 && words <= bodyLimits.words ? words : null;
}

function writeWords(name: string, words: number | null): string {
  return words === null ? '' : `    <${name}>${words}</${name}>\n`;
}

const getGrade = ({ criteria }: EssayBody) => criteria.reduce((sum, { points }) => sum + points, 0);
