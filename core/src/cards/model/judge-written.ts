/** The gate for cards of a language model: what is checked without another model. */
import { isOfItself, isOtherLanguage } from '../../language-model/answer-checks.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import type { StudyDocument } from '../../text/document.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import { getFaces, getIdentity } from '../gate/card-faces.ts';
import { type CardFault, faultsOfCard } from '../gate/card-gate.ts';
import { getModelCard, type ModelCard, type WrittenCard } from './written-card.ts';

export interface JudgeCardsRequest {
  document: StudyDocument;
  passages: readonly NotePassage[];
  written: readonly WrittenCard[];
  /** Fronts of the note's cards, and of cards that were accepted earlier. */
  known: readonly string[];
}

/** Reasons to reject a model's card. */
export type ModelCardFault = CardFault | 'not_in_note' | 'alike' | 'of_itself' | 'other_language';

export interface JudgedCards {
  accepted: ModelCard[];
  refused: ModelCardFault[];
}

/** Min share of a front's words that a reader of the page knows. */
const LEAST_ON_PAGE = 0.5;

/** @returns the accepted cards in their order, and the reason for each rejected card */
export function judgeCards({ document, passages, written, known }: JudgeCardsRequest): JudgedCards {
  const takenNames = new Set(
    known.map(getIdentity).flatMap(({ front, words, gaps }) => [front, words, ...gaps]),
  );
  const acceptedModelCards: ModelCard[] = [];
  const rejectedModelCardFaults: ModelCardFault[] = [];
  const isForeign = isOtherLanguage(
    document,
    written.map(({ front }) => front),
  );
  for (const one of written) {
    const card = getModelCard(one, passages, document);
    const fault = isForeign
      ? 'other_language'
      : card === null
        ? 'not_in_note'
        : getFault(card, document, acceptedModelCards);
    const { front, words } = getIdentity(card?.draft.front ?? '');
    const isTaken = [front, words].some((name) => name !== '' && takenNames.has(name));
    if (card === null || fault !== null || isTaken) {
      rejectedModelCardFaults.push(fault ?? 'alike');
      continue;
    }
    takenNames.add(front).add(words);
    acceptedModelCards.push(card);
  }
  return { accepted: acceptedModelCards, refused: rejectedModelCardFaults };
}

function getFault(
  card: ModelCard,
  { pages }: StudyDocument,
  acceptedModelCards: readonly ModelCard[],
): ModelCardFault | null {
  const { draft } = card;
  const page = pages.find(({ number }) => number === draft.page);
  const [fault] = faultsOfCard(draft, page);
  if (fault !== undefined) return fault;

  const { front, answers } = getFaces(draft);
  if (isOfItself([front, ...answers])) return 'of_itself';
  const known = contentStems(`${page?.text ?? ''}\n${draft.section ?? ''}`);
  if (coverage(contentStems(front), known) < LEAST_ON_PAGE) return 'not_in_note';
  return acceptedModelCards.some((other) => asksTheSame(card, other)) ? 'alike' : null;
}

/** The same answer of the same quotation, or each the mirror of the other. */
function asksTheSame({ draft: one }: ModelCard, { draft: other }: ModelCard): boolean {
  const [left, right] = [getFaces(one), getFaces(other)];
  const [given, wanted] = [left, right].map(({ answers }) => normalForm(answers.join(' ')));
  if (given === wanted && one.quote === other.quote) return true;
  const isIn = (answers: readonly string[], front: string) =>
    contentStems(answers.join(' ')).isSubsetOf(contentStems(front));
  return isIn(left.answers, right.front) && isIn(right.answers, left.front);
}
