/** Reads all data of the next step together: a step that appeared early would be replaced. */
import { localDay } from '@akada/core/time/local-day.ts';
import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { myAssignmentsQuery } from '../../../features/assignments/my-list-query.ts';
import { cardSettingsQuery, decksQuery, forecastQuery } from '../../../features/cards/api.ts';
import { courseExamsQuery, useCourseExams } from '../../../features/exams/course-exams/course-exams-query.ts';
import { lastExamsQuery, runningExamsQuery } from '../../../features/exams/exam-lists.ts';
import { firstSetsQuery } from '../../../features/first-sets/first-sets-query.ts';
import { notesQuery } from '../../../features/notes/api.ts';
import { progressSummaryQuery } from '../../../features/progress/summary-query.ts';
import { newestQuestionQuery } from '../../../features/quiz/api.ts';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { nextBookingQuery } from '../../../features/tutoring/student-api.ts';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { useZone } from '../../../lib/session/use-zone.ts';

/** @returns the queries and their data, which is null until all have answered */
export function useDayData() {
  const zone = useZone();
  const now = useNow();
  const day = localDay(now, zone);
  const requested = useAsked(zone);
  useReadingOfNewDay(day, requested.keys);
  const isOutdated = Object.values(requested.queries).some((query) => isBeingReplaced(query, { day, zone }));
  const loaded = isOutdated ? null : getLoaded(requested.queries, now, zone);
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
    assignments: myAssignmentsQuery(null),
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
    assignments: useQuery(requested.assignments),
  };
  const others = [courseExamsQuery(), lastExamsQuery, notesQuery, firstSetsQuery, newestQuestionQuery];
  const keys = [...Object.values(requested), ...others, cardSettingsQuery].map(({ queryKey }) => queryKey);
  return { queries, keys };
}

type Queries = ReturnType<typeof useAsked>['queries'];

/** @returns null until every query has answered */
function getLoaded(queries: Queries, now: number, zone: string) {
  const running = queries.running.data;
  const ofCourses = queries.ofCourses.data;
  const finished = queries.finished.data;
  const notes = queries.notes.data;
  const firstSets = queries.firstSets.data;
  const newest = queries.newest.data;
  const practice = queries.practice.data;
  const decks = queries.decks.data;
  const forecast = queries.forecast.data;
  const settings = queries.settings.data;
  const progress = queries.progress.data;
  if (!running || !ofCourses || !finished || !notes || !firstSets || newest === undefined) return null;
  if (!practice || !decks || !forecast || !settings || !progress) return null;
  // Without an answer about sessions or assignments the rest of the day is still worth showing.
  if (queries.booking.data === undefined && queries.booking.error === null) return null;
  if (queries.assignments.data === undefined && queries.assignments.error === null) return null;

  return {
    now,
    zone,
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
    session: queries.booking.data?.next ?? null,
    assignments: queries.assignments.data?.items ?? [],
    runningAt: queries.running.dataUpdatedAt,
    examsAt: queries.ofCourses.dataUpdatedAt,
    /** The newest answer about work that a device records. */
    answeredAt: Math.max(
      queries.practice.dataUpdatedAt,
      queries.decks.dataUpdatedAt,
      queries.forecast.dataUpdatedAt,
      queries.progress.dataUpdatedAt,
    ),
  };
}

/** The answers of all queries. */
export type DayData = NonNullable<ReturnType<typeof getLoaded>>;
