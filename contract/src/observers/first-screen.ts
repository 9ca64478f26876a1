/** The first content of the home page of students, in one call: on a slow line each further call waits for its turn. */
import * as z from 'zod/mini';
import { usageStats } from '../base/usage.ts';
import { getSettings } from '../identity/account-settings.ts';
import { currentUser } from '../identity/accounts.ts';
import { listDecks } from '../material/cards.ts';
import { listFiles } from '../material/notes.ts';
import { myQuestions } from '../material/questions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { DeviceTimeZone } from '../wire/fields.ts';
import { nextBooking } from '../work/bookings.ts';
import { listAssignedWork } from '../work/classes/my-assignments.ts';
import { listSetExams } from '../work/course-exams.ts';
import { listExams } from '../work/exams.ts';
import { listFirstSets } from '../work/first-sets.ts';
import { listExamPlans } from '../work/plans/exam-plans.ts';
import { practiceOverview } from '../work/practice.ts';
import { cardForecast, getCardSettings } from '../work/reviews.ts';
import { getSample } from '../work/samples.ts';
import { listMyAssignments } from '../work/sessions.ts';
import { type FirstScreenCall, firstScreenAddress, firstScreenCalls } from './first-screen-calls.ts';
import { habitsToday } from './habits.ts';
import { progressSummary } from './progress.ts';

const optionalAnswer = <Answer extends z.ZodMiniType>({ responses }: { responses: { 200: Answer } }) =>
  z.optional(responses[200]);

/** Each field is the answer of one call of `firstScreenCalls`. A rejected answer is absent, and its own call says why. */
export const FirstScreen = z.object({
  account: optionalAnswer(currentUser),
  settings: optionalAnswer(getSettings),
  running: optionalAnswer(listExams),
  finished: optionalAnswer(listExams),
  set_exams: optionalAnswer(listSetExams),
  notes: optionalAnswer(listFiles),
  first_sets: optionalAnswer(listFirstSets),
  newest_question: optionalAnswer(myQuestions),
  practice: optionalAnswer(practiceOverview),
  decks: optionalAnswer(listDecks),
  forecast: optionalAnswer(cardForecast),
  card_settings: optionalAnswer(getCardSettings),
  exam_plans: optionalAnswer(listExamPlans),
  progress: optionalAnswer(progressSummary),
  habits: optionalAnswer(habitsToday),
  next_booking: optionalAnswer(nextBooking),
  given_sets: optionalAnswer(listMyAssignments),
  assigned_work: optionalAnswer(listAssignedWork),
  usage: optionalAnswer(usageStats),
  sample: optionalAnswer(getSample),
} satisfies Record<FirstScreenCall, z.ZodMiniType>);
export type FirstScreen = z.output<typeof FirstScreen>;

const PartName = z.enum(
  Object.keys(firstScreenCalls) as FirstScreenCall[],
  'Choose parts of the first screen',
);

export const firstScreen = endpoint({
  id: 'first-screen.get',
  summary: 'What my home page shows first, in one call',
  method: 'GET',
  path: `/${firstScreenAddress}`,
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    zone: DeviceTimeZone,
    /** Omitted for all. */
    parts: z.optional(z.union([PartName, z.array(PartName)], 'Choose parts of the first screen')),
  }),
  responses: { 200: FirstScreen },
});
