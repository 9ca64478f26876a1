import { achievements } from '../habits/achievements.ts';
import { links } from '../links/links.ts';
import { declareNotification, number, reminderLabel, text } from './entry.ts';

const common = { category: 'study', locked: false, mailed: false } as const;

const numberOrNull = (value: unknown): value is number | null => value === null || number(value);

const countThings = (count: number, thing: string) => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`);

/** The waiting cards and questions as a sentence; empty if nothing waits. */
function waiting(cards: number, questions: number): string {
  const parts = [
    ...(cards > 0 ? [countThings(cards, 'card')] : []),
    ...(questions > 0 ? [countThings(questions, 'question')] : []),
  ];
  if (parts.length === 0) return 'One card or five questions, and today counts.';
  return `${parts.join(' and ')} ${cards + questions === 1 ? 'is' : 'are'} due today.`;
}

/** Notifications about a student's achievements, and the reminder that the student has requested. */
export const habitNotifications = {
  won: declareNotification({
    ...common,
    key: 'habit.achievement_won',
    causeFact: null,
    id: 'ACHIEVEMENT',
    label: 'I win an achievement',
    facts: { key: text },
    text: ({ key }) => {
      const won = achievements.find((achievement) => achievement.key === key);
      return {
        title: won ? `Achievement: ${won.title}` : 'You have won an achievement',
        message: won?.about ?? 'See what you have reached.',
      };
    },
    severalText: ({ key }, times) => ({
      title: `You have won ${times} achievements`,
      message: `The newest: ${achievements.find((achievement) => achievement.key === key)?.title ?? 'see what you have reached'}.`,
    }),
    link: links.achievements,
  }),
  reminder: declareNotification({
    ...common,
    key: 'habit.study_reminder',
    causeFact: null,
    id: 'REMINDER',
    label: reminderLabel,
    facts: { cards: number, questions: number, streak: numberOrNull },
    text: ({ cards, questions, streak }) => ({
      title: 'Time to study',
      message:
        streak === null
          ? waiting(cards, questions)
          : `${waiting(cards, questions)} You have studied ${countThings(streak, 'day')} in a row.`,
    }),
    link: () => links.dashboard(),
  }),
};
