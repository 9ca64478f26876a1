/** The results that a student shares with a tutor: the tutor's classes, the subject of sessions, and sets of the tutor. */
import type { SeenResults } from '@akada/contract/observers/students.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone } from '../accounts/accounts.ts';
import type { PairSessions } from '../bookings/pair-sessions.service.ts';
import type { FigureSource, SharedFiguresReading } from '../progress/reading/shared-figures.service.ts';
import { pastDays, toPercent } from './student-list.service.ts';
import type { FoundTie } from './ties.service.ts';

export interface ResultsDeps extends Pick<Platform, 'database' | 'clock'> {
  figures: Pick<SharedFiguresReading, 'read'>;
  sessions: Pick<PairSessions, 'findGivenSets'>;
}

interface SharedSource extends FigureSource {
  title: string;
}

const maxTopics = 60;

/** @param sessionAt ISO time of the end of the last session @returns null if nothing is shared */
export async function readResults(
  { database, clock, figures, sessions }: ResultsDeps,
  tie: FoundTie,
  sessionAt: string | null,
): Promise<SeenResults | null> {
  if (!tie.visibility.classes && !tie.visibility.sessions) return null;
  const sources = [...getClasses(tie), ...(await getSessionSources(tie, sessions))];
  const zone = await getZone(database.db, tie.studentId);
  const today = localDay(clock.now(), zone);
  const pastDay = dayAfter(today, -pastDays);
  const moment =
    sessionAt === null ? null : { time: Date.parse(sessionAt), day: localDay(Date.parse(sessionAt), zone) };
  const { topics, recent, lastDay } = await figures.read(tie.studentId, sources, { today, pastDay, moment });
  const titles = new Map(sources.map((source) => [getKey(source), source.title]));
  return {
    sources: [...new Set(sources.map(({ title }) => title))],
    recent: {
      answers: recent.answers,
      percent: recent.answers === 0 ? null : toPercent(recent.correct / recent.answers),
    },
    topics: topics
      .map(({ name, topic, answers, estimate, past, atMoment }) => {
        const source = titles.get(getKey(name)) ?? '';
        return {
          title: topic ?? source,
          source,
          percent: toPercent(estimate.share),
          low: toPercent(estimate.low),
          high: toPercent(estimate.high),
          answers,
          past: past && toPercent(past.share),
          at_session: atMoment && toPercent(atMoment.share),
        };
      })
      .sort((one, other) => other.percent - one.percent)
      .slice(0, maxTopics),
    past_day: pastDay,
    session_at: sessionAt,
    last_day: lastDay,
  };
}

const getKey = ({ sourceKind, sourceKey }: FigureSource) => `${sourceKind} ${sourceKey}`;

function getClasses({ visibility, courses }: FoundTie): SharedSource[] {
  if (!visibility.classes) return [];
  return courses.flatMap(({ id, name, has_ended }) =>
    has_ended ? [] : [{ sourceKind: 'course' as const, sourceKey: id, title: name }],
  );
}

/** Notes are never a source: their titles are the student's own words. A tick for one session opens no sets. */
async function getSessionSources(tie: FoundTie, sessions: ResultsDeps['sessions']): Promise<SharedSource[]> {
  if (!tie.visibility.sessions) return [];
  const subjects = tie.subjects.map((subject) => ({
    sourceKind: 'subject' as const,
    sourceKey: subject,
    title: subject,
  }));
  if (tie.sessions !== true) return subjects;
  const sets = await sessions.findGivenSets(tie);
  return [
    ...subjects,
    ...sets.map(({ setId, title }) => ({ sourceKind: 'set' as const, sourceKey: setId, title })),
  ];
}
