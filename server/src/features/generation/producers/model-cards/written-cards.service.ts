/**
 * Cards that a language model writes and then confirms by answering each using only its passage. Cards that
 * fail are omitted.
 */
import type { CardDraft } from '@akada/core/cards/card-draft.ts';
import { parseCloze } from '@akada/core/cards/cloze.ts';
import type { CardFocus } from '@akada/core/cards/make-cards.ts';
import type { ModelCard } from '@akada/core/cards/model/written-card.ts';
import { withoutEscapes } from '@akada/core/cards/note-markdown.ts';
import { type NotePassage, unmarked, writtenPassages } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { StudyModel } from '../../../../platform/study-model/study-model.ts';
import type { LanguageModelService, ModelReply } from '../../../language-model/language-model.service.ts';
import { WrittenCards, writePrompt } from './card-prompts.ts';
import { type ConfirmedCards, confirmedCards } from './confirmed-cards.service.ts';

export interface WrittenCardsDeps {
  languageModel: Pick<LanguageModelService, 'ask' | 'refusalFor'>;
  studyModel: Pick<StudyModel, 'choosePassages' | 'judgeCards'>;
}

export interface CardsOrder {
  /** The generation's id. */
  id: string;
  userId: string;
  document: StudyDocument;
  requested: number;
  focus: CardFocus;
  known: readonly string[];
}

/** The model's cards, and the reason for a shortfall if the model caused it. */
export interface CardsOfModel {
  drafts: CardDraft[];
  model: string | null;
  offline: OfflineReason | null;
}

/** Small models cut off longer answers. */
const cardsPerCall = 10;
/** A third more cards are written than requested, because some fail. */
const writtenPerRequested = 4 / 3;
const mostAvoided = 20;

export async function writeCards(
  deps: WrittenCardsDeps,
  order: CardsOrder,
  signal: AbortSignal,
): Promise<CardsOfModel> {
  const { languageModel, studyModel } = deps;
  const { document, requested, focus, known } = order;
  const refusal = await languageModel.refusalFor(order.userId);
  if (refusal !== null) return { drafts: [], model: null, offline: refusal };

  const calls = Math.ceil(requested / cardsPerCall);
  const { parts, language } = await studyModel.choosePassages(
    { document, focus, calls, turn: known.length },
    signal,
  );
  const drafts: CardDraft[] = [];
  let model: string | null = null;
  const share = Math.ceil(requested / Math.max(1, parts.length));
  for (const [at, passages] of parts.entries()) {
    const takenNames = [...known, ...drafts.map(({ front }) => front)];
    const reply = await writePart(
      deps,
      { ...order, known: takenNames },
      { at, passages, share, language },
      signal,
    );
    if (reply.kind === 'offline') return { drafts, model, offline: reply.reason };

    model = reply.model;
    drafts.push(...spread(reply.answer.cards, Math.min(share, requested - drafts.length)));
    if (reply.answer.offline !== null) return { drafts, model, offline: reply.answer.offline };
  }
  return { drafts, model, offline: null };
}

/** Takes the first card of each passage before the second of any, so that the end of a note is not omitted. */
function spread(cards: readonly ModelCard[], max: number): CardDraft[] {
  const seen = new Map<number, number>();
  const ranked = cards.map(({ draft, passage: { number } }) => {
    const rank = seen.get(number) ?? 0;
    seen.set(number, rank + 1);
    return { draft, rank };
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, max)
    .map(({ draft }) => draft);
}

interface Part {
  at: number;
  passages: NotePassage[];
  share: number;
  language: string;
}

async function writePart(
  deps: WrittenCardsDeps,
  order: CardsOrder,
  { at, passages, share, language }: Part,
  signal: AbortSignal,
): Promise<ModelReply<ConfirmedCards>> {
  const { document, known, focus, userId } = order;
  const n = Math.ceil(share * writtenPerRequested);
  const avoided = known.slice(-mostAvoided).map((front) => `- ${unmarked(asText(front))}`);
  const variables = {
    n: String(n),
    language,
    title: unmarked(document.title),
    passages: writtenPassages(passages),
    min_passages: String(Math.min(Math.ceil(n * 0.6), passages.length)),
    max_cloze: String(Math.floor(n * 0.4)),
    focus: focus.focus === '' ? '' : `Only about this topic: "${getTopic(focus.focus)}"`,
    avoid: avoided.length === 0 ? '' : `Already asked; ask other facts:\n${avoided.join('\n')}`,
  };
  const reply = await deps.languageModel.ask(
    {
      feature: 'cards',
      userId,
      work: { id: order.id, step: `write ${at}` },
      size: 'large',
      prompt: { ...writePrompt, variables },
      answer: { name: 'cards', schema: WrittenCards },
      mostTokens: 140 * n + 200,
      temperature: 0.3,
    },
    signal,
  );
  if (reply.kind === 'offline') return reply;

  const { candidates } = await deps.studyModel.judgeCards(
    { document, passages, written: reply.answer.cards.slice(0, 2 * n), known },
    signal,
  );
  const checking = { id: order.id, userId, part: at };
  return { ...reply, answer: await confirmedCards(deps.languageModel, checking, candidates, signal) };
}

/** The sentence of a cloze, with its gaps filled. */
const asText = (front: string) =>
  withoutEscapes(
    parseCloze(front)
      .map((part) => (typeof part === 'string' ? part : part.answer))
      .join(''),
  );

/** The student's own words, which must not start a new line of the prompt. */
const getTopic = (focus: string) =>
  unmarked(focus)
    .replace(/["\s]+/g, ' ')
    .slice(0, 100);
