/** Reads all data of the next step together: a step that appeared early would be replaced. */
import { withRecordedWork } from '@akada/core/dashboard/recorded-work.ts';
import type { Standing } from '@akada/core/dashboard/standing.ts';
import { todaysSteps } from '@akada/core/dashboard/todays-steps.ts';
import { cardsToday } from '@akada/core/reviews/day-size.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { cardSettingsQuery, decksQuery, forecastQuery } from '../../../features/cards/api.ts';
import { courseExamsQuery, useCourseExams } from '../../../features/exams/course-exams/course-exams-query.ts';
import { examsAhead } from '../../../features/exams/course-exams/exams-ahead.ts';
import { lastExamsQuery, runningExamsQuery } from '../../../features/exams/exam-lists.ts';
import { firstSetsQuery } from '../../../features/first-sets/first-sets-query.ts';
import { notesQuery } from '../../../features/notes/api.ts';
import { progressSummaryQuery } from '../../../features/progress/summary-query.ts';
import { newestQuestionQuery } from '../../../features/quiz/api.ts';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { begunSitting } from '../../../features/quiz/sitting/stored-sitting.ts';
import { nextBookingQuery } from '../../../features/tutoring/student-api.ts';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { readRecordedWork } from './recorded-work.ts';

/** Exams that open later are omitted. */
const daysAhead = 7;

/** @returns the queries and their data, which is null until all have answered */
export function useStanding() {
  const { id: userId } = useAccount();
  const zone = useZone();
  const now = useNow();
  const day = localDay(now, zone);
  const requested = useAsked(zone);
  useReadingOfNewDay(day, requested.keys);
  const { practice, decks, forecast, progress } = requested.queries;
  const answeredAt = Math.max(
    ...[practice, decks, forecast, progress].map(({ dataUpdatedAt }) => dataUpdatedAt),
  );
  // Read again after each answer of the server: the device then still has what that answer lacks, and nothing else.
  const device = useMemo(
    () => ({ answeredAt, sitting: begunSitting(userId), recorded: readRecordedWork(userId, day) }),
    [answeredAt, userId, day],
  );
  const isOutdated = Object.values(requested.queries).some((query) => isBeingReplaced(query, { day, zone }));
  const loaded = isOutdated ? null : loadedOf({ queries: requested.queries, now, zone, device });
  return { ...requested, loaded };
}

type AnyQuery = Pick<UseQueryResult, 'fetchStatus' | 'dataUpdatedAt' | 'isStale' | 'isFetchedAfterMount'>;

/**
 * Outdated data would briefly show a step that was done on another device, so it is read again before it is
 * shown.
 */
function isBeingReplaced(
  { fetchStatus, dataUpdatedAt, isStale, isFetchedAfterMount }: AnyQuery,
  { day, zone }: { day: string; zone: string },
): boolean {
  if (fetchStatus !== 'fetching') return false;
  return localDay(dataUpdatedAt, zone) !== day || (isStale && !isFetchedAfterMount);
}

/** Reads everything again on a new day, because due items have changed. */
function useReadingOfNewDay(day: string, keys: readonly QueryKey[]): void {
  const queries = useQueryClient();
  const keysRef = useRef(keys);
  keysRef.current = keys;
  const read = useRef(day);
  useEffect(() => {
    if (read.current === day) return;
    read.current = day;
    for (const queryKey of keysRef.current) void queries.invalidateQueries({ queryKey, exact: true });
  }, [day, queries]);
}

/** Reads again on each visit, even if no live hint arrived. */
const onMount = { refetchOnMount: 'always' } as const;

function useAsked(zone: string) {
  const requested = {
    running: runningExamsQuery(),
    decks: decksQuery(zone),
    forecast: forecastQuery({}, zone),
    practice: overviewQuery(zone),
    progress: progressSummaryQuery(zone),
    booking: nextBookingQuery,
  };
  const queries = {
    running: useQuery({ ...requested.running, ...onMount }),
    ofCourses: useCourseExams(),
    finished: useQuery({ ...lastExamsQuery, ...onMount }),
    notes: useQuery({ ...notesQuery, ...onMount }),
    firstSets: useQuery({ ...firstSetsQuery, ...onMount }),
    newest: useQuery({ ...newestQuestionQuery, ...onMount }),
    practice: useQuery({ ...requested.practice, ...onMount }),
    decks: useQuery({ ...requested.decks, ...onMount }),
    forecast: useQuery({ ...requested.forecast, ...onMount }),
    settings: useQuery({ ...cardSettingsQuery, ...onMount }),
    progress: useQuery({ ...requested.progress, ...onMount }),
    booking: useQuery(nextBookingQuery),
  };
  const others = [courseExamsQuery(), lastExamsQuery, notesQuery, firstSetsQuery, newestQuestionQuery];
  const keys = [...Object.values(requested), ...others, cardSettingsQuery].map(({ queryKey }) => queryKey);
  return { queries, keys };
}

type Queries = ReturnType<typeof useAsked>['queries'];
interface Known {
  queries: Queries;
  now: number;
  zone: string;
  device: { sitting: ReturnType<typeof begunSitting>; recorded: ReturnType<typeof readRecordedWork> };
}

/** @returns null until every query has answered */
function loadedOf({ queries, now, zone, device: { sitting, recorded } }: Known) {
  const {
    running,
    ofCourses,
    finished,
    notes,
    firstSets,
    newest,
    practice,
    decks,
    forecast,
    settings,
    progress,
    booking,
  } = queries;
  if (!running.data || !ofCourses.data || !finished.data || !notes.data || newest.data === undefined)
    return null;
  if (!firstSets.data || !practice.data || !decks.data || !forecast.data || !settings.data || !progress.data)
    return null;

  // Without an answer about sessions the rest of the day is still worth showing.
  if (booking.data === undefined && booking.error === null) return null;
  const session = booking.data?.next ?? null;

  const exams = examsAhead(ofCourses.data.items, daysAhead);
  const today = localDay(now, zone);
  const sat = finished.data.items.filter(
    ({ finished_at }) => finished_at !== null && localDay(Date.parse(finished_at), zone) === today,
  );
  const { all, items } = decks.data;
  const answered: Standing = {
    now,
    zone,
    runningExams: running.data.items,
    hasSitting: sitting !== null,
    examsAhead: exams.map(({ id, state, opens_at, closes_at, duration_minutes }) => ({
      id,
      state: state === 'open' ? state : 'coming',
      opensAt: Date.parse(opens_at),
      closesAt: Date.parse(closes_at),
      minutes: duration_minutes,
    })),
    session: session && { id: session.id, startsAt: Date.parse(session.starts_at) },
    cards: {
      total: all.total,
      fresh: all.drafts,
      today: cardsToday(all, settings.data, forecast.data.today),
    },
    questions: {
      due: practice.data.due,
      mistakes: Math.max(0, practice.data.mistakes - practice.data.tomorrow.mistakes),
    },
    tomorrow: {
      questions: practice.data.tomorrow.due,
      mistakes: practice.data.tomorrow.mistakes,
      cards: cardsToday({ due: all.due + (forecast.data.days[1]?.due ?? 0), new: all.new }, settings.data, {
        reviews: 0,
        new: 0,
      }),
    },
    firstSets: firstSets.data.items,
    notes: notes.data.items.map(({ id, status, created_at }) => ({
      id,
      status,
      createdAt: Date.parse(created_at),
      hasCards: items.some((deck) => deck.kind === 'note' && deck.id === id),
    })),
    newestQuestion: newest.data && {
      noteId: newest.data.source?.file_id ?? null,
      createdAt: Date.parse(newest.data.created_at),
    },
    hasQuestions: practice.data.sources.some(({ kind }) => kind !== 'subject'),
    done: { exams: sat.length, cards: forecast.data.today.reviews, questions: progress.data.today.questions },
    studiedBefore: progress.data.studied_before,
  };
  const standing = withRecordedWork(answered, recorded);
  return {
    today: todaysSteps(standing),
    material: {
      standing,
      exams,
      sat,
      session,
      sitting,
      now,
      zone,
      running: running.data.items,
      runningAt: running.dataUpdatedAt,
      examsAt: ofCourses.dataUpdatedAt,
      notes: notes.data.items,
      firstSets: firstSets.data.items,
      practice: practice.data,
      decks: items,
      forecast: forecast.data,
      progress: progress.data,
    },
  };
}

/** All data about the subjects of the steps. */
export type Material = NonNullable<ReturnType<typeof loadedOf>>['material'];
