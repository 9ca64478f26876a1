/** Achievements and their figures only: an earned achievement follows from the days of a student. */

/** In the order in which they are shown. */
export const achievementFamilies = ['streak', 'questions', 'cards', 'exams', 'weeks'] as const;

/** The subject of an achievement: days in a row, right answers, reviewed cards, exams, reached weekly goals. */
export type AchievementFamily = (typeof achievementFamilies)[number];

export interface Achievement {
  /** Stored with the earned achievement, so it never changes. */
  key: string;
  family: AchievementFamily;
  title: string;
  /** The condition, as a sentence. */
  about: string;
  target: number;
}

interface Family {
  about(target: number): string;
  steps: readonly (readonly [target: number, title: string])[];
}

const families: Readonly<Record<AchievementFamily, Family>> = {
  streak: {
    about: (days) => `Study on ${days} days in a row. Freezes bridge a day that you miss.`,
    steps: [
      [3, 'Three days in a row'],
      [7, 'A week in a row'],
      [14, 'Two weeks in a row'],
      [30, 'A month in a row'],
      [100, 'A hundred in a row'],
    ],
  },
  questions: {
    about: (answers) =>
      answers === 1
        ? 'Answer a question correctly.'
        : `Answer ${answers.toLocaleString('en')} questions correctly. Each counts once a day.`,
    steps: [
      [1, 'First right answer'],
      [50, 'Fifty right'],
      [250, 'Two hundred and fifty right'],
      [1_000, 'A thousand right'],
      [5_000, 'Five thousand right'],
    ],
  },
  cards: {
    about: (cards) =>
      cards === 1 ? 'Review a card.' : `Review ${cards.toLocaleString('en')} cards. Each counts once a day.`,
    steps: [
      [1, 'First card'],
      [100, 'A hundred cards'],
      [500, 'Five hundred cards'],
      [2_000, 'Two thousand cards'],
      [10_000, 'Ten thousand cards'],
    ],
  },
  exams: {
    about: (exams) =>
      exams === 1
        ? 'Sit an exam and answer half of it or more.'
        : `Sit ${exams} exams and answer half of each or more.`,
    steps: [
      [1, 'First exam'],
      [5, 'Five exams'],
      [10, 'Ten exams'],
      [25, 'Twenty-five exams'],
      [50, 'Fifty exams'],
    ],
  },
  weeks: {
    about: (weeks) =>
      weeks === 1
        ? 'Reach the weekly goal that you have chosen.'
        : `Reach your weekly goal in ${weeks} weeks.`,
    steps: [
      [1, 'First goal'],
      [4, 'Four goals'],
      [10, 'Ten goals'],
      [26, 'Half a year of goals'],
      [52, 'A year of goals'],
    ],
  },
};

/** All that can be won, family by family, the smallest target first. */
export const achievements: readonly Achievement[] = achievementFamilies.flatMap((family) =>
  families[family].steps.map(([target, title]) => ({
    key: `${family}_${target}`,
    family,
    title,
    about: families[family].about(target),
    target,
  })),
);
