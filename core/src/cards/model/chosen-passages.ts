/** Selects the passages of a note for a model, which cannot read a complete book in one call. */
import { carries, wantedStems } from '../../generation/scope/within-scope.ts';
import { getPassages, languageName, type NotePassage } from '../../language-model/note-passages.ts';
import type { StudyDocument } from '../../text/document.ts';
import { getLanguage, looksEnglish } from '../../text/language.ts';
import { getWords } from '../../text/words.ts';
import { getIdeas } from '../card-ideas.ts';
import { readCardNote } from '../card-note.ts';
import type { CardFocus } from '../make-cards.ts';

export interface PassagesRequest {
  document: StudyDocument;
  focus: CardFocus;
  /** Calls among which the passages are divided. */
  calls: number;
  /** Cards that the note has already: the next ones are made of other passages. */
  turn: number;
}

export interface ChosenPassages {
  /** The passages of each call, in the order of the note; a short note needs fewer calls. */
  parts: NotePassage[][];
  /** As a prompt says it. */
  language: string;
}

const MOST_WORDS = 1_500;
/** A shorter part gives no set of cards. */
const FEWEST_WORDS = 250;

/** @returns the passages to send, taken evenly from the wanted pages */
export function choosePassages({ document, focus, calls, turn }: PassagesRequest): ChosenPassages {
  const requested = wantedStems(focus.focus);
  const inFocus = getPassages(document, focus.pages).filter(({ text, section }) =>
    carries(requested, text, section),
  );
  const words = inFocus.map(({ text }) => getWords(text).length);
  const all = words.reduce((sum, count) => sum + count, 0);
  const parts = Math.max(1, Math.min(calls, Math.ceil(all / FEWEST_WORDS)));
  const every = Math.ceil(all / (parts * MOST_WORDS));
  const selectedNotePassages = every <= 1 ? inFocus : bestOfEach(inFocus, { document, every, turn });
  const size = Math.ceil(selectedNotePassages.length / parts);
  const sample = inFocus.map(({ text }) => text).join('\n');
  return {
    parts: Array.from({ length: parts }, (_, index) =>
      selectedNotePassages.slice(index * size, (index + 1) * size),
    ).filter((part) => part.length > 0),
    language: languageName(looksEnglish(sample) ? 'eng' : getLanguage(sample)),
  };
}

/**
 * Picks the most productive of a few neighbours: introductions and anecdotes carry little. A later turn takes
 * the next best.
 */
function bestOfEach(
  passages: readonly NotePassage[],
  { document, every, turn }: { document: StudyDocument; every: number; turn: number },
): NotePassage[] {
  const ideas = Map.groupBy(getIdeas(readCardNote(document)), ({ origin }) => origin.page);
  const worthOf = ({ page, text }: NotePassage) =>
    (ideas.get(page) ?? []).reduce(
      (sum, { origin, worth }) => sum + (text.includes(origin.quote) ? worth : 0),
      0,
    );
  const ranked = passages.map((passage, index) => ({
    passage,
    group: Math.floor(index / every),
    worth: worthOf(passage),
  }));
  return [...Map.groupBy(ranked, ({ group }) => group).values()].flatMap((group) => {
    const byWorth = group.toSorted((one, other) => other.worth - one.worth);
    return byWorth[turn % group.length]?.passage ?? [];
  });
}
