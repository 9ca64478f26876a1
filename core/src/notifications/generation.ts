import { links } from '../links/links.ts';
import { declareNotification, number, text, textIfStored } from './entry.ts';

/** Notifications about questions, cards and study guides that a student asked for. */
export const generationNotifications = {
  questionsReady: declareNotification({
    key: 'generation.questions_ready',
    id: 'MCQ_GENERATION_SUCCESS',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'Questions are ready',
    facts: { made: number, requested: number, generationId: text },
    text: ({ made, requested }) => ({
      title: 'Your questions are ready',
      message: `${madeOf('question', made, requested)} Start to practise.`,
    }),
    link: ({ generationId }) => links.practiceGenerated({ generation_id: generationId }),
  }),
  questionsFailed: declareNotification({
    key: 'generation.questions_failed',
    id: 'MCQ_GENERATION_FAILED',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'Questions could not be made',
    causeFact: 'noteId',
    facts: { reason: text, noteId: textIfStored },
    // The reason itself ends with the monthly count.
    text: ({ reason }) => ({ title: 'No questions were made', message: reason }),
    link: () => links.makeQuestions(),
  }),
  cardsReady: declareNotification({
    key: 'generation.cards_ready',
    id: 'FLASHCARD_GENERATION_SUCCESS',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'Flashcards are ready',
    facts: { made: number, requested: number, generationId: text },
    text: ({ made, requested }) => ({
      title: 'Your flashcards are ready',
      message: `${madeOf('card', made, requested)} Choose which ones to keep.`,
    }),
    link: ({ generationId }) => links.makeFlashcards({ generation_id: generationId }),
  }),
  cardsFailed: declareNotification({
    key: 'generation.cards_failed',
    id: 'FLASHCARD_GENERATION_FAILED',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'Flashcards could not be made',
    causeFact: 'noteId',
    facts: { reason: text, noteId: textIfStored },
    text: ({ reason }) => ({ title: 'No flashcards were made', message: reason }),
    link: () => links.makeFlashcards(),
  }),
  guideReady: declareNotification({
    key: 'generation.guide_ready',
    id: 'SUMMARY_GENERATION_SUCCESS',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'Study guide is ready',
    facts: { sections: number, guideId: text },
    text: ({ sections }) => ({
      title: 'Your study guide is ready',
      message: `It has ${sections} ${sections === 1 ? 'part' : 'parts'}. Each statement links to its passage in your note.`,
    }),
    link: ({ guideId }) => links.explainNote({ guide_id: guideId }),
  }),
  guideFailed: declareNotification({
    key: 'generation.guide_failed',
    id: 'SUMMARY_GENERATION_FAILED',
    category: 'study',
    locked: false,
    mailed: false,
    label: 'Study guide could not be made',
    causeFact: 'noteId',
    facts: { reason: text, noteId: textIfStored },
    text: ({ reason }) => ({ title: 'No study guide was made', message: reason }),
    link: () => links.explainNote(),
  }),
};

function madeOf(item: 'question' | 'card', made: number, requested: number): string {
  const items = `${made} ${made === 1 ? item : `${item}s`}`;
  return made < requested
    ? `The note gave ${items} of the ${requested} you asked for.`
    : `You have ${items}.`;
}
