/** Who in a class needs help first, and why. Only figures of the course itself are asked. */

/** First answers of a span of days, and how many of them were right. */
export interface AnswerCount {
  answers: number;
  right: number;
}

export interface TopicWork {
  topic: string;
  /** The last two weeks. */
  recent: AnswerCount;
  /** The two weeks before. */
  earlier: AnswerCount;
}

export interface StudentWork {
  /** Days since the last work in this course; null for a student who has done none. */
  silentDays: number | null;
  /** Days since the student joined. */
  joinedDays: number;
  topics: readonly TopicWork[];
  /** Titles of exams of the last two weeks that ended without this student, the last one first. */
  missedExams: readonly string[];
}

/** Percents are whole numbers. */
export type HelpReason =
  | { kind: 'fell'; topic: string; percent: number; was: number }
  | { kind: 'low'; topic: string; percent: number }
  | { kind: 'missed'; exam: string; count: number }
  | { kind: 'silent'; days: number };

export const helpRules = {
  /** Students on the page of a class. */
  maxShown: 4,
  /** Days of one span of answers. */
  spanDays: 14,
  minSilentDays: 7,
  /** Fewer answers say too little about a topic. */
  minAnswers: 5,
  minFallPercents: 15,
  maxLowPercents: 50,
};

/** @returns the most pressing reason; null for a student who needs no help now */
export function findHelpReason(work: StudentWork): HelpReason | null {
  return findFall(work.topics) ?? findMissed(work) ?? findLow(work.topics) ?? findSilence(work);
}

/** @returns a number by which students are ordered: the larger one needs help first */
export function getUrgency(reason: HelpReason): number {
  switch (reason.kind) {
    case 'fell':
      return 300 + reason.was - reason.percent;
    case 'missed':
      return 200 + Math.min(99, reason.count);
    case 'low':
      return 100 + (100 - reason.percent);
    case 'silent':
      return Math.min(99, reason.days);
  }
}

function findFall(topics: readonly TopicWork[]): HelpReason | null {
  const falls = topics.flatMap(({ topic, recent, earlier }) => {
    const [percent, was] = [getShare(recent), getShare(earlier)];
    if (percent === null || was === null || was - percent < helpRules.minFallPercents) return [];
    return [{ kind: 'fell' as const, topic, percent, was }];
  });
  return falls.sort((one, other) => other.was - other.percent - (one.was - one.percent))[0] ?? null;
}

function findLow(topics: readonly TopicWork[]): HelpReason | null {
  const lows = topics.flatMap(({ topic, recent }) => {
    const percent = getShare(recent);
    return percent === null || percent >= helpRules.maxLowPercents
      ? []
      : [{ kind: 'low' as const, topic, percent }];
  });
  return lows.sort((one, other) => one.percent - other.percent)[0] ?? null;
}

function findMissed({ missedExams }: StudentWork): HelpReason | null {
  const [exam] = missedExams;
  return exam === undefined ? null : { kind: 'missed', exam, count: missedExams.length };
}

/** A student who has done nothing yet has had a week since joining. */
function findSilence({ silentDays, joinedDays }: StudentWork): HelpReason | null {
  const days = silentDays ?? joinedDays;
  return days < helpRules.minSilentDays ? null : { kind: 'silent', days };
}

function getShare({ answers, right }: AnswerCount): number | null {
  return answers < helpRules.minAnswers ? null : Math.round((right / answers) * 100);
}
