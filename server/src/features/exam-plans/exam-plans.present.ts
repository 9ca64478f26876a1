import type { ExamPlan, PlanReading } from '@akada/contract/work/plans/exam-plans.ts';
import type { PlanClock, PlannedItem } from '@akada/core/exam-plans/exam-plan.ts';
import { type ExpectedShare, type Forecast, getForecast } from '@akada/core/exam-plans/forecast.ts';
import { getDays, getTodaysPart } from '@akada/core/exam-plans/plan-days.ts';
import type { Schedule } from '@akada/core/exam-plans/schedule.ts';
import type { ItemKind } from '@akada/core/memory/fold-reviews.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { LoadedPlan } from './plan-content.service.ts';
import type { Reading } from './plan-readings.service.ts';
import { toSentSource } from './plan-sources.service.ts';

const maxIds = 200;

export function presentExamPlan(loaded: LoadedPlan, schedule: Schedule, clock: PlanClock): ExamPlan {
  const { plan, content, titles, studiedDays } = loaded;
  const today = localDay(clock.now, clock.zone);
  return {
    id: plan.id,
    exam_at: plan.examAt,
    target: plan.target,
    minutes_per_day: plan.minutesPerDay,
    free_weekdays: plan.freeWeekdays,
    free_days: plan.freeDays,
    sources: plan.sources.map(({ kind, sourceKey: id }, index) => ({
      ...toSentSource({ kind, id }),
      title: titles[index] ?? null,
    })),
    created_at: plan.createdAt,
    outcome: plan.outcome,
    start_day: plan.startDay,
    studied_days: [...studiedDays],
    days: getDays(schedule).map(({ hasMock: has_mock, ...day }) => ({ ...day, has_mock })),
    today: presentToday(loaded, schedule, today),
    content: {
      cards: countItems(content.items, 'card').all,
      cards_seen: countItems(content.items, 'card').seenCount,
      questions: countItems(content.items, 'question').all,
      questions_seen: countItems(content.items, 'question').seenCount,
      readings: loaded.readings.length,
      readings_finished: loaded.readings.filter(({ finishedDay }) => finishedDay !== null).length,
      is_cut: loaded.isCut,
    },
    forecast:
      content.items.length === 0 ? null : presentForecast(getForecast(schedule, clock), loaded, today),
  };
}

function presentToday(
  { content, topicNames, readings: allReadings }: LoadedPlan,
  schedule: Schedule,
  today: string,
): ExamPlan['today'] {
  const { minutes, items, itemMinutes, readings, mockQuestions, mockMinutes } = getTodaysPart(
    schedule,
    today,
  );
  const minutesOfToday = new Map(readings.map((reading) => [reading.id, reading.minutes]));
  const cards = items.filter(({ kind }) => kind === 'card');
  const questions = items.filter(({ kind }) => kind === 'question');
  return {
    minutes,
    done_minutes: content.doneMinutes,
    cards_minutes: itemMinutes.card,
    questions_minutes: itemMinutes.question,
    mock_minutes: mockMinutes,
    cards_due: cards.filter(({ memory }) => memory !== null).length,
    cards_new: cards.filter(({ memory }) => memory === null).length,
    face_ids: cards.slice(0, maxIds).map(({ id }) => id),
    question_ids: questions.slice(0, maxIds).map(({ id }) => id),
    topic: getCommonTopic(questions, topicNames),
    mock_questions: mockQuestions,
    readings: allReadings.flatMap((reading) => {
      const part = minutesOfToday.get(reading.id);
      return part === undefined ? [] : [presentReading(reading, part)];
    }),
    finished_readings: allReadings
      .filter(({ finishedDay }) => finishedDay === today)
      .map((reading) => presentReading(reading, reading.minutes)),
  };
}

function presentReading({ id, kind, title, minutes: all_minutes }: Reading, minutes: number): PlanReading {
  return { id, kind, title, minutes, all_minutes };
}

function getCommonTopic(
  questions: readonly PlannedItem[],
  names: ReadonlyMap<string, string>,
): string | null {
  const [first] = [...Map.groupBy(questions, ({ topicId }) => topicId)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return (first && names.get(first[0])) ?? null;
}

function countItems(items: readonly PlannedItem[], kind: ItemKind): { all: number; seenCount: number } {
  const ofKind = items.filter((item) => item.kind === kind);
  return { all: ofKind.length, seenCount: ofKind.filter(({ memory }) => memory !== null).length };
}

function presentForecast(
  forecast: Forecast | null,
  { content }: LoadedPlan,
  today: string,
): ExamPlan['forecast'] {
  if (forecast === null) return null;
  const { allSeenIndex, advice } = forecast;
  return {
    reach: forecast.reach,
    if_followed: toPercents(forecast.ifFollowed),
    if_every_second_day_missed: toPercents(forecast.ifEverySecondDayMissed),
    if_stopped: toPercents(forecast.ifStopped),
    all_seen_on: allSeenIndex === null ? null : dayAfter(today, allSeenIndex),
    unseen: forecast.unseen,
    answers: content.evidence.length,
    advice: advice && {
      minutes_per_day: advice.minutesPerDay,
      later_days: advice.laterDays,
      omitted_items: advice.omittedItems,
    },
  };
}

export function toPercents({ share, low, high }: ExpectedShare): ExpectedShare {
  return { share: toPercent(share), low: toPercent(low), high: toPercent(high) };
}

const toPercent = (share: number) => Math.round(share * 100);
