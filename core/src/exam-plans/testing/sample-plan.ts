/** A small course and a plan of it, for tests. */
import { weights } from '../../memory/forgetting-curve.ts';
import { dayAfter } from '../../time/local-day.ts';
import { defaultPace, type ExamPlan, type PlanContent, type PlannedItem } from '../exam-plan.ts';

export const today = '2026-11-27';

export function samplePlan(changes: Partial<ExamPlan> = {}): ExamPlan {
  return {
    id: 'plan',
    examAt: Date.parse('2026-12-12T08:00Z'),
    target: 0.85,
    minutesPerDay: 45,
    freeWeekdays: [7],
    freeDays: [],
    startDay: today,
    ...changes,
  };
}

/** @param count new cards and questions, by turns */
export function sampleItems(count: number): PlannedItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `item ${index}`,
    kind: index % 3 === 0 ? 'question' : 'card',
    group: `group ${index}`,
    topicId: index % 2 === 0 ? 'heart' : 'lungs',
    memory: null,
  }));
}

export function sampleContent(changes: Partial<PlanContent> = {}): PlanContent {
  return {
    topics: [
      { id: 'heart', weight: 1, firstAnswers: { total: 0, right: 0 } },
      { id: 'lungs', weight: 1, firstAnswers: { total: 0, right: 0 } },
    ],
    items: sampleItems(90),
    readings: [],
    readToday: 0,
    mock: null,
    evidence: [],
    pace: defaultPace,
    parameters: weights,
    doneMinutes: 0,
    ...changes,
  };
}

/** @param day YYYY-MM-DD @returns its noon in Lagos */
export function noon(day: string, later = 0): { now: number; zone: string } {
  return { now: Date.parse(`${dayAfter(day, later)}T11:00Z`), zone: 'Africa/Lagos' };
}
