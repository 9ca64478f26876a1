import type { CardFault } from './gate/card-gate.ts';

/** A reason for fewer cards than the student requested. */
export type CardRefusal = CardFault | 'known' | 'dropped' | 'alike' | 'out_of_focus' | 'unproved';

/** The result, and the number of inspected and rejected lines. */
export interface CardShortfall {
  made: number;
  /** Null if all were requested. */
  wanted: number | null;
  /**
   * `known` and `dropped` count the cards of the student, each once, `unproved` those of a model that failed a check; the
   * others count lines and drafts.
   */
  refused: Partial<Record<CardRefusal, number>>;
  /** True if the note is in a language in which only lines of a clear form are read. */
  isOtherLanguage: boolean;
}

type Reason = 'known' | 'dropped' | 'unproved' | 'out_of_focus' | 'leaning' | 'too_long' | 'unclear';

const reasonOf: Readonly<Record<CardRefusal, Reason | null>> = {
  known: 'known',
  dropped: 'dropped',
  unproved: 'unproved',
  out_of_focus: 'out_of_focus',
  leaning: 'leaning',
  too_long: 'too_long',
  cut_off: 'leaning',
  giving_away: 'unclear',
  not_quoted: 'unclear',
  administrative: null,
  alike: null,
};

const WORDS: Readonly<Record<Reason, (count: number) => string>> = {
  known: (count) => (count === 1 ? 'one is in your cards already' : `${count} are in your cards already`),
  dropped: (count) => `you dropped ${count === 1 ? 'one' : count} before`,
  unproved: (count) =>
    `${count === 1 ? 'one card' : `${count} cards`} of the language model did not pass our checks`,
  out_of_focus: (count) => `${lines(count, 'is', 'are')} outside the part you chose`,
  leaning: (count) => `${lines(count, 'needs', 'need')} what stands around`,
  too_long: (count) => `${lines(count, 'is', 'are')} too long for a card`,
  unclear: (count) => `${lines(count, 'gives', 'give')} the answer away`,
};

const lines = (count: number, one: string, many: string) =>
  count === 1 ? `one line ${one}` : `${count} lines ${many}`;

/** @returns what a student reads: how many cards came, what became of the rest, and a way on */
export function cardShortfallSentence({ made, refused, isOtherLanguage }: CardShortfall): string {
  const counts = new Map<Reason, number>();
  for (const [refusal, count] of Object.entries(refused) as [CardRefusal, number][]) {
    const reason = reasonOf[refusal];
    if (reason !== null && count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  const gave =
    made === 0
      ? 'This note gave no new card.'
      : `This note gave ${made === 1 ? 'one card' : `${made} cards`}.`;
  const why = [...counts].map(([reason, count]) => WORDS[reason](count));
  const rest = why.length === 0 ? '' : ` ${capital(joined(why))}.`;
  return `${gave}${rest} ${wayOn(counts, isOtherLanguage)}`;
}

function wayOn(counts: ReadonlyMap<Reason, number>, isOtherLanguage: boolean): string {
  if ((counts.get('out_of_focus') ?? 0) > 0) return 'Choose more of the note to get more cards.';
  if (isOtherLanguage)
    return 'In this language cards are made of “Term: meaning” lines, questions with answers, lists and tables.';
  return 'You can write further cards yourself, or select text in the note and tap “Card”.';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
