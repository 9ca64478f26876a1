/** A card of a language model, and its conversion to a stored draft. */
import { getQuotation } from '../../language-model/answer-checks.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import { getProvingQuote } from '../../language-model/proving-quote.ts';
import type { StudyDocument } from '../../text/document.ts';
import type { CardDraft } from '../card-draft.ts';
import { writeCloze } from '../cloze.ts';
import { asMarkdown } from '../note-markdown.ts';

/** A card in a model's answer. */
export interface WrittenCard {
  /** The number of the passage that contains the quotation. */
  passage: number;
  quote: string;
  type: 'basic' | 'cloze';
  front: string;
  back: string;
}

/** A model's card with its source passage. */
export interface ModelCard {
  draft: CardDraft;
  passage: NotePassage;
}

const GAP = /_{2,}|\[(?:\.{3}|…)\]/;

/** Text between dollar signs with a sign that only formulas have, so that two prices do not match. */
const FORMULA = /(\$[^$\n]{0,200}[\\^_{=][^$\n]{0,200}\$)/;

/** @returns the model's text as Markdown: formulas stay formulas, all other marks are escaped */
function getMarkdown(text: string): string {
  const parts = text.replace(/\s+/g, ' ').split(FORMULA);
  return parts.map((part, index) => (index % 2 === 1 ? part : asMarkdown(part))).join('');
}

/** @returns the model's card; null if its quotation is not in the note or it has no recognisable gap */
export function getModelCard(
  writtenCard: WrittenCard,
  passages: readonly NotePassage[],
  { pages }: StudyDocument,
): ModelCard | null {
  const found = getQuotation(writtenCard, passages, pages);
  const sides = writtenCard.type === 'cloze' ? getCloze(writtenCard) : basicOf(writtenCard);
  if (found === null || sides === null) return null;

  const { passage } = found;
  const { page, section } = passage;
  const quote = getProvingQuote(found, { question: writtenCard.front, answer: writtenCard.back });
  return { draft: { ...sides, source: 'model', page, section, quote }, passage };
}

type Sides = Pick<CardDraft, 'kind' | 'front' | 'back'>;

const basicOf = ({ front, back }: WrittenCard): Sides | null =>
  GAP.test(front)
    ? null
    : { kind: 'basic', front: getMarkdown(front.trim()), back: getMarkdown(back.trim()) };

function getCloze({ front, back }: WrittenCard): Sides | null {
  const answer = back.trim();
  const byGap = front.split(GAP);
  // A sentence that contains the answer once has a missing gap.
  const parts = byGap.length === 1 && answer !== '' ? front.split(answer) : byGap;
  const [before, after, ...more] = parts;
  if (before === undefined || after === undefined || more.length > 0 || answer === '') return null;

  const gap = { number: 1, answer: getMarkdown(answer), hint: null };
  const text = writeCloze([getMarkdown(before.trimStart()), gap, getMarkdown(after.trimEnd())]);
  return { kind: 'cloze', front: text, back: '' };
}
