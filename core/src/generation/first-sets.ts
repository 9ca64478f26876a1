/** The sets that are made automatically after a note was read: their state, and the words about them. */
import { defaultTimeZone } from '../time/time-zone.ts';
import { dayText } from '../time/wall-time.ts';
import { generationFailureSentence } from './generation-failure.ts';

export interface FirstSetStanding {
  wanted: number;
  status: 'off' | 'waiting' | 'refused' | 'queued' | 'running' | 'ready' | 'failed';
  made: number;
  message: string | null;
}

export interface FirstSetsStanding {
  note: {
    status: 'uploaded' | 'extracting' | 'ready' | 'failed';
    progress: { done: number; total: number } | null;
    page_count: number | null;
    word_count: number | null;
    /** True if its pages are pages of a file. */
    paged: boolean;
    error: { message: string } | null;
  };
  questions: FirstSetStanding;
  cards: FirstSetStanding;
}

/** `over` means that nothing came that could be started. */
export type FirstSetsStage = 'reading' | 'making' | 'ready' | 'over';

export interface FirstSetsNow {
  stage: FirstSetsStage;
  /** Percentage of the work that is done. */
  percent: number;
  /** The content of the first sitting, or null. */
  start: { with: 'questions' | 'cards'; count: number } | null;
  /** The result and the next step; empty while unknown. */
  sentences: string[];
}

/** Max words of a note that is read and processed in one piece; a longer one has more to give than its first set. */
const wordsOfChapter = 6_000;
/** Fewer words hold a few facts at most. */
const wordsOfFew = 80;

/** @returns what a page shows of it at this moment */
export function firstSetsNow({ note, questions, cards }: FirstSetsStanding): FirstSetsNow {
  if (note.status === 'failed') return { ...nothing, sentences: note.error ? [note.error.message] : [] };
  if (note.status !== 'ready')
    return { stage: 'reading', percent: readPercent(note), start: null, sentences: [] };

  const sets = [questions, cards].filter(({ status }) => status !== 'off');
  const ended = sets.filter(({ status }) => isEnded(status));
  // Questions start as soon as they exist; the cards follow in the meantime.
  const hasQuestions = questions.status === 'ready' && questions.made > 0;
  if (ended.length < sets.length && !hasQuestions)
    return { stage: 'making', percent: 50 + (ended.length * 50) / sets.length, start: null, sentences: [] };

  const start = startOf({ questions, cards });
  const sentences = getSentences({ note, questions, cards });
  if (start === null) return { ...nothing, sentences };
  return { stage: 'ready', percent: 50 + (ended.length * 50) / sets.length, start, sentences };
}

const nothing = { stage: 'over', percent: 100, start: null } as const;

/** Used if only cards ask the note. */
const cardsAlone =
  'We found no question in this note. Questions need lists, tables or explained terms. Use the cards instead.';

const isEnded = (status: FirstSetStanding['status']) =>
  status === 'ready' || status === 'failed' || status === 'refused';

function readPercent({ status, progress }: FirstSetsStanding['note']): number {
  if (progress !== null && progress.total > 0) return 10 + Math.round((progress.done * 40) / progress.total);
  return status === 'uploaded' ? 5 : 20;
}

function startOf({
  questions,
  cards,
}: Pick<FirstSetsStanding, 'questions' | 'cards'>): FirstSetsNow['start'] {
  if (questions.status === 'ready' && questions.made > 0) return { with: 'questions', count: questions.made };
  return cards.status === 'ready' && cards.made > 0 ? { with: 'cards', count: cards.made } : null;
}

function getSentences({ note, questions, cards }: FirstSetsStanding): string[] {
  const words = note.word_count ?? 0;
  const made = questions.made + cards.made;
  const requested = questions.wanted + cards.wanted;
  const refused = [questions, cards].flatMap(({ status, message }) =>
    status === 'refused' ? (message ?? []) : [],
  );
  if (requested === 0)
    return ['Nothing is made of this note by itself. Make questions or cards of it when you want them.'];
  if (made === 0 && refused.length > 0) return refused;
  if (words < wordsOfFew) return [ofShortNote(words, { made, wanted: requested }), ...refused];
  const isProse = questions.message === generationFailureSentence('mcq', 'nothing_to_ask');
  const ofQuestions = isProse && cards.made > 0 ? cardsAlone : questions.message;
  const isLong = words > wordsOfChapter && made > 0;
  const said = isLong
    ? [questions.status === 'failed' ? ofQuestions : null, ofLongNote(note), ...refused]
    : [ofQuestions, cards.message];
  return [...new Set(said.filter((sentence) => sentence !== null))];
}

function ofShortNote(words: number, { made, wanted }: { made: number; wanted: number }): string {
  const has = `This note has ${words === 1 ? '1 word' : `${words} words`}`;
  if (made === 0)
    return `${has}, and nothing in it can be asked. Add the whole page, or write “Term: meaning” lines, and upload it again.`;
  if (made >= wanted) return `${has}. That was enough.`;
  return `${has}, so it gives no more than this. Add the rest of the page for more.`;
}

function ofLongNote({ page_count, paged }: FirstSetsStanding['note']): string {
  const pages = page_count ?? 0;
  const from =
    paged && pages > 1
      ? `These come from all ${pages.toLocaleString('en-GB')} pages`
      : 'These come from the whole note';
  return `${from}, so many parts are not asked yet. Make the next set of one chapter.`;
}

/**
 * @param kind of the set
 * @returns the reason why a first set was not started, and the next step
 */
export function refusalSentence(
  kind: 'questions' | 'cards',
  { used, limit, resets_at }: { used: number; limit: number; resets_at: string },
): string {
  const sets = kind === 'questions' ? 'question sets' : 'flashcard sets';
  if (used >= limit)
    return `No ${kind} were made: you have used all ${limit} ${sets} this month. The next ones are free on ${dayText(resets_at, defaultTimeZone)}.`;
  return `No ${kind} were made by themselves. Make them from the page of the note.`;
}
