/** The gate for cards of a language model: what is checked without another model. */
import { isOfItself, isOtherLanguage } from '../../language-model/answer-checks.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import type { StudyDocument } from '../../text/document.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import { getFaces, getIdentity } from '../gate/card-faces.ts';
import { type CardFault, faultsOfWrittenCard } from '../gate/card-gate.ts';
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

/** A card for a second reader. */
export interface CandidateCard extends ModelCard {
  /** Words suspect that the note does not say it, or that its front needs or tells something: the reader decides. */
  isDoubted: boolean;
}

export interface JudgedCards {
  candidates: CandidateCard[];
  refused: ModelCardFault[];
}

/** Min share of a front's words that a reader of the page knows. */
const LEAST_ON_PAGE = 0.5;

/** @returns the cards for a second reader in their order, and the reason for each rejected card */
export function judgeCards({ document, passages, written, known }: JudgeCardsRequest): JudgedCards {
  const takenNames = new Set(
    known.map(getIdentity).flatMap(({ front, words, gaps }) => [front, words, ...gaps]),
  );
  const candidates: CandidateCard[] = [];
  const rejectedModelCardFaults: ModelCardFault[] = [];
  const isForeign = isOtherLanguage(
    document,
    written.map(({ front }) => front),
  );
  for (const one of written) {
    const card = isForeign ? null : getModelCard(one, passages, document);
    const { front, words } = getIdentity(card?.draft.front ?? '');
    const isTaken = [front, words].some((name) => name !== '' && takenNames.has(name));
    const read = card === null ? null : readCard(card, document, candidates);
    const fault = isForeign ? 'other_language' : read === null ? 'not_in_note' : read.fault;
    if (card === null || fault !== null || isTaken) {
      rejectedModelCardFaults.push(fault ?? 'alike');
      continue;
    }
    takenNames.add(front).add(words);
    candidates.push({ ...card, isDoubted: read?.isDoubted ?? false });
  }
  return { candidates, refused: rejectedModelCardFaults };
}

function readCard(
  card: ModelCard,
  { pages }: StudyDocument,
  candidates: readonly CandidateCard[],
): { fault: ModelCardFault | null; isDoubted: boolean } {
  const { draft } = card;
  const page = pages.find(({ number }) => number === draft.page);
  const { faults, isDoubted } = faultsOfWrittenCard(draft, page);
  const { front, answers } = getFaces(draft);
  const known = contentStems(`${page?.text ?? ''}\n${draft.section ?? ''}`);
  const isOffPage = coverage(contentStems(front), known) < LEAST_ON_PAGE;
  const other = isOfItself([front, ...answers])
    ? ('of_itself' as const)
    : candidates.some((candidate) => asksTheSame(card, candidate))
      ? ('alike' as const)
      : null;
  return { fault: faults[0] ?? other, isDoubted: isDoubted || isOffPage };
}

/** The same answer of the same quotation, or each the mirror of the other. */
function asksTheSame({ draft: one }: ModelCard, { draft: other }: ModelCard): boolean {
  const [left, right] = [getFaces(one), getFaces(other)];
  const [given, wanted] = [left, right].map(({ answers }) => normalForm(answers.join(' ')));
  if (given === wanted && one.quote === other.quote) return true;
  const isIn = (answers: readonly string[], front: string) => {
    const stems = contentStems(answers.join(' '));
    return stems.size > 0 && stems.isSubsetOf(contentStems(front));
  };
  return isIn(left.answers, right.front) && isIn(right.answers, left.front);
}
