/** Moodle XML as Moodle exports it: texts as HTML, pictures in base64, topics as categories of the course that takes it. */
import { escapedMarkup } from '../html/markup.ts';
import type { FilePassage, FilePicture, FileQuestion, FileRemark } from '../question-file.ts';
import { namedPictures } from '../writing/picture-files.ts';
import { QuestionHtml } from '../writing/question-html.ts';
import { toMissing, type WrittenText } from '../written-file.ts';
import { categoryOfTopic, topicName } from './moodle-categories.ts';
import { moodleQuestion } from './write-moodle-question.ts';

/**
 * A passage precedes the text of each of its questions, and reading finds it there again.
 *
 * @param questions in their order
 * @param passages of the questions
 * @param pictures that texts display as `picture:n`
 * @returns the file, and the omitted content
 */
export function writeMoodleXml(
  questions: readonly FileQuestion[],
  passages: readonly FilePassage[],
  pictures: readonly FilePicture[],
): WrittenText {
  const getAddress = ({ name }: FilePicture) => `@@PLUGINFILE@@/${name}`;
  const texts = new QuestionHtml(passages, namedPictures(pictures), getAddress);
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'];
  const omissions: FileRemark[] = [];
  let topic: string | null = null;

  for (const [index, question] of questions.entries()) {
    const element = moodleQuestion(question, texts);
    if ('missing' in element) {
      omissions.push(toMissing(index + 1, element.missing));
      continue;
    }
    if (element.remark !== undefined) omissions.push({ line: index + 1, message: element.remark });
    const own = topicName(question.topic);
    if (own !== topic) parts.push(categoryElement(own));
    topic = own;
    parts.push(element.text);
  }
  parts.push('</quiz>\n');
  return { text: parts.join(''), omissions };
}

function categoryElement(topic: string | null): string {
  return `  <question type="category">
    <category><text>${escapedMarkup(categoryOfTopic(topic))}</text></category>
    <info format="html"><text></text></info>
  </question>
`;
}
