/** Figures as pages show them. `core/progress/figures.ts` defines their meaning. */
import type {
  ExamScore,
  MemoryProgress,
  Progress,
  ProgressSummary,
  StudyDay,
} from '@akada/contract/observers/progress.ts';
import { planHas } from '@akada/core/plans/gates.ts';
import { type Awaited, awaited } from '@akada/core/progress/first-steps.ts';
import { overallOf } from '@akada/core/progress/mastery.ts';
import { basicDays, daysFrom, getFirstDay } from '@akada/core/progress/range.ts';
import { getSum, getWeeks, type Retained, retainedShare } from '@akada/core/progress/retention.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { requirePlan } from '../../../platform/access/plan.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { CardsAhead } from '../../cards/reviews/cards-ahead.service.ts';
import { type EndedExam, endedExams } from '../../exams/end/given-answers.service.ts';
import {
  createKnownTopics,
  type KnownTopic,
  type KnownTopicsDeps,
  presentTopic,
} from './known-topics.service.ts';
import { createMovedTopics } from './moved-topics.service.ts';
import { type DaySum, findDays, findLastDay, type SourceName } from './progress.queries.ts';
import {
  createTopicSources,
  getCloth,
  type SourcesDeps,
  type TopicSources,
} from './topic-sources.service.ts';

export type ProgressReadingDeps = KnownTopicsDeps & SourcesDeps & { clock: Clock; ahead: CardsAhead };

/** Filters of figures, as calls send them. */
export interface Range {
  days: number;
  course_id?: string | undefined;
  zone?: string | undefined;
}

export type Reader = Pick<Caller, 'userId' | 'plan' | 'role'>;

export type ProgressReading = ReturnType<typeof createProgressReading>;

const [mostTopics, mostWeakest, mostExams, forecastDays] = [200, 5, 200, 30];

export function createProgressReading(deps: ProgressReadingDeps) {
  const { database, clock, ahead } = deps;
  const { db } = database;
  const getSources = createTopicSources(deps);
  const getTopics = createKnownTopics(deps);
  const getMoved = createMovedTopics(deps);

  const getDay = async (userId: string, zone: string | undefined) =>
    localDay(clock.now(), zone ?? (await getZone(db, userId)));
  const getExams = (userId: string, limit: number) => endedExams(db, { userId, now: clock.now() }, limit);

  return {
    /** @throws Fault `premium_required` for a long range, `not_found` for a course that the caller is not in */
    async read(reader: Reader, range: Range): Promise<Progress> {
      if (range.days > basicDays) requirePlan(reader, 'advanced_analytics');
      const { userId } = reader;
      const day = await getDay(userId, range.zone);
      const from = getFirstDay(range.days, day);
      const sources = await getSources(userId);
      const course = getCourse(sources, range);
      const [days, known, ended] = await Promise.all([
        findDays(db, { userId, from, to: day, sources: course?.sources }),
        getTopics(userId, day),
        getExams(userId, mostExams),
      ]);
      const selectedTopics = known.filter(({ row }) => course === null || isAmong(course.sources, row));
      const topics = selectedTopics.flatMap((topic) => presentTopic(topic, sources));
      const exams = ended.filter((exam) => course === null || isOfCourse(exam, course));
      return {
        day,
        from,
        advanced: reader.role !== 'student' || planHas(reader.plan, 'advanced_analytics'),
        total: { ...workOf(sumOfDays(days)), days_studied: days.length },
        days: days.map(presentDay),
        overall: overallOf(selectedTopics.flatMap(({ estimate }) => estimate ?? [])),
        topics: topics.slice(0, mostTopics),
        weakest: weakestOf(topics),
        exams: exams
          .map(presentExam)
          .filter((exam) => exam.day >= from)
          .reverse(),
        courses: getCourses(sources),
        awaited: course === null ? awaited(recorded(known, sources, ended)) : [],
      };
    },

    /** @throws Fault `premium_required`, `not_found` as above */
    async memory(reader: Reader, range: Range): Promise<MemoryProgress> {
      requirePlan(reader, 'advanced_analytics');
      const { userId } = reader;
      const day = await getDay(userId, range.zone);
      const from = getFirstDay(range.days, day);
      const course = getCourse(await getSources(userId), range);
      const [days, due, wanted] = await Promise.all([
        findDays(db, { userId, from, to: day, sources: course?.sources }),
        ahead.due(userId, day, { days: forecastDays, courseId: course?.id ?? null }),
        ahead.retention(userId),
      ]);
      const dueOn = new Map(due.map((count) => [count.day, count]));
      const forecast = daysFrom(day, forecastDays).map((on) => {
        const { learning = 0, young = 0, mature = 0 } = dueOn.get(on) ?? {};
        return { day: on, learning, young, mature };
      });
      const total = forecast.reduce((sum, { learning, young, mature }) => sum + learning + young + mature, 0);
      const all = retainedOf(days);
      return {
        day,
        from,
        retention: { wanted: wanted / 100, ...all, weeks: weeksFrom(days, from, day) },
        forecast: { days: forecast, total },
        awaited: awaitedOfMemory(all.young.reviews + all.mature.reviews, total),
      };
    },

    async summary(userId: string, zone: string | undefined): Promise<ProgressSummary> {
      const day = await getDay(userId, zone);
      const from = getFirstDay(7, day);
      const [days, studiedBefore, known, sources, ended] = await Promise.all([
        findDays(db, { userId, from, to: day }),
        findLastDay(db, userId, day),
        getTopics(userId, day),
        getSources(userId),
        getExams(userId, 5),
      ]);
      const done = new Map(days.map((sum) => [sum.day, presentDay(sum)]));
      const week = daysFrom(from, 7).map((on) => done.get(on) ?? { ...nothing, day: on });
      const { day: _, ...today } = week.at(-1) ?? { ...nothing, day };
      const estimates = known.flatMap(({ estimate }) => estimate ?? []);
      return {
        day,
        studied_before: studiedBefore,
        today,
        week,
        overall: overallOf(estimates),
        topics: { known: estimates.length, answered: known.length },
        weakest: weakestOf(known.flatMap((topic) => presentTopic(topic, sources)))[0] ?? null,
        moved: await getMoved(userId, day, known, sources),
        last_exam: ended.map(presentExam).find(({ percent }) => percent !== null) ?? null,
      };
    },
  };
}

interface ChosenCourse {
  id: string;
  sources: SourceName[];
}

/** @throws Fault `not_found` */
function getCourse(sources: TopicSources, { course_id }: Range): ChosenCourse | null {
  if (course_id === undefined) return null;
  const id = course_id.toLowerCase();
  if (!sources.joined.has(id)) throw notFound();
  return { id, sources: sources.all.flatMap(({ name, course }) => (course?.id === id ? name : [])) };
}

function isAmong(sources: readonly SourceName[], { sourceKind, sourceKey }: SourceName): boolean {
  return sources.some((one) => one.sourceKind === sourceKind && one.sourceKey === sourceKey);
}

function isOfCourse({ courseId, sourceKey }: EndedExam, { id, sources }: ChosenCourse): boolean {
  return (
    courseId === id || sources.some((source) => source.sourceKind === 'set' && source.sourceKey === sourceKey)
  );
}

function getCourses({ all }: TopicSources): Progress['courses'] {
  const courses = new Map(all.flatMap(({ course }) => (course ? [[course.id, course] as const] : [])));
  return [...courses.values()]
    .map((course) => ({ id: course.id, name: course.name, cloth: getCloth(course) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function weakestOf(topics: Progress['topics']): Progress['weakest'] {
  return topics.filter(({ estimate, practice }) => estimate && practice).slice(0, mostWeakest);
}

function recorded(knownTopics: readonly KnownTopic[], sources: TopicSources, exams: readonly EndedExam[]) {
  return {
    knownTopics: knownTopics.filter(({ estimate }) => estimate !== null).length,
    mostAnswers: Math.max(0, ...knownTopics.map(({ row }) => row.answers)),
    hasWork: sources.hasWork,
    exams: exams.length,
  };
}

const nothing = { questions: 0, cards: 0, duration_ms: 0 };

function presentDay(sum: DaySum): StudyDay {
  return { day: sum.day, ...workOf(sum) };
}

function workOf({ questions, cards, tookMs }: Pick<DaySum, 'questions' | 'cards' | 'tookMs'>) {
  return { questions, cards, duration_ms: tookMs };
}

function sumOfDays(days: readonly DaySum[]) {
  const sum = (name: 'questions' | 'cards' | 'tookMs') => days.reduce((total, day) => total + day[name], 0);
  return { questions: sum('questions'), cards: sum('cards'), tookMs: sum('tookMs') };
}

function presentExam({ id, kind, title, finishedAt, zone, percent }: EndedExam): ExamScore {
  const day = localDay(Date.parse(finishedAt), zone ?? defaultTimeZone);
  return { id, kind, title, finished_at: finishedAt, day, percent };
}

const withShare = (retained: Retained) => ({ ...retained, estimate: retainedShare(retained) });

function retainedOf(days: readonly DaySum[]) {
  const [young, mature] = [getSum(days.map((day) => day.young)), getSum(days.map((day) => day.mature))];
  return { young: withShare(young), mature: withShare(mature) };
}

function weeksFrom(days: readonly DaySum[], from: string, to: string): MemoryProgress['retention']['weeks'] {
  return getWeeks(days, { from, to }).map(({ week, days: some }) => {
    const { young, mature } = retainedOf(some);
    return { week, young, mature, all: withShare(getSum([young, mature])) };
  });
}

function awaitedOfMemory(reviews: number, due: number): Awaited[] {
  return [
    ...(reviews === 0 ? [{ figure: 'retention', step: 'review_cards', more: 1 } as const] : []),
    ...(due === 0 ? [{ figure: 'forecast', step: 'review_cards', more: 1 } as const] : []),
  ];
}
