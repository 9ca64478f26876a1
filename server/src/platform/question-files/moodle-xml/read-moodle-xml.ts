/** Moodle XML: `<quiz>` with `<question type="…">`, as Moodle exports it and as people write it. */
import type { QuestionFile } from '../question-file.ts';
import { RichFile } from '../reading/rich-file.ts';
import { attribute, childAt, lineOfText } from '../xml/placed-element.ts';
import { walkItems } from '../xml/walk-items.ts';
import { topicOfCategory } from './moodle-categories.ts';
import { readMoodleQuestion } from './read-moodle-question.ts';

/**
 * Categories become topics, and displayed files become pictures. Types that
 * Akada does not have are skipped.
 *
 * @param text of the file
 * @returns its content, with lines of the file; a mistake in one question affects only that question
 */
export function readMoodleXml(text: string): QuestionFile {
  const file = new RichFile('moodle_xml');
  let topic: string | null = null;

  walkItems(text, {
    isItem: (name) => name === 'question',
    item(question) {
      if (attribute(question, 'type').toLowerCase() !== 'category')
        return file.read(question.line, (texts) => readMoodleQuestion(question, topic, texts));

      topic = topicOfCategory(lineOfText(childAt(question, 'category')));
    },
    spoiltItem: ({ line, message }) => file.builder.refuse(line, message),
    mistake: ({ line, message }) => file.builder.fail(line, message),
    warning: ({ line, message }) => file.builder.warn(line, message),
  });
  return file.finish();
}
