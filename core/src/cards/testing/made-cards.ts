import { typedNote } from '../../generation/testing/typed-note.ts';
import type { StudyDocument, TextSpan } from '../../text/document.ts';
import type { CardSource } from '../card-draft.ts';
import { type CardRequest, makeCards } from '../make-cards.ts';

/** English prose that gives no card, so that the language of a few lines is known. */
const PROSE =
  'They were told of it in the first lesson of the year, and it was what they had come for. It is all that they have to know of it by the end of the term.';

/**
 * @param typedText lines, as `typedNote` reads them; asterisks around words print them in bold
 * @returns the note, in English whatever its lines say
 */
export function englishNote(typedText: string): StudyDocument {
  const runs = [...typedText.matchAll(/\*([^*\n]+)\*/g)].flatMap(([, run]) => run ?? []);
  const document = typedNote(`${PROSE}\n${typedText.replaceAll('*', '')}`);
  return {
    ...document,
    pages: document.pages.map((page) => ({ ...page, bold: makeSpans(page.text, runs) })),
  };
}

function makeSpans(text: string, runs: readonly string[]): TextSpan[] {
  return runs.map((run) => ({ start: text.indexOf(run), end: text.indexOf(run) + run.length }));
}

/** @returns front and back of each card of some lines, with an arrow between them and the points of a list in a row */
export function cardsOf(
  typed: string | StudyDocument,
  source: CardSource | null = null,
  changes: Partial<CardRequest> = {},
): string[] {
  const document = typeof typed === 'string' ? englishNote(typed) : typed;
  const { cards } = makeCards({ document, count: 'all', seed: 'seed', ...changes });
  return cards
    .filter((card) => source === null || card.source === source)
    .map(({ front, back }) => (back === '' ? front : `${front} → ${back.replaceAll('\n', '; ')}`));
}
