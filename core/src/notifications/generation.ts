import { links } from '../links/links.ts';
import { declareNotification, number, text } from './entry.ts';

/** Notifications about questions that a student asked for. */
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
      message: `${madeOf(made, requested)} Start to practise.`,
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
    facts: { reason: text },
    // The reason itself ends with what was counted.
    text: ({ reason }) => ({ title: 'No questions were made', message: reason }),
    link: () => links.makeQuestions(),
  }),
};

function madeOf(made: number, requested: number): string {
  const items = `${made} ${made === 1 ? 'question' : 'questions'}`;
  return made < requested
    ? `The note gave ${items} of the ${requested} you asked for.`
    : `You have ${items}.`;
}
