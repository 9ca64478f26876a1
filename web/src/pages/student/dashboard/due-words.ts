/** Texts of the steps with a number: due cards, questions and mistakes. */
import { minutesOfStep, type Step } from '@akada/core/dashboard/todays-steps.ts';
import { links } from '@akada/core/links/links.ts';
import { reviewAddress } from '../../../features/cards/deck-choice.ts';
import { countedTo } from '../../../features/quiz/counted-to.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { forest, ofCards, type StepWords } from './step-parts.ts';
import type { Material } from './use-today.ts';

type CountedStep = Extract<Step, { count: number }>;

const ofMistakes = { cloth_seed: 'mistakes', cloth_colour: 5 };

export function ofRestart(step: CountedStep, { standing }: Material): StepWords {
  const { count } = step;
  const cards = counted(count, 'card');
  const time = `about ${counted(minutesOfStep(step, standing) ?? 1, 'minute')}`;
  const isAll = standing.cards.today <= count;
  return {
    to: reviewAddress({}, undefined, count),
    cloth: ofCards,
    above: 'Welcome back',
    title: `Start again with ${cards}`,
    text: isAll
      ? `${capitalised(time)}.`
      : `${capitalised(time)}. The most useful come first, the others can wait.`,
    action: 'Review',
    figure: numberText(count),
    name: 'Cards to start again with',
    fact: capitalised(time),
  };
}

export function ofCount(step: CountedStep, { standing, decks }: Material): StepWords {
  const { kind, count } = step;
  const time = `about ${counted(minutesOfStep(step, standing) ?? 1, 'minute')}`;
  const figure = count > 1_000 ? '1,000+' : numberText(count);
  if (kind === 'cards') {
    const requestedCount = decks.filter((deck) => deck.kind !== 'note' && deck.due + deck.new > 0).length;
    const size = `${counted(requestedCount, 'deck')}, ${time}`;
    return {
      to: reviewAddress({}),
      cloth: ofCards,
      title: `${counted(count, 'card')} for today`,
      text: `From ${size}.`,
      action: 'Review',
      figure,
      name: 'Cards for today',
      fact: size,
    };
  }
  if (kind === 'fresh_cards') {
    return {
      to: links.makeFlashcards(),
      cloth: ofCards,
      title: `${counted(count, 'new card')} to look through`,
      text: 'We ask you the cards that you keep.',
      action: 'Look through them',
      figure,
      name: 'New cards to look through',
      fact: 'We ask you the cards that you keep',
    };
  }
  if (kind === 'due') {
    return {
      to: links.practiceGenerated({ only: 'due' }),
      cloth: forest,
      action: 'Practise them',
      title: `${countedTo(count, 'question')} due`,
      text: `You see them again before you forget them, ${time}.`,
      figure,
      name: 'Questions due',
      fact: capitalised(time),
    };
  }
  return {
    to: links.practiceGenerated({ only: 'mistakes' }),
    cloth: ofMistakes,
    action: 'Redo them',
    title: `${countedTo(count, 'mistake')} to redo`,
    text: `What you missed last time, ${time}.`,
    figure,
    name: 'Mistakes to redo',
    fact: capitalised(time),
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
