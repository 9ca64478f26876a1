/** An exam plan in which only what a test is about differs. */
import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { makeId } from '../samples.ts';
import { today } from './card-samples.ts';

const nineInLagos = (day: string) => `${day}T08:00:00.000Z`;

/** @returns a plan with its exam in this many days, at nine in the morning */
export function makePlan(daysLeft: number, changes: Partial<ExamPlan> = {}): ExamPlan {
  const examDay = dayAfter(today(), daysLeft);
  return {
    id: makeId(41),
    exam_at: nineInLagos(examDay),
    target: 80,
    minutes_per_day: 45,
    free_weekdays: [],
    free_days: [dayAfter(today(), -3), dayAfter(today(), 2)],
    sources: [{ course_id: makeId(4), title: 'Human Physiology' }],
    created_at: nineInLagos(dayAfter(today(), -11)),
    outcome: null,
    start_day: dayAfter(today(), -11),
    studied_days: [-11, -10, -8, -7, -6, -4, -1].map((days) => dayAfter(today(), days)),
    days: Array.from({ length: Math.max(0, daysLeft + 1) }, (_, index) => {
      const kind =
        index === daysLeft ? 'exam' : index === daysLeft - 1 ? 'rest' : index === 2 ? 'free' : 'study';
      return {
        day: dayAfter(today(), index),
        kind,
        minutes: kind === 'study' ? 26 : 0,
        has_mock: index === 9,
      };
    }),
    today: {
      minutes: 26,
      done_minutes: 0,
      cards_minutes: 12,
      questions_minutes: 8,
      mock_minutes: 0,
      cards_due: 1,
      cards_new: 1,
      face_ids: [makeId(501), makeId(502)],
      question_ids: [makeId(601), makeId(602), makeId(603)],
      topic: 'Diseases of the arteries',
      mock_questions: null,
      readings: [{ id: makeId(7), kind: 'note', title: 'Blood pressure', minutes: 6, all_minutes: 6 }],
      finished_readings: [],
    },
    content: {
      cards: 120,
      cards_seen: 86,
      questions: 130,
      questions_seen: 52,
      readings: 8,
      readings_finished: 4,
      is_cut: false,
    },
    forecast: {
      reach: 'likely',
      if_followed: { share: 91, low: 84, high: 96 },
      if_every_second_day_missed: { share: 78, low: 68, high: 86 },
      if_stopped: { share: 61, low: 52, high: 70 },
      all_seen_on: dayAfter(today(), 8),
      unseen: 0,
      answers: 642,
      advice: null,
    },
    ...changes,
  };
}
