import type { CardNote } from '../../../cards/card-note.ts';
import { bodyLimits } from '../../../question-types/question-body.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { isRemark, withoutRemarks } from '../../facts/remarks.ts';
import type { NoteSentence } from '../../reading/note-sentence.ts';
import type { TypedCandidate } from '../typed-draft.ts';

/** Every more exact question comes first. */
const PRIORITY = 1.5;
const MIN_SENTENCES = 2;
const MAX_SENTENCES = 5;
const MIN_WORDS = 25;
const MAX_HEADING_WORDS = 8;

/**
 * Asks for the main points of what stands below a heading. The model answer is the note's own sentences, so its key is
 * always right; it asks the parts of a lecture in prose that give no more exact question.
 *
 * @param note in any language whose words are known
 * @returns an open question for each heading with prose below it
 */
export function getPartRecalls({ sentences, headings, pages, language }: CardNote): TypedCandidate[] {
  if (language !== 'eng') return [];
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  return [...Map.groupBy(sentences, ({ part }) => part).values()].flatMap((part) => {
    const points = part.filter(isPoint).slice(0, MAX_SENTENCES);
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined || points.length < MIN_SENTENCES) return [];

    const name = headings.above(first.page, first.span.start);
    const answer = points.map(({ text }) => flat(withoutRemarks(text))).join(' ');
    if (name === null || isRemark(name) || getWords(name).length > MAX_HEADING_WORDS) return [];
    if (getWords(answer).length < MIN_WORDS || answer.length > bodyLimits.text) return [];
    const isOnOnePage = first.page === last.page;
    const end = isOnOnePage ? last.span.end : first.span.end;
    return [
      {
        kind: 'statement',
        stem: `What are the main points about “${name}”?`,
        body: { type: 'open', answer },
        explanation: '',
        origin: {
          page: first.page,
          section: first.section,
          start: first.span.start,
          end,
          quote: texts.get(first.page)?.slice(first.span.start, end) ?? '',
        },
        facts: [`part:${first.page}:${normalForm(name)}`],
        answers: [],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

const isPoint = ({ isHeading, tagged, text }: NoteSentence) =>
  !isHeading && tagged !== null && !isRemark(text);

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
