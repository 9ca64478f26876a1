/** The input of the scheduler: one exam of a student with everything that is learned for it. */
import type { ItemKind } from '../memory/fold-reviews.ts';
import type { MemoryParameters } from '../memory/forgetting-curve.ts';
import type { Memory } from '../memory/fsrs.ts';

/** The settings of a student for one exam. */
export interface ExamPlan {
  id: string;
  /** Milliseconds since the epoch. */
  examAt: number;
  /** The share of the content that should be known at the exam, from 0 to 1. */
  target: number;
  /** The most minutes of one day. */
  minutesPerDay: number;
  /** Weekdays without study, from 1 for Monday to 7 for Sunday. */
  freeWeekdays: readonly number[];
  /** Single days without study, YYYY-MM-DD. */
  freeDays: readonly string[];
  /** The local day on which the plan was made: YYYY-MM-DD. */
  startDay: string;
}

/** A question, or one face of a card. */
export interface PlannedItem {
  id: string;
  kind: ItemKind;
  /** Items of one group are siblings, and only one of them is asked on a day. */
  group: string;
  topicId: string;
  /** Null for an item that was never asked. */
  memory: (Memory & { lastDay: string }) | null;
}

export interface PlannedTopic {
  id: string;
  /** The part of the exam that asks it, relative to the other topics. */
  weight: number;
  /** First answers to items of the topic, and how many of them were right without a guess. */
  firstAnswers: { total: number; right: number };
}

/** A guide, or a note, that the student has not read to its end. */
export interface PlannedReading {
  id: string;
  minutes: number;
}

/** A review on a later day than the one before: evidence of the speed of forgetting. */
export interface RecallEvidence {
  days: number;
  stability: number;
  right: boolean;
  /** The chance of a right answer without knowledge; 0 for cards. */
  guess: number;
  /** The parameters that the stability follows from; the defaults if absent. */
  parameters?: MemoryParameters | undefined;
}

/** Seconds that one view takes. */
export type Pace = Readonly<Record<ItemKind, number>>;

export const defaultPace: Pace = { card: 9, question: 45 };

export interface PlanContent {
  topics: readonly PlannedTopic[];
  items: readonly PlannedItem[];
  /** In the order in which they are read. */
  readings: readonly PlannedReading[];
  /** Readings that were finished today. */
  readToday: number;
  /** The mock exam that is still to be sat; null if it was sat or too few questions exist. */
  mock: { questions: number } | null;
  evidence: readonly RecallEvidence[];
  pace: Pace;
  /** The student's parameters, for all reviews to come. */
  parameters: MemoryParameters;
  /** Minutes spent on this content today. */
  doneMinutes: number;
}

export interface PlanState {
  plan: ExamPlan;
  content: PlanContent;
}

/** The moment and the place of the student. */
export interface PlanClock {
  /** Milliseconds since the epoch. */
  now: number;
  /** A name of the IANA database. */
  zone: string;
}
