import type { CardNote } from '../../../cards/card-note.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { isRemark, withoutRemarks } from '../../facts/remarks.ts';
import type { NoteSentence } from '../../reading/note-sentence.ts';
import type { TypedPhrases } from '../phrases/typed-phrases.ts';
import { getTypedPhrases } from '../phrases/typed-phrases-by-language.ts';
import type { TypedCandidate } from '../typed-draft.ts';

/** Every more exact question comes first. */
const PRIORITY = 1.5;
const MIN_POINTS = 2;
const MAX_SENTENCES = 6;
const MAX_CHARACTERS = 700;
const MIN_WORDS = 25;
const MIN_POINT_WORDS = 8;
const MAX_HEADING_WORDS = 8;

/**
 * Asks for the main points of what stands below a heading. The model answer is the note's own sentences, so its key is
 * always right; it asks the parts of a lecture in prose that give no more exact question.
 *
 * @param note in a language whose questions are worded
 * @returns an open question for each heading with prose below it
 */
export function getPartRecalls({ sentences, pages, language }: CardNote): TypedCandidate[] {
  const phrases = getTypedPhrases(language);
  if (phrases === null) return [];
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  return [...Map.groupBy(sentences, ({ part }) => part).values()].flatMap((part) => {
    const heading = flat(withoutRemarks(part.find(({ isHeading }) => isHeading)?.text ?? ''));
    const stem = getStem(heading.replace(/^(?:\d+|[A-Z])[.)]\s+|\s*[*:]+$/g, ''), phrases);
    const own = part.filter(
      ({ isHeading, text }) => !isHeading && !isRemark(text) && phrases.pointEnds.test(text.trim()),
    );
    const passage = takePassage(own.slice(own.findIndex(({ text }) => phrases.standsAlone(text))));
    const [first, last] = [passage[0], passage.at(-1)];
    if (stem === null || first === undefined || last === undefined) return [];
    const points = passage.filter((sentence) => isPoint(sentence)).length;
    const answer = passage.map(({ text }) => flat(text)).join(' ');
    if (points < MIN_POINTS || getWords(answer).length < MIN_WORDS) return [];
    const [start, end] = [first.span.start, last.span.end];
    const quote = texts.get(first.page)?.slice(start, end) ?? '';
    return [
      {
        kind: 'statement',
        stem,
        body: { type: 'open', answer },
        explanation: '',
        origin: { page: first.page, section: first.section, start, end, quote },
        facts: [`part:${first.page}:${normalForm(heading)}`],
        answers: [],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

function getStem(heading: string, phrases: TypedPhrases): string | null {
  const words = getWords(heading).length;
  if (words === 0 || words > MAX_HEADING_WORDS || isRemark(heading) || /\?$/.test(heading)) return null;
  return phrases.mainPoints(heading);
}

/** The first sentences of one page, as many as an answer holds. */
function takePassage(sentences: readonly NoteSentence[]): NoteSentence[] {
  const passage: NoteSentence[] = [];
  let length = 0;
  for (const sentence of sentences) {
    length += sentence.text.length + 1;
    const isFull = passage.length === MAX_SENTENCES || length > MAX_CHARACTERS;
    if (isFull || sentence.page !== sentences[0]?.page) break;
    passage.push(sentence);
  }
  return passage;
}

/** A sentence that can carry a question, or that is long enough to say something. */
const isPoint = ({ tagged, words, text }: NoteSentence) =>
  tagged !== null || (words.length >= MIN_POINT_WORDS && /[=]/.test(text));

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
