/** The steps of the day, from the answers of the server and the work that waits on this device. */
import { withRecordedWork } from '@akada/core/dashboard/recorded-work.ts';
import type { Standing } from '@akada/core/dashboard/standing.ts';
import { todaysSteps } from '@akada/core/dashboard/todays-steps.ts';
import { cardsToday } from '@akada/core/reviews/day-size.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { useMemo } from 'react';
import { examsAhead } from '../../../features/exams/course-exams/exams-ahead.ts';
import { begunSitting } from '../../../features/quiz/sitting/stored-sitting.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { readRecordedWork } from './recorded-work.ts';
import type { DayData } from './use-day-data.ts';

/** Exams that open later are omitted. */
const daysAhead = 7;

/** @returns the day, and all data about the subjects of its steps */
export function useToday(data: DayData) {
  const { id: userId } = useAccount();
  const { now, zone, answeredAt } = data;
  const day = localDay(now, zone);
  // Read again after each answer of the server: the device then still has what that answer lacks, and nothing else.
  const { sitting, recorded } = useMemo(
    () => ({ answeredAt, sitting: begunSitting(userId), recorded: readRecordedWork(userId, day) }),
    [answeredAt, userId, day],
  );
  const exams = examsAhead(data.ofCourses.items, daysAhead);
  const finishedExams = data.finished.items.filter(
    ({ finished_at }) => finished_at !== null && localDay(Date.parse(finished_at), zone) === day,
  );
  const serverDay = getStanding(data, {
    exams,
    finishedExams: finishedExams.length,
    hasSitting: sitting !== null,
  });
  const standing = withRecordedWork(serverDay, recorded);
  return {
    today: todaysSteps(standing),
    material: {
      ...data,
      standing,
      exams,
      sat: finishedExams,
      sitting,
      running: data.running.items,
      notes: data.notes.items,
      firstSets: data.firstSets.items,
      decks: data.decks.items,
    },
  };
}

/** All data about the subjects of the steps. */
export type Material = ReturnType<typeof useToday>['material'];

interface OfExams {
  exams: ReturnType<typeof examsAhead>;
  /** The number of exams finished today. */
  finishedExams: number;
  hasSitting: boolean;
}

function getStanding(data: DayData, { exams, finishedExams, hasSitting }: OfExams): Standing {
  const { now, zone, running, practice, decks, forecast, settings, progress, session, newest } = data;
  const { all } = decks;
  return {
    now,
    zone,
    runningExams: running.items,
    hasSitting,
    examsAhead: exams.map(({ id, state, opens_at, closes_at, duration_minutes }) => ({
      id,
      state: state === 'open' ? state : 'coming',
      opensAt: Date.parse(opens_at),
      closesAt: Date.parse(closes_at),
      minutes: duration_minutes,
    })),
    // An exam has a step of its own, and coming work cannot be started.
    assignments: data.assignments.flatMap(({ id, kind, state, due_at: dueAt }) =>
      kind === 'exam' || state === 'coming' || dueAt === null ? [] : { id, dueAt: Date.parse(dueAt) },
    ),
    session: session && { id: session.id, startsAt: Date.parse(session.starts_at) },
    cards: {
      total: all.total,
      fresh: all.drafts,
      today: cardsToday(all, settings, forecast.today),
    },
    questions: {
      due: practice.due,
      mistakes: Math.max(0, practice.mistakes - practice.tomorrow.mistakes),
    },
    tomorrow: {
      questions: practice.tomorrow.due,
      mistakes: practice.tomorrow.mistakes,
      cards: cardsToday({ due: all.due + (forecast.days[1]?.due ?? 0), new: all.new }, settings, {
        reviews: 0,
        new: 0,
      }),
    },
    firstSets: data.firstSets.items,
    notes: data.notes.items.map(({ id, status, created_at }) => ({
      id,
      status,
      createdAt: Date.parse(created_at),
      hasCards: decks.items.some((deck) => deck.kind === 'note' && deck.id === id),
    })),
    newestQuestion: newest && {
      noteId: newest.source?.file_id ?? null,
      createdAt: Date.parse(newest.created_at),
    },
    hasQuestions: practice.sources.some(({ kind }) => kind !== 'subject'),
    done: { exams: finishedExams, cards: forecast.today.reviews, questions: progress.today.questions },
    studiedBefore: progress.studied_before,
  };
}
