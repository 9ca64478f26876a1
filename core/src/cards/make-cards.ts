import { chooseWritten } from '../generation/plan/choose-written.ts';
import { getPartOfQuote } from '../generation/plan/quoted-parts.ts';
import type { QuestionScope, Quoted } from '../generation/question-draft.ts';
import { carries, wantedStems } from '../generation/scope/within-scope.ts';
import type { DocumentPage, StudyDocument } from '../text/document.ts';
import type { CardDraft, CardIdea } from './card-draft.ts';
import { getDraft } from './card-draft.ts';
import { getIdeas } from './card-ideas.ts';
import { readCardNote } from './card-note.ts';
import type { CardRefusal, CardShortfall } from './card-shortfall.ts';
import { CardChooser } from './choose-cards.ts';
import { faultsOfCard } from './gate/card-gate.ts';

/** The requested part of a note, as for questions. */
export type CardFocus = Pick<QuestionScope, 'focus' | 'pages'>;

/** The requested cards. */
export interface CardRequest {
  document: StudyDocument;
  /** Max number of cards; 10 by default. */
  count?: number | 'all';
  /** The complete note by default. */
  focus?: CardFocus;
  /** The same request gives the same cards. */
  seed: string;
  /** Fronts of the cards of this note that the student has. */
  known?: readonly string[];
  /** Fronts of the cards that the student dropped. They are not made again. */
  dropped?: readonly string[];
  /**
   * Cards of this set that a model wrote; there may be more than are wanted. They count, and their passages are not used
   * again.
   */
  written?: readonly CardDraft[];
  /** The number of the model's cards that failed a check. */
  refused?: number;
  /** Quotations of earlier cards about this note: parts with fewer of them come first. */
  earlier?: readonly Quoted[];
}

/** The cards of one request, and the reason if there are fewer than requested. */
export interface MadeCards {
  /** In the order of the note. */
  cards: CardDraft[];
  /** Null if as many came as requested. */
  shortfall: CardShortfall | null;
}

const USUAL_COUNT = 10;
/** More than a student learns of one note. */
const MAX_CARDS = 500;
const WHOLE: CardFocus = { focus: '', pages: null };

/** Makes flashcards of a note by plain rules. Each has passed the gate and carries the passage that proves it. */
export function makeCards({
  document,
  count = USUAL_COUNT,
  focus = WHOLE,
  seed,
  known = [],
  dropped = [],
  written: allWritten = [],
  refused = 0,
  earlier = [],
}: CardRequest): MadeCards {
  const note = readCardNote(document);
  const max = count === 'all' ? MAX_CARDS : Math.min(count, MAX_CARDS);
  const getPart = (quoted: Quoted) => getPartOfQuote(note.parts, quoted, document);
  const written = chooseWritten(allWritten, max, {
    parts: note.parts,
    document,
    earlier,
    getSource: (card) => card,
    getKind: ({ kind }) => kind,
  });
  const rejection: Partial<Record<CardRefusal, number>> = refused === 0 ? {} : { unproved: refused };
  const refuse = (refusal: CardRefusal) => {
    rejection[refusal] = (rejection[refusal] ?? 0) + 1;
  };
  const pages = new Map(note.pages.map((page) => [page.number, page]));
  const chooser = new CardChooser(
    [
      ...known.map((front) => ({ front, refusal: 'known' as const })),
      ...dropped.map((front) => ({ front, refusal: 'dropped' as const })),
      ...written.map(({ front }) => ({ front, refusal: 'alike' as const })),
    ],
    { parts: note.parts, seed, existingParts: [...written, ...earlier].map(getPart) },
  );
  for (const idea of getIdeas(note)) {
    if (written.some((card) => isOfSamePassage(card, idea))) continue;
    if (!isInFocus(idea, focus)) {
      refuse('out_of_focus');
      continue;
    }
    const draft = getDraft(idea);
    const [fault] = faultsOfCard(draft, pages.get(draft.page));
    if (fault === undefined) chooser.add(idea, draft);
    else refuse(fault);
  }
  const selectedCardDrafts = chooser.choose(Math.max(0, max - written.length), refuse);
  const cards =
    written.length === 0 ? selectedCardDrafts : inOrderOfNote([...written, ...selectedCardDrafts], pages);
  const isShort = cards.length === 0 || (count !== 'all' && cards.length < max);
  const requestedCount = count === 'all' ? null : count;
  const isOtherLanguage = note.language !== 'eng';
  return {
    cards,
    shortfall: isShort
      ? { made: cards.length, wanted: requestedCount, refused: rejection, isOtherLanguage }
      : null,
  };
}

function isInFocus({ origin }: CardIdea, { focus, pages }: CardFocus): boolean {
  const isOnPages = pages === null || (origin.page >= pages.from && origin.page <= pages.to);
  return isOnPages && carries(wantedStems(focus), origin.quote, origin.section);
}

const isOfSamePassage = ({ page, quote }: CardDraft, { origin }: CardIdea) =>
  page === origin.page && (quote.includes(origin.quote) || origin.quote.includes(quote));

function inOrderOfNote(cards: readonly CardDraft[], pages: ReadonlyMap<number, DocumentPage>): CardDraft[] {
  const at = ({ page, quote }: CardDraft) => pages.get(page)?.text.indexOf(quote) ?? 0;
  return cards.toSorted((one, other) => one.page - other.page || at(one) - at(other));
}
