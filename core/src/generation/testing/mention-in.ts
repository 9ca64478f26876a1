import type { StudyDocument } from '../../text/document.ts';
import { readNote } from '../reading/note-reading.ts';
import type { TermMention } from '../terms/term.ts';

/** English text without any question, so that the language of a note is known. */
const AFTER = 'The rest of the page is English as it is taught.';

/**
 * @param marked a sentence; asterisks around a word print it in bold
 * @param term in that sentence
 * @returns the first mention of the term, as the engine finds it
 */
export function findMention(marked: string, term: string): TermMention {
  const [before = '', bold, ...rest] = marked.split('*');
  const text = `${before}${bold ?? ''}${rest.join('')}`;
  const run = { start: before.length, end: before.length + (bold?.length ?? 0) };
  const document: StudyDocument = {
    title: '',
    pages: [
      {
        number: 1,
        section: null,
        text: `${text} ${AFTER}`,
        blocks: [],
        bold: bold === undefined ? [] : [run],
        reading: 'text',
      },
    ],
  };
  const sentence = readNote(document)[0];
  if (sentence === undefined) throw new Error('no sentence was read');

  const start = sentence.text.indexOf(term);
  const first = sentence.words.findIndex((word) => word.start === start);
  const last = sentence.words.findIndex((word) => word.end === start + term.length);
  return { sentence, first, last };
}
