/**
 * Cards that a language model writes and then confirms by answering each using only its passage. Cards that
 * fail are omitted.
 */
import type { CardDraft } from '@akada/core/cards/card-draft.ts';
import { parseCloze } from '@akada/core/cards/cloze.ts';
import type { CardFocus } from '@akada/core/cards/make-cards.ts';
import type { ModelCard } from '@akada/core/cards/model/written-card.ts';
import { withoutEscapes } from '@akada/core/cards/note-markdown.ts';
import type { Quoted } from '@akada/core/generation/question-draft.ts';
import { type NotePassage, unmarked, writtenPassages } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { PartsRead } from '@akada/core/language-model/parts-read.ts';
import type { PlannedCall } from '@akada/core/language-model/plan-calls.ts';
import { countRead, getCallsAgain, type OnProgress } from '@akada/core/language-model/read-parts.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { StudyModel } from '../../../../platform/study-model/study-model.ts';
import type { LanguageModelService, ModelReply } from '../../../language-model/language-model.service.ts';
import { WrittenCards, writePrompt } from './card-prompts.ts';
import { type ConfirmedCards, confirmedCards } from './confirmed-cards.service.ts';

export interface WrittenCardsDeps {
  languageModel: Pick<LanguageModelService, 'ask' | 'refusalFor'>;
  studyModel: Pick<StudyModel, 'planCalls' | 'judgeCards'>;
}

export interface CardsOrder {
  /** The generation's id. */
  id: string;
  userId: string;
  document: StudyDocument;
  requested: number;
  focus: CardFocus;
  knownNames: readonly string[];
  /** Quotations of those cards. */
  earlier: readonly Quoted[];
}

/** The model's cards, and the reason for a shortfall if the model caused it. */
export interface CardsOfModel {
  drafts: CardDraft[];
  model: string | null;
  offline: OfflineReason | null;
  /** The number of cards that failed a check. */
  refused: number;
  /** The parts of the note that the model read; null if it was not asked. */
  parts: PartsRead | null;
}

/** A third more cards are written than requested, because some fail. */
const writtenPerRequested = 4 / 3;
const mostAvoided = 20;

export async function writeCards(
  deps: WrittenCardsDeps,
  order: CardsOrder,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<CardsOfModel> {
  const { languageModel, studyModel } = deps;
  const { document, requested, focus, knownNames, earlier } = order;
  const refusal = await languageModel.refusalFor(order.userId);
  if (refusal !== null) return { drafts: [], model: null, offline: refusal, refused: 0, parts: null };

  const plan = await studyModel.planCalls({ document, focus, requested, earlier }, signal);
  const { calls, language } = plan;
  const cards: ModelCard[] = [];
  const readPassages = new Set<number>();
  let refused = 0;
  let model: string | null = null;
  const ended = (offline: OfflineReason | null): CardsOfModel => ({
    drafts: cards.map(({ draft }) => draft),
    model,
    offline,
    refused,
    parts: countRead(plan, readPassages),
  });
  const ask = async ({ passages, count }: PlannedCall, at: number): Promise<OfflineReason | null> => {
    const takenNames = [...knownNames, ...cards.map(({ draft }) => draft.front)];
    const part = { at, passages, count, language };
    const reply = await writePart(deps, { ...order, knownNames: takenNames }, part, signal);
    if (reply.kind === 'offline') return reply.reason;

    model = reply.model;
    for (const { number } of passages) readPassages.add(number);
    cards.push(...reply.answer.cards);
    refused += reply.answer.refused;
    await onProgress(countRead(plan, readPassages));
    return reply.answer.offline;
  };

  await onProgress(countRead(plan, readPassages));
  // An unusable answer ends no other call; an unavailable model ends all of them.
  let unusable: OfflineReason | null = null;
  for (const [at, call] of calls.entries()) {
    const offline = await ask(call, at);
    if (offline !== null && offline !== 'unusable') return ended(offline);
    unusable ??= offline;
  }
  const numbers = cards.map(({ passage }) => passage.number);
  for (const [at, call] of getCallsAgain(plan, { read: readPassages, numbers, requested }).entries()) {
    const offline = await ask(call, calls.length + at);
    if (offline !== null) return ended(offline);
  }
  return ended(unusable);
}

interface Part {
  at: number;
  passages: NotePassage[];
  count: number;
  language: string;
}

/** The cards of one call that passed the checks, and how many did not. */
interface CheckedPart extends ConfirmedCards {
  refused: number;
}

async function writePart(
  deps: WrittenCardsDeps,
  order: CardsOrder,
  { at, passages, count, language }: Part,
  signal: AbortSignal,
): Promise<ModelReply<CheckedPart>> {
  const { document, knownNames, focus, userId } = order;
  const n = Math.ceil(count * writtenPerRequested);
  const avoided = knownNames.slice(-mostAvoided).map((front) => `- ${unmarked(asText(front))}`);
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

  const written = reply.answer.cards.slice(0, 2 * n);
  const { candidates } = await deps.studyModel.judgeCards(
    { document, passages, written, known: knownNames },
    signal,
  );
  const checking = { id: order.id, userId, part: at };
  const confirmed = await confirmedCards(deps.languageModel, checking, candidates, signal);
  return { ...reply, answer: { ...confirmed, refused: written.length - confirmed.cards.length } };
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
