import type { CardNote } from '../../../cards/card-note.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { lowerFirst } from '../../facts/phrases/says-what-it-does.ts';
import { isRemark, withoutRemarks } from '../../facts/remarks.ts';
import { isSelfContained } from '../../gate/stem-rules.ts';
import type { NoteSentence } from '../../reading/note-sentence.ts';
import type { TypedCandidate } from '../typed-draft.ts';

/** Every more exact question comes first. */
const PRIORITY = 1.5;
const MIN_POINTS = 2;
/** Bullets are seldom whole sentences. */
const MIN_LINES = 3;
const MAX_SENTENCES = 8;
const MAX_CHARACTERS = 900;
const MIN_WORDS = 25;
const MAX_HEADING_WORDS = 8;

/**
 * Asks for the main points of what stands below a heading. The model answer is the note's own sentences, so its key is
 * always right; it asks the parts of a lecture in prose that give no more exact question.
 *
 * @param note in any language whose words are known
 * @returns an open question for each heading with prose below it
 */
export function getPartRecalls({ sentences, pages, language }: CardNote): TypedCandidate[] {
  if (language !== 'eng') return [];
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  return [...Map.groupBy(sentences, ({ part }) => part).values()].flatMap((part) => {
    const heading = flat(withoutRemarks(part.find(({ isHeading }) => isHeading)?.text ?? ''));
    const stem = getStem(heading.replace(/^(?:\d+|[A-Z])[.)]\s+|\s*[*:]+$/g, ''));
    const own = part.filter(({ isHeading, text }) => !isHeading && !isRemark(text));
    const passage = takePassage(own.slice(own.findIndex(({ text }) => isSelfContained(text))));
    const [first, last] = [passage[0], passage.at(-1)];
    if (stem === null || first === undefined || last === undefined) return [];
    const points = passage.filter(({ tagged }) => tagged !== null).length;
    const answer = joinPoints(passage.map(({ text }) => flat(text)));
    if ((points < MIN_POINTS && passage.length < MIN_LINES) || getWords(answer).length < MIN_WORDS) return [];
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

/** "Why it fell" needs its subject, which the heading above has. */
const POINTS = /\b(?:it|they|he|she|this|these)\b/i;

function getStem(heading: string): string | null {
  const words = getWords(heading).length;
  if (words === 0 || words > MAX_HEADING_WORDS || isRemark(heading) || NAMES_NOTHING.test(heading))
    return null;
  if (/\?$/.test(heading)) return null;
  if (/^(?:why|how|what|where|when|who)\b/i.test(heading) && !POINTS.test(heading))
    return `Explain ${lowerFirst(heading)}.`;
  return `What are the main points about “${heading}”?`;
}

const NAMES_NOTHING =
  /^(?:introduction|intro|overview|outline|today|recap|summary|conclusion|notes?|general|others?|misc\w*|terms?|definitions?|basics?|(?:worked )?examples?|slide \d+|(?:week|lecture|chapter|unit|topic|part) \d+)$/i;

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

/** Sentences stand behind one another, and bullets below. */
function joinPoints(points: readonly string[]): string {
  const isProse = points.every((point) => /[.!?]$/.test(point));
  return points.join(isProse ? ' ' : '\n');
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
