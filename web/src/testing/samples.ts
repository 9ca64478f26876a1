/** Answers of the server in which only what a test is about differs. */

import type { Installation } from '@akada/contract/base/installation.ts';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Question } from '@akada/contract/material/questions.ts';
import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import type { Notification } from '@akada/contract/observers/notifications.ts';
import type { ExamSummary } from '@akada/contract/work/exams.ts';
import type { Generation, QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { installationKeys } from '@akada/core/installation/settings.ts';
import { type InstallationStep, installationSteps, type StepState } from '@akada/core/installation/steps.ts';
import { usageKinds } from '@akada/core/plans/plans.ts';

/** @returns a complete list in one page */
export function listOf<Item>(...items: Item[]): { items: Item[]; total: number } {
  return { items, total: items.length };
}

/** @returns ids of the same shape as the server's, told apart by their number */
export function makeId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function makeMonth(used: Partial<Record<(typeof usageKinds)[number], number>>): UsageStats {
  return {
    plan: 'free',
    period: { start: '2026-10-31T23:00:00.000Z', end: '2026-11-30T23:00:00.000Z' },
    items: usageKinds.map((kind) => ({
      kind,
      used: used[kind] ?? 0,
      limit: 5,
      unlimited: false,
      near_limit: (used[kind] ?? 0) >= 4,
    })),
  };
}

/** As long as people's names of files are. */
export const longName =
  'What soil is made of and how it is kept alive, lecture notes of week seven, corrected twice.pdf';

export function makeNote(number: number, differing: Partial<UploadedFile> = {}): UploadedFile {
  return {
    id: makeId(number),
    gemini_file_id: `files/${makeId(number)}`,
    title: `Chapter ${number}`,
    original_filename: `Chapter ${number}.pdf`,
    course_name: null,
    course: null,
    media_type: 'application/pdf',
    size: 482_000,
    status: 'ready',
    page_count: 12,
    paged: true,
    word_count: 4_210,
    error: null,
    warnings: [],
    encoding_choice: null,
    progress: null,
    cloth_seed: number,
    cloth_colour: 5,
    is_written: false,
    tags: [],
    is_archived: false,
    created_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

export function makeNotification(number: number, differing: Partial<Notification> = {}): Notification {
  return {
    id: makeId(number),
    type: 'PDF_UPLOAD_SUCCESS',
    title: `Chapter ${number} is ready`,
    message: 'You can make questions from it now.',
    repeated: null,
    is_read: false,
    created_at: '2026-11-02T09:00:00.000Z',
    link: '/tools/upload',
    action: null,
    ...differing,
  };
}

export function makeQuestion(number: number, differing: Partial<Question> = {}): Question {
  return {
    id: makeId(number),
    type: 'single',
    kind: 'term',
    stem: `What holds water in soil ${number}?`,
    options: ['Humus', 'Sand', 'Gravel', 'Air'].map((text) => ({ text })),
    answer_index: 0,
    answer_indexes: differing.answer_index === null ? [] : [differing.answer_index ?? 0],
    feedback: [],
    explanation: 'Humus holds many times its weight in water.',
    content: null,
    source: { file_id: makeId(1), page: 3, section: 'Water', quote: 'Humus holds water.' },
    version: 1,
    origin: 'generated',
    made_by: 'engine',
    badge: ['Quote found in your note', 'Made by Akada’s own rules'],
    checks: ['The note says what the answer says.'],
    created_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

export function setOf(
  number: number,
  items: readonly Question[],
  differing: Partial<Generation> = {},
): Generation {
  return {
    id: makeId(number),
    kind: 'mcq',
    file_id: makeId(1),
    title: `Chapter ${number}`,
    status: 'ready',
    requested: items.length,
    made: items.length,
    items: [...items],
    shortfall: null,
    error: null,
    usage: { kind: 'mcq', used: 1, limit: 5, resets_at: '2026-11-30T23:00:00.000Z' },
    replacements: { left: 2, until: '2026-11-03T09:00:00.000Z' },
    made_by: { model: null, message: null },
    parts: null,
    course_name: null,
    course: null,
    created_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

export function setSummaryOf(
  number: number,
  differing: Partial<QuestionSetSummary> = {},
): QuestionSetSummary {
  return {
    id: makeId(number),
    file_id: makeId(1),
    title: `Chapter ${number}`,
    made: 10,
    questions: 10,
    last_result: null,
    course_name: null,
    course: null,
    cloth: { cloth_seed: number, cloth_colour: 5 },
    created_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

export function makeExam(number: number, differing: Partial<ExamSummary> = {}): ExamSummary {
  return {
    id: makeId(number),
    kind: 'mock',
    status: 'finished',
    title: `Chapter ${number}.pdf`,
    source: null,
    question_count: 10,
    duration_minutes: 20,
    extra_percent: 0,
    may_pause: false,
    away_ms: 0,
    started_at: '2026-11-02T09:00:00.000Z',
    deadline_at: '2026-11-02T09:20:00.000Z',
    closes_at: '2026-11-02T09:20:00.000Z',
    server_now: '2026-11-02T10:00:00.000Z',
    finished_at: '2026-11-02T09:15:00.000Z',
    correct: 7,
    score: 7,
    max_score: 10,
    percent: 70,
    ...differing,
  };
}

export function makeOverview(differing: Partial<AdminOverview>): AdminOverview {
  return {
    users: {
      by_role: { student: 1_240, tutor: 18, admin: 2 },
      unverified: 31,
      deactivated: 4,
      premium: 210,
      being_deleted: 1,
    },
    sign_ups: Array.from({ length: 14 }, (_, day) => ({
      day: `2026-11-${String(day + 1).padStart(2, '0')}`,
      count: day,
    })),
    waiting: [],
    cases: [],
    month: { premium_income: 1_026_000_00, commission_income: 94_000_00, sets_made: 412, sets_refused: 9 },
    jobs: { waiting: 3, running: 1, failed: 0 },
    mail: { kind: 'smtp', waiting: 0, given_up: 0, oldest_waiting_at: null },
    ...differing,
  };
}

/** @returns the settings of an account that has changed nothing */
export function makeSettings(changed: Partial<AccountSettings>): AccountSettings {
  return {
    time_zone: 'Africa/Lagos',
    minimise_gamification: false,
    has_password: true,
    second_factor: false,
    recovery_codes_left: null,
    deletion_due_at: null,
    ...changed,
  };
}

/** @returns an installation with these settings and steps; `others` is the state of the rest */
export function makeInstallation(
  values: Record<string, string>,
  states: Partial<Record<InstallationStep, StepState>>,
  others: StepState = 'open',
): Installation {
  const settings = Object.fromEntries(
    installationKeys.map((key) => [
      key,
      { value: values[key] ?? '', set_by: key === 'contact_email' ? 'CONTACT_EMAIL' : null },
    ]),
  );
  return {
    settings: settings as Installation['settings'],
    steps: installationSteps.map((step) => ({ step, state: states[step] ?? others })),
    mail: 'sent',
    payments: false,
    model: null,
  };
}
