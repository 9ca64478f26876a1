import type { TaggedWord } from '../../text/part-of-speech.ts';
import { getWords } from '../../text/words.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';

const MARKED_WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*(?:\/(?<mark>[a-z]+))?/gu;
const ARTICLE = /^(?:the|an?)$/;

/**
 * @param marked a sentence with a part of speech behind its words ("rapid/adjective growth/noun"); "person"
 * marks a name, articles need no mark, and any other unmarked word is irrelevant for the engine
 * @param changes further facts about the sentence
 * @returns the sentence as reading a note returns it, independent of a tagger
 */
export function taggedSentence(marked: string, changes: Partial<NoteSentence> = {}): NoteSentence {
  const text = marked.replaceAll(/\/[a-z]+/g, '');
  const marks = [...marked.matchAll(MARKED_WORD)].map(({ groups }) => groups?.mark);
  const tagged = getWords(text).map((word, index): TaggedWord => {
    const mark = marks[index] ?? (ARTICLE.test(word.lower) ? 'determiner' : 'other');
    const wordClass = mark === 'person' ? 'noun' : (mark as TaggedWord['wordClass']);
    return { ...word, wordClass, isPlural: false, isPerson: mark === 'person' };
  });
  return {
    index: 0,
    page: 1,
    section: null,
    block: 1,
    part: 0,
    span: { start: 0, end: text.length },
    text,
    words: tagged,
    tagged,
    bold: [],
    isHeading: false,
    headingLevel: 0,
    isSummary: false,
    ...changes,
  };
}
