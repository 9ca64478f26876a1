/** Checks cards: the small model answers each front using only its passage, and its answer has to match the back. */
import { getFaces } from '@akada/core/cards/gate/card-faces.ts';
import { compareAnswers, isDecided } from '@akada/core/cards/model/compare-answers.ts';
import type { ModelCard } from '@akada/core/cards/model/written-card.ts';
import { unmarked } from '@akada/core/language-model/note-passages.ts';
import type {
  LanguageModelService,
  ModelOrder,
  ModelReply,
} from '../../../language-model/language-model.service.ts';
import { CheckedCards, checkPrompt, comparePrompt, Verdicts } from './card-prompts.ts';

interface Checking {
  /** The generation's id. */
  id: string;
  userId: string;
  /** The number of the part of the note. */
  part: number;
}

const perCall = 10;

/** A card with the model's answer. */
interface Answered {
  card: ModelCard;
  front: string;
  back: string;
  given: string;
}

/** @returns the cards that the check confirms, in their order */
export async function confirmedCards(
  deps: { languageModel: Pick<LanguageModelService, 'ask'> },
  checking: Checking,
  cards: readonly ModelCard[],
  signal: AbortSignal,
): Promise<ModelReply<ModelCard[]>> {
  const confirmed: ModelCard[] = [];
  let model = '';
  for (let start = 0; start < cards.length; start += perCall) {
    const some = cards.slice(start, start + perCall);
    const step = `${checking.part} ${start}`;
    const reply = await deps.languageModel.ask(checkOf(checking, `check ${step}`, some), signal);
    if (reply.kind === 'offline') return reply;

    model = reply.model;
    const answered = some.flatMap((card, index) =>
      answeredOf(
        card,
        reply.answer.answers.find(({ n }) => n === index + 1),
      ),
    );
    const unclear = answered.filter(({ given, back }) => compareAnswers(given, back) === 'unclear');
    const verdicts =
      unclear.length === 0
        ? null
        : await deps.languageModel.ask(getComparison(checking, `compare ${step}`, unclear), signal);
    if (verdicts?.kind === 'offline') return verdicts;

    const equal = new Set(
      verdicts?.answer.verdicts.flatMap(({ n, verdict }) =>
        verdict === 'equal' ? (unclear[n - 1] ?? []) : [],
      ),
    );
    confirmed.push(
      ...answered
        .filter((one) => equal.has(one) || compareAnswers(one.given, one.back) === 'equal')
        .map(({ card }) => card),
    );
  }
  return { kind: 'answered', answer: confirmed, model };
}

type CheckedCard = { answer: string; status: 'one' | 'several' | 'none' };

/** Drops a card that the passage does not answer, or answers in several ways. */
function answeredOf(card: ModelCard, checked: CheckedCard | undefined): Answered[] {
  const { front, answers } = getFaces(card.draft);
  if (checked === undefined || !isDecided(checked.status, front)) return [];
  return [{ card, front, back: answers.join(' '), given: checked.answer }];
}

function checkOf({ id, userId }: Checking, step: string, cards: readonly ModelCard[]) {
  const blocks = cards.map(({ draft, passage }, index) => {
    const front = unmarked(getFaces(draft).front.replace(/_{2,}/g, '_____'));
    return `--- Card ${index + 1}\nPassage: ${unmarked(passage.text)}\nCard: ${front}`;
  });
  const count = String(cards.length);
  return {
    feature: 'cards' as const,
    userId,
    work: { id, step },
    size: 'small' as const,
    temperature: 0,
    prompt: { ...checkPrompt, variables: { count, blocks: blocks.join('\n') } },
    answer: { name: 'card_answers', schema: CheckedCards },
    mostTokens: 35 * cards.length + 100,
  };
}

function getComparison({ id, userId }: Checking, step: string, answered: readonly Answered[]) {
  const pairs = answered.map(({ front, back, given }, index) =>
    unmarked(`--- Pair ${index + 1}\nCard: ${front}\nAnswer 1: ${back}\nAnswer 2: ${given.slice(0, 300)}`),
  );
  const count = String(answered.length);
  return {
    feature: 'cards' as const,
    userId,
    work: { id, step },
    size: 'small' as const,
    temperature: 0,
    prompt: { ...comparePrompt, variables: { count, pairs: pairs.join('\n') } },
    answer: { name: 'verdicts', schema: Verdicts },
    mostTokens: 15 * answered.length + 60,
  } satisfies ModelOrder<unknown>;
}
