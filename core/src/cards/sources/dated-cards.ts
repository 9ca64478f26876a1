import { type FactOrigin, getOrigin } from '../../generation/facts/fact.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { getWords, normalForm } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { getCardPhrases } from '../phrases/card-phrases.ts';
import { getContext } from './context.ts';
import { ARROW, firstPart } from './meaning-text.ts';
import { DATE, DAY_FIRST, getLines } from './note-lines.ts';

const WORTH = 0.97;
const MIN_EVENT_WORDS = 3;
const MAX_EVENT_WORDS = 16;
const YEAR = /^(?:1\d|20)\d\d$/;

interface DatedLine {
  term: string;
  meaning: string;
  origin: FactOrigin;
  context: string;
  language: WordedLanguage | null;
}

/**
 * Reads "1914 - amalgamation of north and south", and "First coup: 1966".
 *
 * @returns null for a line without a date; the card is null if the line has too little about the event
 */
export function datedCard({
  term,
  meaning,
  origin,
  context,
  language,
}: DatedLine): { card: CardIdea | null } | null {
  const isFirst = DATE.test(term);
  if (!isFirst && !DATE.test(meaning)) return null;

  const [date, event] = isFirst ? [term, firstPart(meaning)] : [meaning, term];
  const words = getWords(event).length;
  if (words < MIN_EVENT_WORDS || words > MAX_EVENT_WORDS) return { card: null };
  const phrases = getCardPhrases(language);
  const front = YEAR.test(date) ? phrases.year(event) : phrases.date(event);
  return {
    card: {
      source: 'date',
      front: `${context}${front}`,
      answers: [date],
      origin,
      about: [`date:${normalForm(event)}`],
      worth: WORTH,
    },
  };
}

const MIN_LINES = 3;
const MIN_WORDS_BEHIND_DAY = 2;

/** Cards for events by day, from consecutive lines; a line without a year takes the year of an earlier line. */
export function datedLines(note: CardNote): CardIdea[] {
  if (note.isBook) return [];
  const phrases = getCardPhrases(note.language);
  return note.pages.flatMap((page) => {
    const ideas: CardIdea[] = [];
    let run: CardIdea[] = [];
    let year: string | undefined;
    const close = () => {
      if (run.length >= MIN_LINES) ideas.push(...run);
      [run, year] = [[], undefined];
    };
    for (const line of getLines(page)) {
      const said = DAY_FIRST.exec(line.text)?.groups;
      if (said === undefined) {
        close();
        continue;
      }
      year = said.year ?? year;
      const [event = ''] = (said.event ?? '').split(ARROW);
      if (year === undefined || getWords(event).length < MIN_WORDS_BEHIND_DAY) continue;
      const origin = getOrigin(page, line);
      run.push({
        source: 'date',
        front: `${getContext(note, origin, event)}${phrases.date(said.year === undefined ? `${event} (${year})` : event)}`,
        answers: [said.date ?? ''],
        origin,
        about: [`date:${normalForm(event)}`],
        worth: WORTH,
      });
    }
    close();
    return ideas;
  });
}
