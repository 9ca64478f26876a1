/**
 * Checks cards: the small model answers each front from the passages, and its answer has to match the back. The large model
 * answers again what words doubt and the small one confirms.
 */
import { getFaces } from '@akada/core/cards/gate/card-faces.ts';
import { compareAnswers, isDecided } from '@akada/core/cards/model/compare-answers.ts';
import type { CandidateCard } from '@akada/core/cards/model/judge-written.ts';
import type { ModelCard } from '@akada/core/cards/model/written-card.ts';
import { passageLabel, unmarked, writtenPassages } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { LanguageModelService, ModelOrder } from '../../../language-model/language-model.service.ts';
import { CheckedCards, checkPrompt, comparePrompt, Verdicts } from './card-prompts.ts';

interface Checking {
  /** The generation's id. */
  id: string;
  userId: string;
  /** The number of the part of the note. */
  part: number;
}

type AskModel = Pick<LanguageModelService, 'ask'>;

const perCall = 15;

/** A card with the model's answer. */
interface Answered {
  card: CandidateCard;
  front: string;
  back: string;
  givenAnswer: string;
}

export interface ConfirmedCards {
  cards: ModelCard[];
  /** The reason why some were not checked; null if all were. */
  offline: OfflineReason | null;
}

/** @throws ModelAway, and the signal's reason @returns the cards that the check confirms */
export async function confirmedCards(
  languageModel: AskModel,
  checking: Checking,
  cards: readonly CandidateCard[],
  signal: AbortSignal,
): Promise<ConfirmedCards> {
  const first = await confirm(languageModel, { ...checking, size: 'small', turnName: '' }, cards, signal);
  const doubted = first.cards.filter(({ isDoubted }) => isDoubted);
  const second =
    first.offline === null
      ? await confirm(languageModel, { ...checking, size: 'large', turnName: ' again' }, doubted, signal)
      : { cards: [], offline: first.offline };
  const confirmed = first.cards.filter((card) => !card.isDoubted || second.cards.includes(card));
  return { cards: confirmed, offline: second.offline };
}

interface Turn extends Checking {
  size: ModelOrder<unknown>['size'];
  /** Ends the names of its steps. */
  turnName: string;
}

async function confirm(
  languageModel: AskModel,
  turn: Turn,
  cards: readonly CandidateCard[],
  signal: AbortSignal,
): Promise<{ cards: CandidateCard[]; offline: OfflineReason | null }> {
  const confirmed: CandidateCard[] = [];
  for (let start = 0; start < cards.length; start += perCall) {
    const some = cards.slice(start, start + perCall);
    const step = `${turn.part} ${start}${turn.turnName}`;
    const reply = await languageModel.ask(getCheck(turn, `check ${step}`, some), signal);
    if (reply.kind === 'offline') return { cards: confirmed, offline: reply.reason };

    const answeredCards = some.flatMap((card, index) => {
      const [checked, ...more] = reply.answer.answers.filter(({ n }) => n === index + 1);
      return checked === undefined || more.length > 0 ? [] : getAnswered(card, checked);
    });
    const unclear = answeredCards.filter(
      ({ givenAnswer, back }) => compareAnswers(givenAnswer, back) === 'unclear',
    );
    const verdicts =
      unclear.length === 0
        ? null
        : await languageModel.ask(getComparison(turn, `compare ${step}`, unclear), signal);
    const equal = new Set(
      verdicts?.kind === 'answered'
        ? verdicts.answer.verdicts.flatMap(({ n, verdict }) =>
            verdict === 'equal' ? (unclear[n - 1] ?? []) : [],
          )
        : [],
    );
    confirmed.push(
      ...answeredCards
        .filter((one) => equal.has(one) || compareAnswers(one.givenAnswer, one.back) === 'equal')
        .map(({ card }) => card),
    );
    if (verdicts?.kind === 'offline') return { cards: confirmed, offline: verdicts.reason };
  }
  return { cards: confirmed, offline: null };
}

interface CheckedCard {
  answer: string;
  status: 'one' | 'several' | 'none';
  form?: 'fine' | 'unclear' | 'leaks' | 'gap' | undefined;
}

/** Drops a card that the passages do not answer, or answer in several ways, or that points outside, tells or blanks badly. */
function getAnswered(card: CandidateCard, { answer, status, form }: CheckedCard): Answered[] {
  const { front, answers } = getFaces(card.draft);
  const isClear = form === undefined ? !card.isDoubted : form === 'fine';
  return isClear && isDecided(status, front)
    ? [{ card, front, back: answers.join(' '), givenAnswer: answer }]
    : [];
}

function getCheck({ id, userId, size }: Turn, step: string, cards: readonly CandidateCard[]) {
  const passages = [...new Map(cards.map(({ passage }) => [passage.number, passage])).values()];
  const blocks = cards.map(({ draft }, index) => {
    const front = unmarked(getFaces(draft).front.replace(/_{2,}/g, '_____'));
    return `--- Card ${index + 1}\nCard: ${front}`;
  });
  const count = String(cards.length);
  const variables = {
    passages: writtenPassages(passages, passageLabel(passages)),
    blocks: blocks.join('\n'),
    count,
  };
  return {
    feature: 'cards' as const,
    userId,
    work: { id, step },
    size,
    temperature: 0,
    prompt: { ...checkPrompt, variables },
    answer: { name: 'card_answers', schema: CheckedCards },
    mostTokens: 40 * cards.length + 100,
  };
}

function getComparison({ id, userId, size }: Turn, step: string, answered: readonly Answered[]) {
  const pairs = answered.map(({ front, back, givenAnswer }, index) =>
    unmarked(
      `--- Pair ${index + 1}\nCard: ${front}\nAnswer 1: ${back}\nAnswer 2: ${givenAnswer.slice(0, 300)}`,
    ),
  );
  const count = String(answered.length);
  return {
    feature: 'cards' as const,
    userId,
    work: { id, step },
    size,
    temperature: 0,
    prompt: { ...comparePrompt, variables: { count, pairs: pairs.join('\n') } },
    answer: { name: 'verdicts', schema: Verdicts },
    mostTokens: 15 * answered.length + 60,
  } satisfies ModelOrder<unknown>;
}
