/** Texts of the suggestions for a day on which nothing is due. */
import type { Step } from '@akada/core/dashboard/todays-steps.ts';
import { links } from '@akada/core/links/links.ts';
import { reviewAddress } from '../../../features/cards/deck-choice.ts';
import { firstChoice } from '../../../features/quiz/home/first-choice.ts';
import { getAddress } from '../../../features/quiz/practice-choice.ts';
import { forest, ofCards, type StepWords } from './step-parts.ts';
import type { Material } from './use-today.ts';

export function ofFreeStep(kind: Step['kind'], { practice }: Material): StepWords {
  if (kind === 'note_reading') {
    return {
      to: links.uploadNote(),
      cloth: forest,
      title: 'Your note is being read',
      action: 'See your notes',
      text: 'That takes seconds for a chapter. Then you can make questions from it.',
      name: 'Your note is being read',
      fact: 'That takes seconds for a chapter',
    };
  }
  if (kind === 'practise') {
    return {
      to: getAddress(firstChoice(practice).choice),
      cloth: forest,
      action: 'Practise now',
      title: 'Practise your questions',
      name: 'Practise your questions',
      fact: 'Nothing is due',
      text: 'A few minutes are enough. What you miss comes back at the end.',
    };
  }
  if (kind === 'practise_cards') {
    return {
      to: reviewAddress({}, 'just_practise'),
      cloth: ofCards,
      title: 'No card is due',
      action: 'Just practise',
      text: 'You can practise them all the same.',
      name: 'No card is due',
      fact: 'Just practise',
    };
  }
  return addNote;
}

export const addNote: StepWords = {
  to: links.uploadNote(),
  cloth: forest,
  title: 'Add a note',
  action: 'Add a note',
  text: 'Upload the chapter that you have to learn. Akada asks you only about it.',
  name: 'Add a note',
  fact: 'Akada asks you about it',
};
