/** The figures of /analytics: what each one is, how it is computed and where the formula comes from. Pages show these texts. */

export interface Figure {
  /** As its panel is called. */
  title: string;
  /** The meaning of the figure, for a student. */
  meaning: string;
  /** The computation, in a sentence. */
  formula: string;
  /** Where the formula comes from; null for plain sums. */
  source: string | null;
}

export const figures = {
  mastery: {
    title: 'Your knowledge, topic by topic',
    meaning:
      'We estimate how much of each topic you know today. The bar shows where the true value most likely lies.',
    formula:
      'Only your first answer of a day to a question counts, and only without hints. Each one moves the estimate by how surprising it is, guessing taken into account. It becomes less certain with every day without an answer. The bar holds the true value in nine of ten cases. While it is wider than half of the scale there is too little to say.',
    source:
      'Nižnan, Pelánek and Řihák, Student Models for Prior Knowledge Estimation, EDM 2014; Pelánek et al., doi 10.1007/s11257-016-9185-7',
  },
  overall: {
    title: 'If the exam were today',
    meaning: 'The share that you would know of a paper with equally many questions of each topic below.',
    formula:
      'The mean of the topics of which enough is known. The bar is narrower than that of one topic, because errors of topics cancel out in part.',
    source: null,
  },
  exams: {
    title: 'Exam scores',
    meaning: 'What each exam gave, of all marks it had.',
    formula:
      'Marks divided by the most that could be reached. Exams whose results do not show yet have no score.',
    source: null,
  },
  time: {
    title: 'Time studied',
    meaning: 'How long you looked at questions and cards.',
    formula: 'The time of each answer and each review, a minute at most of each: the rest is a break.',
    source: null,
  },
  days: {
    title: 'Days you studied',
    meaning: 'The darker a day, the more questions and cards.',
    formula:
      'A day counts from one question or one review on, and begins at 04:00. Its shade is by the quarters of your own days.',
    source: null,
  },
  work: {
    title: 'Questions and cards a day',
    meaning: 'How many questions you answered and how many reviews of cards you gave. A day begins at 04:00.',
    formula:
      'Answers of practice and exams, and reviews that were not taken back, by the day on which you gave them.',
    source: null,
  },
  retention: {
    title: 'What you still remember',
    meaning: 'The share of due cards that you knew, against the share that you want to know.',
    formula:
      'First reviews of a day on cards that had waited a day or longer: those graded Hard, Good or Easy, of all. Cards that had waited less than 21 days are young, the others mature. The band holds the true share in nine of ten cases.',
    source: 'True retention as Anki defines it; the band is Wilson’s score interval (1927)',
  },
  forecast: {
    title: 'Cards ahead',
    meaning: 'How many cards are due on each of the next days. What is overdue counts today.',
    formula: 'Each card counts once, on the day on which it is due next; reviews until then will add more.',
    source: 'Due days by FSRS-6',
  },
  weakest: {
    title: 'Weakest first',
    meaning: 'The topics of which you know least, as far as there is enough to say.',
    formula: 'Topics by their estimate, the lowest first.',
    source: null,
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
