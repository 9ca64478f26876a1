import { readdirSync, readFileSync } from 'node:fs';
import { generationNotifications } from '@akada/core/notifications/generation.ts';
import { noteNotifications } from '@akada/core/notifications/note.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type NotificationBinding, notifyOf } from '../../platform/module/notify-of.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { accountVerified } from '../accounts/accounts.ts';
import { generationReady } from '../generation/generation.events.ts';
import { noteFailed, noteReady } from '../notes/notes.events.ts';

const subjectId = '00000000-0000-4000-8000-000000000001';

const disputed = { payment_id: subjectId, amount: 450_000, price: 450_000, purpose: 'session', held: false };
const userId = '00000000-0000-4000-8000-000000000002';

const shared = { kind: 'deck', title: 'Cells', name: 'Ada Obi', id: subjectId };
const booking = {
  booking_id: subjectId,
  side: 'student',
  name: 'Ada Obi',
  subject: 'Chemistry',
  reason: '',
  starts_at: '2026-11-30T17:00:00.000Z',
  ends_at: '2026-11-30T18:00:00.000Z',
  until: null,
  zone: 'Africa/Lagos',
  other_zone: 'Europe/London',
  price: 450_000,
  given_back: 0,
  calendar: null,
  sequence: 0,
};
const standing = { kind: 'upload', used: 4, limit: 5 };

const classExam = {
  exam: 'Final',
  course: 'Botany',
  courseId: subjectId,
  examAt: '2026-12-12T08:00:00.000Z',
  zone: 'Africa/Lagos',
};

const assignment = { id: subjectId, title: 'Meiosis', name: 'Ngozi Eze' };

/** Every event that people are notified of, with facts as the outbox holds them. */
const produced: [event: string, facts: Record<string, unknown>, entry: string, shown: string][] = [
  ['account.created', { role: 'tutor' }, 'account.created', 'Welcome to Akada'],
  ['account.verified', {}, 'account.verified', 'Your address is confirmed'],
  ['account.emptied', {}, 'account.emptied', 'Earlier entries were removed'],
  ['account.password_changed', {}, 'account.password_changed', 'Your password was changed'],
  [
    'account.link_handed_over',
    { role: 'student' },
    'account.link_handed_over',
    'An administrator made a link for a new password',
  ],
  [
    'account.viewed',
    { reason: 'A lost booking' },
    'account.viewed',
    'An administrator looked at your account',
  ],
  [
    'account.handed_link_used',
    { role: 'tutor' },
    'account.handed_link_used',
    'Your password was set by an administrator’s link',
  ],
  ['account.session_reused', {}, 'account.session_reused', 'A sign-in was ended'],
  ['account.second_factor_on', {}, 'account.second_factor_on', 'A second step protects your sign-in'],
  ['account.second_factor_off', {}, 'account.second_factor_off', 'The second step was turned off'],
  ['account.deletion_requested', { day: '3 May 2027' }, 'privacy.deletion_requested', '3 May 2027'],
  ['account.deletion_cancelled', {}, 'privacy.deletion_cancelled', 'Your account stays'],
  ['tutor.approved', { reason: null }, 'tutor.approved', 'Your tutor profile is approved'],
  ['tutor.rejected', { reason: 'Say where.' }, 'tutor.rejected', 'Say where. Change your profile'],
  ['tutor.hidden', {}, 'tutor.hidden', 'You have missed 3 sessions'],
  ['tutor.shown_again', {}, 'tutor.shown_again', 'Students see your profile again'],
  ['tutor.revision_approved', {}, 'tutor.revision_approved', 'Your change is approved'],
  [
    'tutor.revision_rejected',
    { reason: 'Say where.' },
    'tutor.revision_rejected',
    'Say where. Your profile stays approved',
  ],
  [
    'tutorial.cancelled',
    { title: 'Genetics', paid: true, few: false },
    'tutorial.cancelled',
    'You get your money back',
  ],
  [
    'tutorial.seat_paid',
    { title: 'Genetics', tutorial_id: subjectId, price: 80_000 },
    'tutorial.seat_paid',
    '₦800 arrived, and the seat is yours',
  ],
  ['tutorial.seat_returned', { title: 'Genetics' }, 'tutorial.seat_returned', 'An administrator took'],
  [
    'tutorial.cancelled_by_akada',
    { title: 'Genetics', side: 'student', paid: true, reason: 'The room is closed.' },
    'tutorial.cancelled_by_akada',
    'You get your money back',
  ],
  [
    'earning.paid_out',
    { amount: 382_500, bank_reference: 'GTB/0042', paid_on: '2026-11-28' },
    'earning.paid_out',
    '₦3,825 went to your bank',
  ],
  [
    'earning.payout_returned',
    { state: 'returned', amount: 382_500, bank: 'GTBank', last4: '4471' },
    'earning.payout_returned',
    'GTBank, account ending 4471, sent the money back',
  ],
  [
    'earning.payout_account_changed',
    { bank: 'GTBank', last4: '4471', usable_on: '2 December 2026' },
    'earning.payout_account_changed',
    'Money can go there from 2 December 2026',
  ],
  [
    'earning.price_returned',
    {
      side: 'tutor',
      kind: 'session',
      subject_id: subjectId,
      title: 'Chemistry',
      price: 450_000,
      amount: 100_000,
      from_tutor: 0,
    },
    'earning.price_returned',
    '₦1,000 of ₦4,500 goes back to your student',
  ],
  [
    'payment.chargeback_opened',
    { ...disputed, side: 'tutor', due: null },
    'payment.chargeback_opened',
    'A bank disputes ₦4,500',
  ],
  [
    'payment.chargeback_decided',
    { ...disputed, side: 'payer', state: 'won' },
    'payment.chargeback_decided',
    'Your bank decided that the payment stays',
  ],
  ['earning.paid_past_deadline', { amount: 450_000 }, 'earning.paid_past_deadline', 'give you ₦4,500 back'],
  [
    'package.bought',
    { side: 'student', name: 'Tunde', lessons: 5, day: '31 January 2027' },
    'package.bought',
    'Your 5 lessons with Tunde are ready',
  ],
  [
    'package.ends_soon',
    { name: 'Tunde', left: 2, day: '31 January 2027', amount: 800_000 },
    'package.ends_soon',
    '2 lessons with Tunde can be booked until',
  ],
  [
    'package.ended',
    { side: 'tutor', name: 'Ada', lessons: 5, unused: 3, amount: 1_200_000 },
    'package.ended',
    'The package of Ada has ended',
  ],
  [
    'package.not_possible',
    { amount: 2_000_000 },
    'package.not_possible',
    'Your payment of ₦20,000 goes back to you',
  ],
  [
    'subscription.paid_by_link',
    { day: '3 May 2027', renews: false, last4: null },
    'subscription.paid_by_link',
    'Somebody paid a month by the link that you sent.',
  ],
  [
    'premium_group.paid',
    { group_id: subjectId, name: 'Hope College', day: '31 January 2027', code: 'BCDF-GH23' },
    'premium_group.paid',
    'Give your people the code BCDF-GH23',
  ],
  [
    'premium_group.payment_not_needed',
    { amount: 13_500_000 },
    'premium_group.payment_not_needed',
    'Your payment of ₦135,000 goes back to you',
  ],
  [
    'payment.set_aside',
    { purpose: 'month', price: 150_000, amount: 149_900, currency: 'NGN', reason: 'Sent back by hand' },
    'payment.set_aside',
    'We have checked the ₦1,499 that arrived',
  ],
  [
    'premium_group.ends_soon',
    { name: 'Hope', day: '31 January 2027' },
    'premium_group.ends_soon',
    'Hope is paid until',
  ],
  [
    'premium_group.ended',
    { name: 'Hope', day: '31 January 2027', is_owner: false },
    'premium_group.ended',
    'You keep premium until 31 January 2027',
  ],
  [
    'premium_group.seat_removed',
    { name: 'Hope' },
    'premium_group.seat_removed',
    'Your seat in Hope was taken back',
  ],
  ['tutor_review.written', { author: 'Ngozi A.', rating: 4 }, 'tutor_review.written', '4 of 5 stars'],
  [
    'support.answered',
    { id: subjectId, text: 'Look into your mail.' },
    'support.answered',
    'Look into your mail',
  ],
  ['support.closed', { id: subjectId }, 'support.closed', 'is closed'],
  [
    'support.replied',
    { id: subjectId, name: 'Ada Obi', text: 'It came.' },
    'support.replied',
    'Ada Obi has answered you',
  ],
  ['tutor_review.answered', { name: 'Tunde Bello' }, 'tutor_review.answered', 'Tunde Bello has replied'],
  [
    'course.member_joined',
    { course: 'Botany', courseId: subjectId, name: 'Ada Obi', group: 'c1:7' },
    'course.member_joined',
    'Ada Obi joined Botany',
  ],
  [
    'tutorial.seat_taken',
    { title: 'Genetics', tutorialId: subjectId, name: 'Ada Obi', price: 0, group: 't1:7' },
    'tutorial.seat_taken',
    'Ada Obi joined “Genetics”',
  ],
  [
    'department.approved',
    { department: 'Marine Science', school: 'Delta Poly', departmentId: subjectId },
    'department.approved',
    'Your department is in the catalog',
  ],
  [
    'department.merged',
    { department: 'Comp.', into: 'Computing', school: 'Delta Poly', departmentId: subjectId },
    'department.merged',
    'Your department is now called Computing',
  ],
  [
    'course.approved',
    { course: 'Botany', courseId: subjectId },
    'course.approved',
    'Botany can now be found by all students',
  ],
  [
    'copyright.taken_down',
    { id: subjectId, title: 'Cells', kind: 'set', subject_id: subjectId },
    'copyright.taken_down',
    '“Cells” is not shared for now',
  ],
  [
    'copyright.decided',
    { id: subjectId, title: 'Cells', kind: 'set', subject_id: subjectId, put_back: true },
    'copyright.decided',
    '“Cells” is shared again',
  ],
  [
    'copyright.answered',
    { title: 'Cells', put_back: false },
    'copyright.answered',
    '“Cells” is not shared any more',
  ],
  [
    'course.rejected',
    { course: 'Botany', courseId: subjectId, reason: 'Say where.' },
    'course.rejected',
    'Botany: Say where. Students who joined stay',
  ],
  [
    'assignment.given',
    { ...assignment, giver: subjectId, dueAt: '2026-12-12T08:00:00.000Z', zone: 'Africa/Lagos' },
    'assignment.given',
    'Ngozi Eze gave you “Meiosis”',
  ],
  [
    'assignment.reminded',
    { ...assignment, dueAt: '2026-12-12T08:00:00.000Z', zone: 'Africa/Lagos' },
    'assignment.reminded',
    'Ngozi Eze reminds you of “Meiosis”',
  ],
  [
    'assignment.extended',
    { ...assignment, until: '2026-12-12T08:00:00.000Z', reason: 'She was ill.', zone: 'Africa/Lagos' },
    'assignment.extended',
    'Reason: She was ill.',
  ],
  ['assignment.marked', { ...assignment, points: 7.5, max: 10 }, 'assignment.marked', '7.5 of 10 points'],
  [
    'assignment.handed_in',
    { ...assignment, hour: `${subjectId} 2026-12-12T08` },
    'assignment.handed_in',
    'Ngozi Eze handed in “Meiosis”',
  ],
  ['class_exam.set', classExam, 'class_exam.set', 'Final in Botany: Sat, 12 Dec 2026, 09:00'],
  ['class_exam.moved', classExam, 'class_exam.moved', 'Your own plan keeps its date'],
  ['class_exam.removed', classExam, 'class_exam.removed', 'Final in Botany has no date now'],
  [
    'exam_plan.study_due',
    { exam: 'Physiology', planId: subjectId, minutes: 26, days: 12, others: 0, otherMinutes: 0 },
    'exam_plan.study_due',
    '26 min for Physiology today',
  ],
  [
    'exam_plan.exam_near',
    {
      exam: 'Physiology',
      planId: subjectId,
      startsAt: '2026-12-12T08:00:00.000Z',
      zone: 'Africa/Lagos',
      when: 'morning',
    },
    'exam_plan.exam_near',
    'You are ready. Be there early.',
  ],
  ['exam_plan.ended', { exam: 'Physiology', planId: subjectId }, 'exam_plan.ended', 'Physiology is over.'],
  [
    'messages.received',
    { id: subjectId, name: 'Ada Obi' },
    'messages.received',
    'Open the conversation to read it and to answer.',
  ],
  [
    'announcement.sent',
    { course: 'Botany', courseId: subjectId, tutor: 'Ngozi Eze' },
    'announcement.sent',
    'Ngozi Eze has written to your class. Open it to read and to answer.',
  ],
  [
    'course_exam.published',
    { exam: 'Mid-term', course: 'Botany', courseId: subjectId },
    'course_exam.published',
    'Mid-term in Botany. See when it opens',
  ],
  [
    'course_exam.results_shown',
    { exam: 'Mid-term', course: 'Botany', courseId: subjectId },
    'course_exam.results_shown',
    'Mid-term in Botany has closed.',
  ],
  [
    'exam.essays_marked',
    { exam: 'Mid-term', examId: subjectId, score: 7, of: 12, before: null },
    'exam.essays_marked',
    'Mid-term: 7 of 12 marks. Read what your tutor says.',
  ],
  [
    'exam.notices_sent',
    { kind: 'remarked', exam: 'Mid-term', courseExamId: subjectId, examId: subjectId, count: 3 },
    'exam.notices_sent',
    'Students wrote 3 answers to your comments',
  ],
  [
    'exam.question_reports_sent',
    { question: '“What is soil?”', questionId: subjectId, count: 1 },
    'exam.question_reports_sent',
    'A student reported your question',
  ],
  [
    'exam.marks_released',
    { exam: 'Mid-term', examId: subjectId },
    'exam.marks_released',
    'Mid-term. Read your marks',
  ],
  [
    'exam.paper_remarked',
    { exam: 'Mid-term', examId: subjectId, kind: 'changed' },
    'exam.paper_remarked',
    'Your tutor changed the marks you contested',
  ],
  [
    'exam.contest_decided',
    {
      exam: 'Mid-term',
      examId: subjectId,
      question: '“What is soil?”',
      outcome: 'rejected',
      reason: 'Too wide.',
    },
    'exam.contest_decided',
    'Mid-term, “What is soil?”: Your answer does not count. Why: Too wide.',
  ],
  [
    'question.answers_contested',
    { question: '“What is soil?”', questionId: subjectId, students: 2 },
    'question.answers_contested',
    '2 students contest answers',
  ],
  [
    'exam.marked_again',
    { exam: 'Mid-term', examId: subjectId, before: 7, after: 8, of: 10, reason: 'B too.', what: 'changed' },
    'exam.marked_again',
    'Mid-term: 8 of 10 marks, before 7. The key of a question was wrong. Why: B too.',
  ],
  [
    'question.key_changed',
    {
      question: '“What is soil?”',
      questionId: subjectId,
      before: 'A',
      after: 'B',
      reason: 'A misprint.',
      what: 'changed',
    },
    'question.key_changed',
    '“What is soil?”: B instead of A. Why: A misprint.',
  ],
  [
    'question.administered',
    { question: '“What is soil?”', questionId: subjectId, more: 2, what: 'retire', reason: 'Two are right.' },
    'question.administered',
    '“What is soil?” and 2 more. Why: Two are right.',
  ],
  [
    'question.report_decided',
    { question: '“What is soil?”', outcome: 'uphold', reason: 'The note says so.' },
    'question.report_decided',
    '“What is soil?”. The question and its key stay. Why: The note says so.',
  ],
  ['booking.requested', booking, 'booking.requested', 'Ada Obi asks for a session'],
  ['booking.move_proposed', booking, 'booking.move_proposed', 'proposes another time'],
  ['booking.accepted', booking, 'booking.accepted', 'It is yours when you have paid ₦4,500'],
  ['booking.confirmed', booking, 'booking.confirmed', 'is confirmed'],
  ['booking.moved', booking, 'booking.moved', 'has a new time'],
  ['booking.rejected', booking, 'booking.rejected', 'cannot take your session'],
  ['booking.unanswered', booking, 'booking.unanswered', 'did not answer in time'],
  ['booking.move_ended', booking, 'booking.move_ended', 'keeps its time'],
  ['booking.unpaid', booking, 'booking.unpaid', 'You did not pay for the session'],
  ['booking.cancelled', booking, 'booking.cancelled', 'cancelled your session'],
  ['booking.waived', booking, 'booking.waived', 'does not charge you'],
  ['booking.no_show', booking, 'booking.no_show', 'did not come'],
  ['booking.claim_settled', booking, 'booking.claim_settled', 'is settled'],
  ['booking.disputed', booking, 'booking.disputed', 'disagrees about your session'],
  ['booking.dispute_decided', booking, 'booking.dispute_decided', 'An administrator decided'],
  ['booking.questions_assigned', booking, 'booking.questions_assigned', 'gives you questions'],
  ['booking.reminded', booking, 'booking.reminded', 'is coming up'],
  ['habit.achievement_won', { key: 'exams_1' }, 'habit.achievement_won', 'Achievement: First exam'],
  [
    'habit.study_reminder_due',
    { cards: 0, questions: 2, streak: null },
    'habit.study_reminder',
    '2 questions are due today.',
  ],
  ['note.ready', { file: 'soil.pdf', pages: 1, words: 9 }, 'note.ready', 'soil.pdf was read.'],
  [
    'note.failed',
    { file: 'soil.pdf', code: 'x', reason: 'It is damaged.' },
    'note.failed',
    'soil.pdf: It is',
  ],
  ['generation.ready', { made: 3, requested: 5 }, 'generation.questions_ready', '3 questions of the 5'],
  ['generation.failed', { code: 'x', reason: 'Too short.' }, 'generation.questions_failed', 'Too short.'],
  ['generation.guide_ready', { made: 1, requested: 1 }, 'generation.guide_ready', 'It has 1 part.'],
  ['generation.guide_failed', { code: 'x', reason: 'Too short.' }, 'generation.guide_failed', 'Too short.'],
  ['generation.cards_ready', { made: 3, requested: 5 }, 'generation.cards_ready', '3 cards of the 5'],
  ['generation.cards_failed', { code: 'x', reason: 'Too short.' }, 'generation.cards_failed', 'Too short.'],
  [
    'subscription.paid',
    { day: '3 May 2027', renews: true, last4: '4081' },
    'subscription.paid',
    'until 3 May 2027. That day we charge ₦1,500 to your card ending in 4081',
  ],
  [
    'subscription.failed',
    { renewal: true, day: '3 May 2027', next_charge: '1 May 2027' },
    'subscription.failed',
    'You still have premium until 3 May 2027. We try again on 1 May 2027.',
  ],
  ['subscription.unconfirmed', {}, 'subscription.unconfirmed', 'Your bank wants you to confirm a payment'],
  [
    'subscription.ends_soon',
    { left: 1, day: '3 May 2027', renews: false, last4: null },
    'subscription.ends_soon',
    'Premium ends tomorrow',
  ],
  ['share.sent', shared, 'share.sent', 'Ada Obi shares flashcards with you'],
  ['share.renewed', shared, 'share.renewed', 'Ada Obi has changed “Cells”'],
  [
    'course_set.shared',
    { id: subjectId, title: 'Week 1', name: 'Ngozi Eze', course: 'Soil', version: 1 },
    'course_set.shared',
    'Ngozi Eze shares “Week 1” with Soil',
  ],
  ['share.accepted', shared, 'share.accepted', 'Ada Obi accepted what you share'],
  ['share.rejected', shared, 'share.rejected', 'Ada Obi declined what you share'],
  ['share.reported', shared, 'share.reported', 'Ada Obi found a mistake in “Cells”'],
  ['subscription.expired', { trial: true }, 'subscription.expired', 'Your free trial has ended'],
  ['usage.limit_near', standing, 'usage.limit_near', 'You have used 4 of 5 uploads'],
  ['usage.limit_reached', standing, 'usage.limit_reached', 'You have used all 5 uploads'],
  ['usage.limit_reset', { kind: 'upload' }, 'usage.limit_reset', 'Your uploads start again from zero'],
];

let bindings: readonly NotificationBinding[];

beforeAll(async () => {
  bindings = (await sharedTestApp()).features.notifications;
});

/** @returns the entry and the stored facts of an event */
function notifiedOf(event: string, facts: Record<string, unknown>) {
  return bindings
    .filter((binding) => binding.event.name === event)
    .map(({ event: declared, entry, factsOf }) => ({
      entry,
      facts: factsOf({ id: 7, userId, subjectId, facts: declared.facts.parse(facts) }),
    }));
}

/** @returns the texts of a folder's files, without tests */
function sources(folder: string | URL): string[] {
  const root = new URL('.', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/'))
    .map((name) => readFileSync(new URL(name, root), 'utf8'));
}

describe('events with notifications', () => {
  test('each have their entry', () => {
    const names = bindings.map(({ event }) => event.name);
    expect(names.sort()).toEqual(produced.map(([event]) => event).sort());
    const keys = bindings.map(({ entry }) => entry.key);
    expect(keys.sort()).toEqual(produced.map(([, , entry]) => entry).sort());
  });

  test('include all of the specification, and every entry that core declares', () => {
    expect(new Set(bindings.map(({ entry }) => entry.id)).size).toBe(28);
    const declared = sources(import.meta.resolve('@akada/core/notifications/entry.ts')).join('\n');
    const keys = [...declared.matchAll(/\bkey: '([a-z_]+\.[a-z_]+)'/g)].map(([, key]) => key);
    expect(bindings.map(({ entry }) => entry.key).sort()).toEqual(keys.sort());
  });

  test('are recorded: each is used outside of its declaration, list and binding', () => {
    const files = sources(new URL('..', import.meta.url)).filter((text) => !text.includes('FeatureModule'));
    const all = files.join('\n');
    const used = all.replace(
      /^(import|export) (type )?\{[^}]*\}|(declareEvent|notifyOf)\(\s*\S+|typeof \w+/gm,
      '',
    );
    const silent = bindings.filter(({ event: { name } }) => {
      const constant = all.match(new RegExp(`export const (\\w+) = declareEvent\\(\\s*'${name}'`))?.[1];
      return (used.match(new RegExp(`\\b${constant}\\b`, 'g')) ?? []).length < 2;
    });
    expect(silent.map(({ event }) => event.name)).toEqual([]);
  });

  test.each(produced)('turn %s %j into %s: %s', (event, facts, key, visibleText) => {
    const [made, ...others] = notifiedOf(event, facts);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ entry: { key } });
    const text = made?.entry.describe(made.facts, 1);
    expect(`${text?.title} ${text?.message}`).toContain(visibleText);
  });

  test.each([
    ['note.ready', { file: 'a', pages: 1, words: 9 }, `/tools/mcq?file_id=${subjectId}`],
    ['generation.ready', { made: 3, requested: 5 }, `/mcq/practice/generated?generation_id=${subjectId}`],
    ['course.approved', { course: 'Botany', courseId: subjectId }, `/courses/${subjectId}`],
  ])('link to their subject: %s', (event, facts, link) => {
    const [made] = notifiedOf(event, facts);
    expect(made?.entry.describe(made.facts, 1)?.link).toBe(link);
  });
});

test('a binding whose facts do not match event and entry does not compile', () => {
  const bound = [
    notifyOf(noteReady, noteNotifications.ready, ({ facts: { file }, subjectId: noteId }) => ({
      file,
      noteId,
    })),
    // @ts-expect-error: the entry needs the name of the file
    notifyOf(noteReady, noteNotifications.ready, ({ subjectId: noteId }) => ({ noteId })),
    // @ts-expect-error: the entry needs a reason, which the event does not have
    notifyOf(noteReady, noteNotifications.failed, ({ facts: { file } }) => ({ file })),
    // @ts-expect-error: the event has no such fact
    notifyOf(noteFailed, noteNotifications.failed, ({ facts: { file, why } }) => ({ file, reason: why })),
    notifyOf(
      generationReady,
      generationNotifications.questionsReady,
      ({ facts: { made }, subjectId: id }) => ({
        made,
        // @ts-expect-error: the entry needs a number
        requested: 'many',
        generationId: id,
      }),
    ),
    // @ts-expect-error: an event without facts cannot make this entry
    notifyOf(accountVerified, noteNotifications.ready, () => ({})),
  ];
  expect(bound).toHaveLength(6);
});
