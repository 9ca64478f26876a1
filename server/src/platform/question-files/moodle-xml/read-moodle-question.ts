/** One `<question>` of Moodle XML. */
import { readTags } from '../difficulty-tag.ts';
import type { FileQuestion } from '../question-file.ts';
import type { QuestionTexts } from '../reading/question-texts.ts';
import type { ReadQuestion } from '../reading/rich-file.ts';
import { attribute, childAt, getChildren, lineOfText, type PlacedElement } from '../xml/placed-element.ts';
import { readChoices } from './moodle-choices.ts';
import { MoodleTexts } from './moodle-texts.ts';
import { moodleTypes } from './types/moodle-types.ts';

const kinds: Readonly<Record<string, string>> = {
  randomsamatch: 'Matching questions',
  description: 'Descriptions, which ask nothing,',
  calculated: 'Calculated questions',
  calculatedsimple: 'Calculated questions',
  calculatedmulti: 'Calculated questions',
  ddimageortext: 'Drag and drop questions',
  ddmarker: 'Drag and drop questions',
};

const longestName = 200;

/**
 * @param element the question
 * @param topic the last name of the category that stands before it
 * @param texts where its texts become Markdown
 * @returns the question, or why it is not taken
 */
export function readMoodleQuestion(
  element: PlacedElement,
  topic: string | null,
  texts: QuestionTexts,
): ReadQuestion {
  const type = attribute(element, 'type').toLowerCase();
  const moodleTexts = new MoodleTexts(texts, element);
  const answers = readAnswers(element, type, moodleTexts, texts);
  if (!('type' in answers)) return answers;

  const name = lineOfText(childAt(element, 'name', 'text')).slice(0, longestName);
  const tags = getChildren(childAt(element, 'tags'), 'tag').map((tag) =>
    lineOfText(childAt(tag, 'text') ?? tag),
  );
  warnOfRecordings(element, texts);
  const question: FileQuestion = {
    ...moodleTexts.stem(),
    ...answers,
    ...readTags(tags),
    name: name === '' ? null : name,
    explanation: moodleTexts.markdownOf(childAt(element, 'generalfeedback')),
    topic,
  };
  return { question };
}

type Answers = Pick<FileQuestion, 'type' | 'options' | 'keys' | 'body'> & Partial<FileQuestion>;

function readAnswers(
  element: PlacedElement,
  type: string,
  moodleTexts: MoodleTexts,
  texts: QuestionTexts,
): Answers | Exclude<ReadQuestion, { question: FileQuestion }> {
  if (type === 'multichoice' || type === 'truefalse') {
    const choices = readChoices(element, type, moodleTexts, texts);
    return 'options' in choices ? { ...choices, body: null } : choices;
  }
  const reading = moodleTypes.find(({ names }) => names.includes(type))?.read(element, moodleTexts, texts);
  if (reading === undefined) return { otherKind: sentenceOfKind(type) };
  if ('wrong' in reading) return reading;

  const { body, stem } = reading;
  return { ...stem, type: body.type, options: [], keys: [], body };
}

function sentenceOfKind(type: string): string {
  if (type === '') return 'This question does not say its type. Write <question type="multichoice">.';
  return `${kinds[type] ?? `Questions of the type "${type.slice(0, 40)}"`} cannot be imported.`;
}

/** Recordings are files next to a text, which need not display them. */
function warnOfRecordings(element: PlacedElement, texts: QuestionTexts): void {
  const files = [element, ...getChildren(element)].flatMap((it) => getChildren(it, 'file'));
  const isRecording = (file: PlacedElement) =>
    /\.(?:mp3|mp4|m4a|m4v|ogg|oga|ogv|wav|webm|mov|aac|flac)$/i.test(attribute(file, 'name'));
  if (files.some(isRecording)) texts.warn('A sound or a video was left out.');
}
