import { describe, expect, test } from 'vitest';
import { accountNotifications } from './account.ts';
import { bookingNotifications } from './booking.ts';
import { getCatalog } from './catalog.ts';
import { chargebackNotifications } from './chargebacks.ts';
import { assignmentNotifications } from './classes/assignments.ts';
import { courseNotifications } from './classes/course.ts';
import { departmentNotifications } from './classes/departments.ts';
import { earningNotifications } from './earnings.ts';
import { categoryNames, type NotificationType } from './entry.ts';
import { examPlanNotifications } from './exam-plans.ts';
import { classExamNotifications } from './exams/class-exams.ts';
import { contestNotifications } from './exams/contests.ts';
import { courseExamNotifications } from './exams/course-exam.ts';
import { essayNotifications } from './exams/essays.ts';
import { paperNotifications } from './exams/papers.ts';
import { regradingNotifications } from './exams/regrading.ts';
import { generationNotifications } from './generation.ts';
import { habitNotifications } from './habits.ts';
import { messageNotifications } from './messages.ts';
import { noteNotifications } from './note.ts';
import { getChannels } from './preferences.ts';
import { privacyNotifications } from './privacy.ts';
import { questionNotifications } from './questions.ts';
import { packageNotifications } from './selling/packages.ts';
import { groupNotifications } from './selling/premium-groups.ts';
import { unmatchedMoneyNotifications } from './selling/unmatched-money.ts';
import { sharingNotifications } from './sharing.ts';
import { subscriptionNotifications } from './subscription.ts';
import { supportNotifications } from './support.ts';
import { tutorNotifications } from './tutor.ts';
import { tutorReviewNotifications } from './tutor-reviews.ts';
import { tutorialNotifications } from './tutorials.ts';
import { usageNotifications } from './usage.ts';

const notificationEntries = [
  ...Object.values(accountNotifications),
  ...Object.values(privacyNotifications),
  ...Object.values(noteNotifications),
  ...Object.values(generationNotifications),
  ...Object.values(usageNotifications),
  ...Object.values(supportNotifications),
  ...Object.values(messageNotifications),
  ...Object.values(assignmentNotifications),
  ...Object.values(tutorNotifications),
  ...Object.values(tutorialNotifications),
  ...Object.values(tutorReviewNotifications),
  ...Object.values(earningNotifications),
  ...Object.values(packageNotifications),
  ...Object.values(groupNotifications),
  ...Object.values(chargebackNotifications),
  ...Object.values(unmatchedMoneyNotifications),
  ...Object.values(courseNotifications),
  ...Object.values(departmentNotifications),
  ...Object.values(courseExamNotifications),
  ...Object.values(essayNotifications),
  ...Object.values(paperNotifications),
  ...Object.values(regradingNotifications),
  ...Object.values(contestNotifications),
  ...Object.values(questionNotifications),
  ...Object.values(subscriptionNotifications),
  ...Object.values(sharingNotifications),
  ...Object.values(habitNotifications),
  ...Object.values(bookingNotifications),
  ...Object.values(examPlanNotifications),
  ...Object.values(classExamNotifications),
];
const catalog = getCatalog(notificationEntries);
const notificationTypes = catalog.types.map(({ type }) => type);

/** The specification, section 3: a name too few or too many does not compile. */
const specifiedTypes = Object.keys({
  BOOKING_REQUEST: 0,
  BOOKING_ACCEPTED: 0,
  BOOKING_REJECTED: 0,
  BOOKING_CANCELLED: 0,
  SYSTEM: 0,
  ACHIEVEMENT: 0,
  REMINDER: 0,
  CONTENT_SHARED: 0,
  CONTENT_SHARE_ACCEPTED: 0,
  CONTENT_SHARE_REJECTED: 0,
  PDF_UPLOAD_SUCCESS: 0,
  PDF_UPLOAD_FAILED: 0,
  MCQ_GENERATION_SUCCESS: 0,
  MCQ_GENERATION_FAILED: 0,
  FLASHCARD_GENERATION_SUCCESS: 0,
  FLASHCARD_GENERATION_FAILED: 0,
  SUMMARY_GENERATION_SUCCESS: 0,
  SUMMARY_GENERATION_FAILED: 0,
  USAGE_LIMIT_WARNING: 0,
  USAGE_LIMIT_EXCEEDED: 0,
  USAGE_LIMIT_RESET: 0,
  ACCOUNT_CREATED: 0,
  PASSWORD_CHANGED: 0,
  EMAIL_VERIFIED: 0,
  SUBSCRIPTION_SUCCESS: 0,
  SUBSCRIPTION_FAILED: 0,
  SUBSCRIPTION_EXPIRED: 0,
  SUBSCRIPTION_EXPIRING_SOON: 0,
} satisfies Record<NotificationType, 0>);

interface Sample {
  key: string;
  type: string;
  facts: Record<string, unknown>;
  title: string;
  message: string;
  link: string;
}

const changedKey = { question: '“What is soil?”', questionId: 'q1', reason: 'A misprint.' };

const disputed = { payment_id: 'p1', amount: 450_000, price: 450_000, purpose: 'session', held: false };
const returned = { kind: 'session', subject_id: 'b1', title: 'Chemistry', price: 450_000 };

const booking = {
  booking_id: 'b1',
  side: 'student',
  name: 'Ada Obi',
  subject: 'Chemistry',
  reason: '',
  starts_at: '2026-11-30T17:00:00.000Z',
  ends_at: '2026-11-30T18:00:00.000Z',
  zone: 'Africa/Lagos',
  other_zone: 'Europe/London',
  price: 450_000,
  given_back: 0,
  until: '2026-11-29T12:40:00.000Z',
};

const classExam = {
  exam: 'Final',
  course: 'Botany',
  courseId: 'c1',
  examAt: '2026-12-12T08:00:00.000Z',
  zone: 'Africa/Lagos',
};

const assignment = {
  id: 'a1',
  title: 'Meiosis',
  name: 'Ngozi Eze',
};
const dueAssignment = { ...assignment, dueAt: '2026-12-12T08:00:00.000Z', zone: 'Africa/Lagos' };

/** Keys, facts and paths are spelled out: rows of earlier versions hold them, and the specification names the paths. */
const samples: Sample[] = [
  {
    key: 'account.created',
    type: 'ACCOUNT_CREATED',
    facts: { role: 'student' },
    title: 'Welcome to Akada',
    message: 'Your account is ready. Start with one of your notes, and make questions from it.',
    link: '/tools/upload',
  },
  {
    key: 'account.created',
    type: 'ACCOUNT_CREATED',
    facts: { role: 'tutor' },
    title: 'Welcome to Akada',
    message: 'Your account is ready. Complete your tutor profile, and an administrator will look at it.',
    link: '/complete-tutor-profile',
  },
  {
    key: 'account.verified',
    type: 'EMAIL_VERIFIED',
    facts: {},
    title: 'Your address is confirmed',
    message: 'You can use all of Akada now.',
    link: '/profile',
  },
  {
    key: 'account.emptied',
    type: 'SYSTEM',
    facts: {},
    title: 'Earlier entries were removed',
    message:
      'Someone registered your address before you confirmed it. We removed the passwords, name, picture and sign-ins from that time.',
    link: '/settings/security',
  },
  {
    key: 'account.password_changed',
    type: 'PASSWORD_CHANGED',
    facts: {},
    title: 'Your password was changed',
    message: 'If it was not you, set a new password at once and end the other sign-ins in your settings.',
    link: '/settings/security',
  },
  {
    key: 'account.link_handed_over',
    type: 'SYSTEM',
    facts: { role: 'student' },
    title: 'An administrator made a link for a new password',
    message: 'The link works once, within 30 minutes. If you did not ask for it, write to support now.',
    link: '/support',
  },
  {
    key: 'account.viewed',
    type: 'SYSTEM',
    facts: { reason: 'A lost booking' },
    title: 'An administrator looked at your account',
    message:
      'The reason given: A lost booking. They could change nothing, and did not see your notes, answers or messages. If you have a question, write to support.',
    link: '/support',
  },
  {
    key: 'account.handed_link_used',
    type: 'SYSTEM',
    facts: { role: 'tutor' },
    title: 'Your password was set by an administrator’s link',
    message:
      'You were signed out on every device. If it was not you, set a new password and write to support. Payouts to you wait for 48 hours.',
    link: '/settings/security',
  },
  {
    key: 'account.session_reused',
    type: 'SYSTEM',
    facts: {},
    title: 'A sign-in was ended',
    message:
      'It was used from two places at once. If you see a device that is not yours, change your password.',
    link: '/settings/devices',
  },
  {
    key: 'account.second_factor_on',
    type: 'SYSTEM',
    facts: {},
    title: 'A second step protects your sign-in',
    message: 'From now on we ask for a code from your app. If it was not you, change your password at once.',
    link: '/settings/security',
  },
  {
    key: 'account.second_factor_off',
    type: 'SYSTEM',
    facts: {},
    title: 'The second step was turned off',
    message: 'Your password alone signs you in again. If it was not you, change it at once.',
    link: '/settings/security',
  },
  {
    key: 'privacy.deletion_requested',
    type: 'SYSTEM',
    facts: { day: '20 December 2026' },
    title: 'Your account will be deleted',
    message:
      'On 20 December 2026 we delete it with everything in it. Until then you can keep it, in your settings. If you did not ask for this, keep it and change your password.',
    link: '/settings/data',
  },
  {
    key: 'privacy.deletion_cancelled',
    type: 'SYSTEM',
    facts: {},
    title: 'Your account stays',
    message: 'We no longer delete it. If it was not you who changed that, change your password.',
    link: '/settings/data',
  },
  {
    key: 'note.ready',
    type: 'PDF_UPLOAD_SUCCESS',
    facts: { file: 'soil.pdf', noteId: 'n1' },
    title: 'Your note is ready',
    message: 'soil.pdf was read. Make questions from it.',
    link: '/tools/mcq?file_id=n1',
  },
  {
    key: 'note.failed',
    type: 'PDF_UPLOAD_FAILED',
    facts: { file: 'soil.pdf', reason: 'The file is damaged. Upload a new copy.' },
    title: 'Your note could not be read',
    message: 'soil.pdf: The file is damaged. Upload a new copy.',
    link: '/tools/upload',
  },
  {
    key: 'generation.questions_ready',
    type: 'MCQ_GENERATION_SUCCESS',
    facts: { made: 10, requested: 10, generationId: 'g1' },
    title: 'Your questions are ready',
    message: 'You have 10 questions. Start to practise.',
    link: '/mcq/practice/generated?generation_id=g1',
  },
  {
    key: 'generation.questions_ready',
    type: 'MCQ_GENERATION_SUCCESS',
    facts: { made: 1, requested: 10, generationId: 'g1' },
    title: 'Your questions are ready',
    message: 'The note gave 1 question of the 10 you asked for. Start to practise.',
    link: '/mcq/practice/generated?generation_id=g1',
  },
  {
    key: 'generation.questions_failed',
    type: 'MCQ_GENERATION_FAILED',
    facts: { reason: 'The questions could not be made. Please try again. Nothing was counted.' },
    title: 'No questions were made',
    message: 'The questions could not be made. Please try again. Nothing was counted.',
    link: '/tools/mcq',
  },
  {
    key: 'generation.cards_ready',
    type: 'FLASHCARD_GENERATION_SUCCESS',
    facts: { made: 1, requested: 10, generationId: 'g1' },
    title: 'Your flashcards are ready',
    message: 'The note gave 1 card of the 10 you asked for. Choose which ones to keep.',
    link: '/tools/flashcards?generation_id=g1',
  },
  {
    key: 'generation.cards_failed',
    type: 'FLASHCARD_GENERATION_FAILED',
    facts: { reason: 'The cards could not be made. Please try again. Nothing was counted.' },
    title: 'No flashcards were made',
    message: 'The cards could not be made. Please try again. Nothing was counted.',
    link: '/tools/flashcards',
  },
  {
    key: 'generation.guide_ready',
    type: 'SUMMARY_GENERATION_SUCCESS',
    facts: { sections: 8, guideId: 'g1' },
    title: 'Your study guide is ready',
    message: 'It has 8 parts. Each statement links to its passage in your note.',
    link: '/tools/note-explanation?guide_id=g1',
  },
  {
    key: 'generation.guide_failed',
    type: 'SUMMARY_GENERATION_FAILED',
    facts: { reason: 'The study guide could not be made. Please try again. Nothing was counted.' },
    title: 'No study guide was made',
    message: 'The study guide could not be made. Please try again. Nothing was counted.',
    link: '/tools/note-explanation',
  },
  {
    key: 'usage.limit_near',
    type: 'USAGE_LIMIT_WARNING',
    facts: { kind: 'mcq', used: 4, limit: 5 },
    title: 'Nearly at your limit',
    message: 'You have used 4 of 5 question sets this month.',
    link: '/dashboard',
  },
  {
    key: 'usage.limit_reached',
    type: 'USAGE_LIMIT_EXCEEDED',
    facts: { kind: 'upload', limit: 5 },
    title: 'Monthly limit reached',
    message: 'You have used all 5 uploads this month. What you made stays yours to practise.',
    link: '/dashboard',
  },
  {
    key: 'usage.limit_reached',
    type: 'USAGE_LIMIT_EXCEEDED',
    facts: { kind: 'enhanced_note', limit: 1 },
    title: 'Monthly limit reached',
    message: 'You have used your one study guide this month. What you made stays yours to practise.',
    link: '/dashboard',
  },
  {
    key: 'usage.limit_reset',
    type: 'USAGE_LIMIT_RESET',
    facts: { kind: 'flashcard' },
    title: 'A new month has started',
    message: 'Your flashcard sets start again from zero.',
    link: '/dashboard',
  },
  {
    key: 'tutor.approved',
    type: 'SYSTEM',
    facts: {},
    title: 'Your tutor profile is approved',
    message: 'Students can now find you and book your weekly hours.',
    link: '/tutor/dashboard',
  },
  {
    key: 'tutor.rejected',
    type: 'SYSTEM',
    facts: { reason: 'Say where you studied.' },
    title: 'Your tutor profile needs a change',
    message: 'Say where you studied. Change your profile, and an administrator will look at it again.',
    link: '/tutor/profile',
  },
  {
    key: 'tutor.rejected',
    type: 'SYSTEM',
    facts: { reason: null },
    title: 'Your tutor profile needs a change',
    message: 'Change your profile, and an administrator will look at it again.',
    link: '/tutor/profile',
  },
  {
    key: 'tutor.revision_approved',
    type: 'SYSTEM',
    facts: {},
    title: 'Your change is approved',
    message: 'Students now see it in your tutor profile.',
    link: '/tutor/profile',
  },
  {
    key: 'earning.paid_out',
    type: 'SYSTEM',
    facts: { amount: 382_550, bank_reference: 'GTB/0042', paid_on: '2026-11-28' },
    title: '₦3,825.50 went to your bank',
    message: 'Your earnings were paid on 2026-11-28. The bank reference is GTB/0042.',
    link: '/tutor/earnings/payouts',
  },
  {
    key: 'earning.paid_out',
    type: 'SYSTEM',
    facts: { amount: 382_550, bank_reference: 'r1', paid_on: '2026-11-28', bank: 'GTBank', last4: '4471' },
    title: '₦3,825.50 went to your bank',
    message:
      'Your earnings were paid to GTBank, account ending 4471, on 2026-11-28. The bank reference is r1.',
    link: '/tutor/earnings/payouts',
  },
  {
    key: 'earning.payout_returned',
    type: 'SYSTEM',
    facts: { state: 'failed', amount: 382_550, bank: 'GTBank', last4: '4471' },
    title: 'Your payout of ₦3,825.50 was not made',
    message:
      'The transfer to GTBank, account ending 4471 did not go through. The money is in your balance. Check your bank account. We try again with your next payout.',
    link: '/tutor/earnings/payouts',
  },
  {
    key: 'earning.payout_returned',
    type: 'SYSTEM',
    facts: { state: 'returned', amount: 382_550, bank: 'GTBank', last4: '4471' },
    title: 'Your payout of ₦3,825.50 came back',
    message:
      'GTBank, account ending 4471, sent the money back. It is in your balance again. Check your bank account. We try again with your next payout.',
    link: '/tutor/earnings/payouts',
  },
  {
    key: 'earning.payout_account_changed',
    type: 'SYSTEM',
    facts: { bank: 'GTBank', last4: '4471', usable_on: '2 December 2026' },
    title: 'A new bank account for your payouts was saved',
    message:
      'The new account is GTBank, account ending 4471. Money can go there from 2 December 2026. If this was not you, change your password now and write to support before that day.',
    link: '/tutor/earnings/payouts',
  },
  {
    key: 'earning.price_returned',
    type: 'SYSTEM',
    facts: { ...returned, side: 'student', amount: 100_000, from_tutor: 85_000 },
    title: 'You get ₦1,000 of ₦4,500 back',
    message:
      'This is about “Chemistry”. An administrator decided to give you ₦1,000 of ₦4,500 back. It is not in your account yet: banks take some days. The other ₦3,500 pays for the session.',
    link: '/sessions/b1',
  },
  {
    key: 'earning.price_returned',
    type: 'SYSTEM',
    facts: { ...returned, side: 'tutor', amount: 100_000, from_tutor: 85_000 },
    title: '₦1,000 of ₦4,500 goes back to your student',
    message:
      'This is about “Chemistry”. An administrator decided to give the student ₦1,000 of ₦4,500 back. Paystack has not sent it yet. Your share of the other ₦3,500 is in your earnings. Your earnings are ₦850 lower.',
    link: '/tutor/earnings',
  },
  {
    key: 'earning.price_returned',
    type: 'SYSTEM',
    facts: { ...returned, side: 'tutor', kind: 'seat', amount: 450_000, from_tutor: 0 },
    title: '₦4,500 goes back to your student',
    message:
      'This is about “Chemistry”. An administrator decided to give the student ₦4,500 back. Paystack has not sent it yet. Your earnings stay the same.',
    link: '/tutor/earnings',
  },
  {
    key: 'payment.chargeback_opened',
    type: 'SYSTEM',
    facts: { ...disputed, side: 'admin', due: 'Friday, 4 December, 10:00' },
    title: 'A bank disputes ₦4,500',
    message:
      'Session with a tutor, ₦4,500: The payer’s bank disputes ₦4,500. Nothing can be refunded until it decides. Answer in the Paystack dashboard by Friday, 4 December, 10:00.',
    link: '/admin/money/payments/p1',
  },
  {
    key: 'payment.chargeback_opened',
    type: 'SYSTEM',
    facts: { ...disputed, side: 'tutor', due: null },
    title: 'A bank disputes ₦4,500',
    message:
      'Session with a tutor, ₦4,500: The student’s bank checks ₦4,500. Until it decides, Akada pays out nothing for this session.',
    link: '/tutor/earnings',
  },
  {
    key: 'payment.chargeback_decided',
    type: 'SYSTEM',
    facts: { ...disputed, side: 'payer', amount: 100_000, price: 150_000, purpose: 'month', state: 'lost' },
    title: 'Your bank gave you ₦1,000 back',
    message:
      'Premium, 1 month, ₦1,500: Your bank gave you ₦1,000 of ₦1,500 back. The other ₦500 pays for premium. Premium is shorter by that part, and your card is not charged again.',
    link: '/subscription',
  },
  {
    key: 'payment.chargeback_decided',
    type: 'SYSTEM',
    facts: { ...disputed, side: 'tutor', state: 'won' },
    title: 'The dispute about ₦4,500 is over',
    message:
      'Session with a tutor, ₦4,500: The bank decided that the payment stays. The dispute no longer holds your share back.',
    link: '/tutor/earnings',
  },
  {
    key: 'payment.chargeback_decided',
    type: 'SYSTEM',
    facts: { ...disputed, side: 'tutor', purpose: 'package', amount: 100_000, state: 'lost' },
    title: 'The bank gave the student ₦1,000 back',
    message:
      'Package of lessons, ₦4,500: The bank gave the student ₦1,000 of ₦4,500 back. No further lesson of the package can be booked. You are paid for booked and used ones.',
    link: '/tutor/earnings',
  },
  {
    key: 'payment.chargeback_decided',
    type: 'SYSTEM',
    facts: { ...disputed, side: 'tutor', state: 'lost', from_tutor: 382_500 },
    title: 'The bank gave the student ₦4,500 back',
    message:
      'Session with a tutor, ₦4,500: The bank gave the student ₦4,500 back. Your earnings are ₦3,825 lower.',
    link: '/tutor/earnings',
  },
  {
    key: 'payment.set_aside',
    type: 'SYSTEM',
    facts: { purpose: 'month', price: 150_000, amount: 1_000, currency: 'USD', reason: 'Sent back by hand.' },
    title: 'We have checked the 10.00 USD that arrived',
    message:
      'Premium, 1 month, ₦1,500: The money we received does not match the price. A person has checked it: it does not count as your payment. An administrator wrote: “Sent back by hand.” Write to support if you have a question.',
    link: '/subscription',
  },
  {
    key: 'earning.paid_past_deadline',
    type: 'SYSTEM',
    facts: { amount: 450_000 },
    title: 'Your payment came too late',
    message:
      'The session or seat could not be confirmed any more. Akada decided to give you ₦4,500 back. It is not in your account yet: banks take some days.',
    link: '/booking-requests',
  },
  {
    key: 'earning.paid_past_deadline',
    type: 'SYSTEM',
    facts: { amount: 450_000, paid_before: true },
    title: 'Your session was paid twice',
    message:
      'The first payment counts, and the session stays as it is. Akada decided to give you ₦4,500 back. It is not in your account yet: banks take some days.',
    link: '/booking-requests',
  },
  {
    key: 'package.bought',
    type: 'SYSTEM',
    facts: { side: 'student', name: 'Tunde Bello', lessons: 5, day: '3 March 2027' },
    title: 'Your 5 lessons with Tunde Bello are ready',
    message: 'Book them by 3 March 2027. After that the price of unused lessons goes back to you.',
    link: '/packages',
  },
  {
    key: 'package.bought',
    type: 'SYSTEM',
    facts: { side: 'tutor', name: 'Ada Obi', lessons: 5, day: '3 March 2027' },
    title: 'Ada Obi bought 5 lessons with you',
    message: 'They can be booked until 3 March 2027. Each lesson counts as earned once it is settled.',
    link: '/tutor/packages',
  },
  {
    key: 'package.ends_soon',
    type: 'SYSTEM',
    facts: { name: 'Tunde Bello', left: 1, day: '3 March 2027', amount: 400_000 },
    title: '1 lesson with Tunde Bello can be booked until 3 March 2027',
    message: 'After that, ₦4,000 for unused lessons goes back to you.',
    link: '/packages',
  },
  {
    key: 'package.ended',
    type: 'SYSTEM',
    facts: { side: 'student', name: 'Tunde Bello', lessons: 5, unused: 3, amount: 1_200_000 },
    title: 'Your package with Tunde Bello has ended',
    message: 'A refund of ₦12,000 for 3 lessons is ordered. Banks take some days.',
    link: '/packages',
  },
  {
    key: 'package.ended',
    type: 'SYSTEM',
    facts: { side: 'tutor', name: 'Ada Obi', lessons: 5, unused: 3, amount: 1_200_000 },
    title: 'The package of Ada Obi has ended',
    message: '2 of 5 lessons were used. The price of the rest goes back to Ada Obi.',
    link: '/tutor/packages',
  },
  {
    key: 'package.not_possible',
    type: 'SYSTEM',
    facts: { amount: 2_000_000 },
    title: 'Your payment of ₦20,000 goes back to you',
    message:
      'The package was paid already, or its tutor does not teach here any more. The refund is ordered. Banks take some days.',
    link: '/subscription',
  },
  {
    key: 'premium_group.paid',
    type: 'SUBSCRIPTION_SUCCESS',
    facts: { name: 'Hope College', day: '31 January 2027', code: 'BCDF-GH23' },
    title: 'Hope College has premium until 31 January 2027',
    message: 'The invoice is paid. Give your people the code BCDF-GH23: each of them takes a seat with it.',
    link: '/premium-groups',
  },
  {
    key: 'premium_group.payment_not_needed',
    type: 'SUBSCRIPTION_SUCCESS',
    facts: { amount: 13_500_000 },
    title: 'Your payment of ₦135,000 goes back to you',
    message:
      'Its invoice was paid already, or you have ordered another one. The refund is ordered. Banks take some days.',
    link: '/premium-groups',
  },
  {
    key: 'premium_group.ends_soon',
    type: 'SUBSCRIPTION_EXPIRING_SOON',
    facts: { name: 'Hope College', day: '31 January 2027' },
    title: 'Hope College is paid until 31 January 2027',
    message: 'Order and pay the next invoice now. Its months follow the paid ones, so nothing is lost.',
    link: '/premium-groups',
  },
  {
    key: 'premium_group.ended',
    type: 'SUBSCRIPTION_EXPIRED',
    facts: { name: 'Hope College', day: '7 February 2027', is_owner: true },
    title: 'The paid time of Hope College is over',
    message: 'The seats stay until 7 February 2027. Pay by then, and everybody keeps premium.',
    link: '/premium-groups',
  },
  {
    key: 'premium_group.ended',
    type: 'SUBSCRIPTION_EXPIRED',
    facts: { name: 'Hope College', day: '7 February 2027', is_owner: false },
    title: 'Hope College has not paid for the next months yet',
    message: 'You keep premium until 7 February 2027. Your notes, sets and cards stay yours after that.',
    link: '/subscription',
  },
  {
    key: 'premium_group.seat_removed',
    type: 'SUBSCRIPTION_EXPIRED',
    facts: { name: 'Hope College' },
    title: 'Your seat in Hope College was taken back',
    message: 'Premium from this group has ended for you. Your notes, sets and cards stay yours.',
    link: '/subscription',
  },
  {
    key: 'tutor_review.written',
    type: 'SYSTEM',
    facts: { author: 'Ngozi A.', rating: 4 },
    title: 'Ngozi A. has reviewed you',
    message: '4 of 5 stars. You can reply once.',
    link: '/tutor/reviews',
  },
  {
    key: 'messages.received',
    type: 'SYSTEM',
    facts: { id: 'c1', name: 'Ada Obi' },
    title: 'Ada Obi has written to you',
    message: 'Open the conversation to read it and to answer.',
    link: '/messages/c1',
  },
  {
    key: 'support.answered',
    type: 'SYSTEM',
    facts: { id: 'r1', text: 'Look into your mail.' },
    title: 'Support has answered you',
    message: '“Look into your mail.”',
    link: '/support/r1',
  },
  {
    key: 'support.closed',
    type: 'SYSTEM',
    facts: { id: 'r1' },
    title: 'Your request to support is closed',
    message: 'If something is still wrong, write below it and it is open again.',
    link: '/support/r1',
  },
  {
    key: 'support.replied',
    type: 'SYSTEM',
    facts: { id: 'r1', name: 'Ada Obi', text: 'It came.' },
    title: 'Ada Obi has answered you',
    message: '“It came.”',
    link: '/admin/support/r1',
  },
  {
    key: 'tutor_review.answered',
    type: 'SYSTEM',
    facts: { name: 'Tunde Bello' },
    title: 'Tunde Bello has replied to your review',
    message: 'The reply is shown below your review.',
    link: '/notifications',
  },
  {
    key: 'tutorial.cancelled',
    type: 'BOOKING_CANCELLED',
    facts: { title: 'Genetics', paid: true, few: false },
    title: '“Genetics” is cancelled',
    message: 'The tutor cancelled it. You get your money back.',
    link: '/tutorials',
  },
  {
    key: 'tutorial.cancelled_by_akada',
    type: 'BOOKING_CANCELLED',
    facts: { title: 'Genetics', side: 'tutor', paid: true, reason: 'The room is closed.' },
    title: '“Genetics” is cancelled',
    message: 'An administrator cancelled it: “The room is closed.” All students get their money back.',
    link: '/tutorials',
  },
  {
    key: 'tutorial.seat_paid',
    type: 'SYSTEM',
    facts: { title: 'Genetics', tutorial_id: 't1', price: 80_000 },
    title: 'Your seat in “Genetics” is paid',
    message: 'Your payment of ₦800 arrived, and the seat is yours.',
    link: '/tutorials?id=t1',
  },
  {
    key: 'tutorial.seat_returned',
    type: 'BOOKING_CANCELLED',
    facts: { title: 'Genetics' },
    title: 'You no longer have a seat in “Genetics”',
    message: 'An administrator took the seat back. If you paid for it, you get your money back.',
    link: '/tutorials',
  },
  {
    key: 'tutor.hidden',
    type: 'SYSTEM',
    facts: {},
    title: 'Students do not see your profile at present',
    message:
      'You have missed 3 sessions in 60 days. An administrator will look at it. Your booked sessions still take place.',
    link: '/tutor/profile',
  },
  {
    key: 'tutor.shown_again',
    type: 'SYSTEM',
    facts: {},
    title: 'Students see your profile again',
    message: 'An administrator has looked at it. You can be booked as before.',
    link: '/tutor/profile',
  },
  {
    key: 'tutor.revision_rejected',
    type: 'SYSTEM',
    facts: { reason: 'Say where you studied.' },
    title: 'Your change was not approved',
    message:
      'Say where you studied. Your profile stays approved as it was. Change it again, or withdraw the change.',
    link: '/tutor/profile',
  },
  {
    key: 'course.approved',
    type: 'SYSTEM',
    facts: { course: 'Botany', courseId: 'c1' },
    title: 'Your course is in the catalog',
    message: 'Botany can now be found by all students.',
    link: '/courses/c1',
  },
  {
    key: 'course.approved',
    type: 'SYSTEM',
    facts: { course: 'Tides', courseId: 'c1', newDepartment: 'Marine Science' },
    title: 'Your course is in the catalog',
    message: 'Tides can now be found by all students. So can your department, Marine Science.',
    link: '/courses/c1',
  },
  {
    key: 'course.member_joined',
    type: 'SYSTEM',
    facts: { course: 'Botany', courseId: 'c1', name: 'Ada Obi', group: 'c1:7' },
    title: 'Ada Obi joined Botany',
    message: 'You now see this student in your class.',
    link: '/courses/c1',
  },
  {
    key: 'department.approved',
    type: 'SYSTEM',
    facts: { department: 'Marine Science', school: 'Delta Poly', departmentId: 'd1' },
    title: 'Your department is in the catalog',
    message: 'Marine Science, Delta Poly. Submit your course, so that students find it too.',
    link: '/courses?relation=owner',
  },
  {
    key: 'department.merged',
    type: 'SYSTEM',
    facts: { department: 'Comp. Sci.', into: 'Computer Science', school: 'Delta Poly', departmentId: 'd1' },
    title: 'Your department is now called Computer Science',
    message:
      'Delta Poly has it already, so your courses of Comp. Sci. moved there. You need not do anything.',
    link: '/departments/d1',
  },
  {
    key: 'tutorial.seat_taken',
    type: 'SYSTEM',
    facts: { title: 'Genetics', tutorialId: 't1', name: 'Ada Obi', price: 200_000, group: 't1:7' },
    title: 'Ada Obi paid for “Genetics”',
    message: '₦2,000 is paid, and the seat is taken.',
    link: '/tutor/tutorials?id=t1',
  },
  {
    key: 'course.rejected',
    type: 'SYSTEM',
    facts: { course: 'Botany', courseId: 'c1', reason: 'Say which school it is for.' },
    title: 'Your course was not approved',
    message:
      'Botany: Say which school it is for. Students who joined stay. Change it, then submit it to the catalog again.',
    link: '/courses/c1',
  },
  {
    key: 'course_exam.published',
    type: 'REMINDER',
    facts: { exam: 'Mid-term', course: 'Botany', courseId: 'c1' },
    title: 'Your tutor has set an exam',
    message: 'Mid-term in Botany. See when it opens and how long it takes.',
    link: '/courses/c1',
  },
  {
    key: 'exam.notices_sent',
    type: 'SYSTEM',
    facts: { kind: 'handed_in', exam: 'Mid-term', courseExamId: 'e1', examId: 'p1', count: 12 },
    title: '12 papers were handed in',
    message: 'Mid-term. Read the papers and mark the essays.',
    link: '/tutor/exams/e1/students',
  },
  {
    key: 'exam.notices_sent',
    type: 'SYSTEM',
    facts: { kind: 'contested', exam: 'Mid-term', courseExamId: 'e1', examId: 'p1', count: 1 },
    title: 'A student contests marks',
    message: 'Mid-term. Give new marks, or say why they stay.',
    link: '/tutor/exams/e1/papers/p1',
  },
  {
    key: 'exam.question_reports_sent',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', count: 2 },
    title: '2 students reported your question',
    message: '“What is soil?”. Look at its text and its key.',
    link: '/questions/q1',
  },
  {
    key: 'exam.marks_released',
    type: 'SYSTEM',
    facts: { exam: 'Mid-term', examId: 'p1' },
    title: 'Your marks are here',
    message: 'Mid-term. Read your marks and what your tutor says.',
    link: '/mcq/exam-details/p1',
  },
  {
    key: 'exam.paper_remarked',
    type: 'SYSTEM',
    facts: { exam: 'Mid-term', examId: 'p1', kind: 'confirmed' },
    title: 'Your tutor keeps the marks you contested',
    message: 'Mid-term. Read it below the question, and answer there.',
    link: '/mcq/exam-details/p1',
  },
  {
    key: 'course_exam.results_shown',
    type: 'REMINDER',
    facts: { exam: 'Mid-term', course: 'Botany', courseId: 'c1' },
    title: 'Your exam results are ready',
    message: 'Mid-term in Botany has closed. See how you did.',
    link: '/courses/c1',
  },
  {
    key: 'habit.achievement_won',
    type: 'ACHIEVEMENT',
    facts: { key: 'streak_7' },
    title: 'Achievement: A week in a row',
    message: 'Study on 7 days in a row. Freezes bridge a day that you miss.',
    link: '/gamification',
  },
  {
    key: 'habit.achievement_won',
    type: 'ACHIEVEMENT',
    facts: { key: 'one_of_another_version' },
    title: 'You have won an achievement',
    message: 'See what you have reached.',
    link: '/gamification',
  },
  {
    key: 'booking.requested',
    type: 'BOOKING_REQUEST',
    facts: { ...booking, side: 'tutor', reason: 'Test on Tuesday.' },
    title: 'Ada Obi asks for a session',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. “Test on Tuesday.” Answer by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.move_proposed',
    type: 'BOOKING_REQUEST',
    facts: { ...booking },
    title: 'Ada Obi proposes another time',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. Answer by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.accepted',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking },
    title: 'Ada Obi accepts your session',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. It is yours when you have paid ₦4,500. Pay by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.accepted',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking, side: 'student', actor: 'student' },
    title: 'You agreed on a time with Ada Obi',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. It is yours when you have paid ₦4,500. Pay by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.accepted',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking, side: 'tutor', actor: 'student' },
    title: 'Ada Obi agrees to your new time',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. Ada Obi pays ₦4,500 by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.accepted',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking, side: 'tutor', actor: 'admin' },
    title: 'An administrator booked a session with Ada Obi for you',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. Ada Obi pays ₦4,500 by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.confirmed',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking },
    title: 'Your session with Ada Obi is confirmed',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.confirmed',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking, side: 'tutor' },
    title: 'Ada Obi paid ₦4,500 for your session',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.moved',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking },
    title: 'Your session with Ada Obi has a new time',
    message: 'It is now Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.moved',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking, side: 'student', actor: 'tutor' },
    title: 'Ada Obi agrees to your new time',
    message: 'It is now Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.moved',
    type: 'BOOKING_ACCEPTED',
    facts: { ...booking, actor: 'admin', reason: 'The school is closed.' },
    title: 'An administrator moved your session with Ada Obi',
    message: 'It is now Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. “The school is closed.”',
    link: '/sessions/b1',
  },
  {
    key: 'booking.rejected',
    type: 'BOOKING_REJECTED',
    facts: { ...booking, reason: 'I travel.' },
    title: 'Ada Obi cannot take your session',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. “I travel.” Choose another time, or another tutor.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.unanswered',
    type: 'BOOKING_REJECTED',
    facts: { ...booking },
    title: 'Ada Obi did not answer in time',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. You do not pay anything. Choose another time, or another tutor.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.unanswered',
    type: 'BOOKING_REJECTED',
    facts: { ...booking, side: 'student', actor: 'student' },
    title: 'You did not answer Ada Obi in time',
    message:
      'The request expired: Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. You do not pay anything. Choose another time, or another tutor.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.unanswered',
    type: 'BOOKING_REJECTED',
    facts: { ...booking, side: 'tutor', actor: 'student' },
    title: 'Ada Obi did not answer your new time',
    message:
      'The request expired: Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. The time is free again.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.move_ended',
    type: 'BOOKING_REJECTED',
    facts: { ...booking, side: 'tutor', move_end: 'declined' },
    title: 'Ada Obi declined your new time',
    message:
      'The request keeps its time: Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. Answer by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.move_ended',
    type: 'BOOKING_REJECTED',
    facts: { ...booking, side: 'student', move_end: 'withdrawn' },
    title: 'Ada Obi withdrew the new time',
    message:
      'The request keeps its time: Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. Ada Obi answers by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.move_ended',
    type: 'BOOKING_REJECTED',
    facts: { ...booking, until: null, move_end: 'unanswered' },
    title: 'Ada Obi did not answer your new time',
    message: 'Your session keeps its time: Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.move_ended',
    type: 'BOOKING_REJECTED',
    facts: { ...booking },
    title: 'Your session with Ada Obi keeps its time',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.unpaid',
    type: 'BOOKING_CANCELLED',
    facts: { ...booking },
    title: 'You did not pay for the session with Ada Obi in time',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. The time is free again.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.cancelled',
    type: 'BOOKING_CANCELLED',
    facts: { ...booking, given_back: 450_000 },
    title: 'Ada Obi cancelled your session',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. ₦4,500 will go back to you.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.cancelled',
    type: 'BOOKING_CANCELLED',
    facts: { ...booking, side: 'tutor', retained: 450_000 },
    title: 'Ada Obi cancelled your session',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. It was too late to cancel for free. ₦4,500, less the commission, comes to you after Sun, 29 Nov 2026, 13:40, unless you give it back.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.cancelled',
    type: 'BOOKING_CANCELLED',
    facts: { ...booking, name: 'An administrator', retained: 450_000, until: null },
    title: 'An administrator cancelled your session',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. ₦4,500, less the commission, goes to your tutor.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.claim_settled',
    type: 'SYSTEM',
    facts: { ...booking, actor: 'student', given_back: 450_000, retained: 0 },
    title: 'Your session with Ada Obi is settled',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. Ada Obi did not object in time. ₦4,500 will go back to you.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.claim_settled',
    type: 'SYSTEM',
    facts: { ...booking, side: 'tutor', actor: 'student', price: 0, retained: 0, until: null },
    title: 'Your session with Ada Obi is settled',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. You did not object in time.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.claim_settled',
    type: 'SYSTEM',
    facts: { ...booking, side: 'tutor', actor: 'tutor', retained: 450_000, until: null },
    title: 'Your session with Ada Obi is settled',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. Ada Obi did not object in time. ₦4,500, less the commission, comes to you.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.waived',
    type: 'BOOKING_CANCELLED',
    facts: { ...booking, given_back: 450_000 },
    title: 'Ada Obi does not charge you for the session that you cancelled',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. ₦4,500 will go back to you.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.no_show',
    type: 'SYSTEM',
    facts: { ...booking, reason: 'I waited.' },
    title: 'Ada Obi says that you did not come',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. “I waited.” If that is wrong, say so by Sun, 29 Nov 2026, 13:40.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.disputed',
    type: 'SYSTEM',
    facts: { ...booking },
    title: 'Ada Obi disagrees about your session',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. An administrator will look at it and decide.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.dispute_decided',
    type: 'SYSTEM',
    facts: { ...booking },
    title: 'An administrator decided about your session with Ada Obi',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. The price, less the commission, goes to Ada Obi.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.dispute_decided',
    type: 'SYSTEM',
    facts: { ...booking, side: 'tutor' },
    title: 'An administrator decided about your session with Ada Obi',
    message:
      'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London. The price, less the commission, comes to you.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.questions_assigned',
    type: 'SYSTEM',
    facts: { ...booking, reason: 'Elimination' },
    title: 'Ada Obi gives you questions',
    message: '“Elimination”. You now have them as a set.',
    link: '/sessions/b1',
  },
  {
    key: 'booking.reminded',
    type: 'REMINDER',
    facts: { ...booking },
    title: 'Your session with Ada Obi is coming up',
    message: 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London.',
    link: '/sessions/b1',
  },
  ...(
    [
      ['set', 'Your class has an exam date', 'Make a plan for it on your dashboard.'],
      ['moved', 'The exam of your class was moved', 'Your own plan keeps its date until you move it.'],
    ] as const
  ).map(([name, title, advice]) => ({
    key: `class_exam.${name}`,
    type: 'REMINDER',
    facts: classExam,
    title,
    message: `Final in Botany: Sat, 12 Dec 2026, 09:00. ${advice}`,
    link: '/dashboard',
  })),
  ...(
    [
      ['given', 'Ngozi Eze gave you “Meiosis”', 'Due Sat, 12 Dec 2026, 09:00.'],
      ['reminded', 'Ngozi Eze reminds you of “Meiosis”', 'Due Sat, 12 Dec 2026, 09:00. Open it and start.'],
    ] as const
  ).map(([name, title, message]) => ({
    key: `assignment.${name}`,
    type: 'REMINDER',
    facts: name === 'given' ? { ...dueAssignment, giver: 'c1' } : dueAssignment,
    title,
    message,
    link: '/assignments/a1',
  })),
  {
    key: 'assignment.extended',
    type: 'REMINDER',
    facts: {
      ...assignment,
      until: '2026-12-12T08:00:00.000Z',
      reason: 'She was ill.',
      zone: 'Africa/Lagos',
    },
    title: 'You have more time for “Meiosis”',
    message: 'Now due Sat, 12 Dec 2026, 09:00. Reason: She was ill.',
    link: '/assignments/a1',
  },
  {
    key: 'assignment.marked',
    type: 'REMINDER',
    facts: { ...assignment, points: 7.5, max: 10 },
    title: '“Meiosis” is marked',
    message: 'Ngozi Eze gave you 7.5 of 10 points.',
    link: '/assignments/a1',
  },
  {
    key: 'assignment.handed_in',
    type: 'SYSTEM',
    facts: { id: 'a1', title: 'Meiosis', name: 'Ada Obi', hour: 'a1 2026-12-12T08' },
    title: 'Ada Obi handed in “Meiosis”',
    message: 'See how it went.',
    link: '/tutor/assignments/a1',
  },
  {
    key: 'class_exam.removed',
    type: 'REMINDER',
    facts: classExam,
    title: 'The exam date of your class was removed',
    message: 'Final in Botany has no date now. Your own plan stays until you delete it.',
    link: '/dashboard',
  },
  {
    key: 'exam_plan.study_due',
    type: 'REMINDER',
    facts: { exam: 'Physiology', planId: 'p1', minutes: 26, days: 12, others: 1, otherMinutes: 15 },
    title: '26 min for Physiology today',
    message: 'Your exam is in 12 days. Another exam needs 15 min.',
    link: '/exam-plans/p1',
  },
  {
    key: 'exam_plan.exam_near',
    type: 'REMINDER',
    facts: {
      exam: 'Physiology',
      planId: 'p1',
      startsAt: '2026-12-12T08:00:00.000Z',
      zone: 'Africa/Lagos',
      when: 'eve',
    },
    title: 'Your exam is tomorrow',
    message: 'Physiology: Sat, 12 Dec 2026, 09:00. Pack what you need, and rest tonight.',
    link: '/exam-plans/p1',
  },
  {
    key: 'exam_plan.ended',
    type: 'REMINDER',
    facts: { exam: 'Physiology', planId: 'p1' },
    title: 'How did it go?',
    message: 'Physiology is over. Tell us how it went, if you like.',
    link: '/exam-plans/p1',
  },
  {
    key: 'habit.study_reminder',
    type: 'REMINDER',
    facts: { cards: 12, questions: 1, streak: 6 },
    title: 'Time to study',
    message: '12 cards and 1 question are due today. You have studied 6 days in a row.',
    link: '/dashboard',
  },
  {
    key: 'habit.study_reminder',
    type: 'REMINDER',
    facts: { cards: 0, questions: 0, streak: null },
    title: 'Time to study',
    message: 'One card or five questions, and today counts.',
    link: '/dashboard',
  },
  {
    key: 'exam.essays_marked',
    type: 'SYSTEM',
    facts: { exam: 'Mid-term', examId: 'e1', score: 7, of: 12, before: null },
    title: 'Your essay is marked',
    message: 'Mid-term: 7 of 12 marks. Read what your tutor says.',
    link: '/mcq/results/e1',
  },
  {
    key: 'exam.essays_marked',
    type: 'SYSTEM',
    facts: { exam: 'Mid-term', examId: 'e1', score: 8, of: 12, before: 7 },
    title: 'Your essay has new marks',
    message: 'Mid-term: 8 of 12 marks, before 7. Read what your tutor says.',
    link: '/mcq/results/e1',
  },
  {
    key: 'exam.marked_again',
    type: 'SYSTEM',
    facts: { exam: 'Mid-term', examId: 'e1', before: 7, after: 8, of: 10, reason: 'B too.', what: 'changed' },
    title: 'Your exam was marked again',
    message: 'Mid-term: 8 of 10 marks, before 7. The key of a question was wrong. Why: B too.',
    link: '/mcq/results/e1',
  },
  {
    key: 'exam.marked_again',
    type: 'SYSTEM',
    facts: { exam: 'Mid-term', examId: 'e1', before: 8, after: 7, of: 10, reason: null, what: 'undone' },
    title: 'Your exam was marked again',
    message: 'Mid-term: 7 of 10 marks, before 8. A change of the key was undone.',
    link: '/mcq/results/e1',
  },
  {
    key: 'question.key_changed',
    type: 'SYSTEM',
    facts: { ...changedKey, before: 'A', after: 'B, C', what: 'changed' },
    title: 'An administrator changed the key of your question',
    message: '“What is soil?”: B, C instead of A. Why: A misprint.',
    link: '/questions/q1',
  },
  {
    key: 'question.key_changed',
    type: 'SYSTEM',
    facts: { ...changedKey, before: 'A', after: 'A', what: 'changed' },
    title: 'An administrator changed the key of your question',
    message: '“What is soil?”: A stays. Why: A misprint.',
    link: '/questions/q1',
  },
  {
    key: 'question.key_changed',
    type: 'SYSTEM',
    facts: { ...changedKey, before: 'C', after: 'A', what: 'changed', rule: 'both' },
    title: 'An administrator changed the key of your question',
    message: '“What is soil?”: A is accepted as well as C. Why: A misprint.',
    link: '/questions/q1',
  },
  {
    key: 'question.key_changed',
    type: 'SYSTEM',
    facts: { ...changedKey, before: 'A', after: 'A', what: 'changed', rule: 'all' },
    title: 'An administrator changed the key of your question',
    message: '“What is soil?”: A stays, and it counts for everyone. Why: A misprint.',
    link: '/questions/q1',
  },
  {
    key: 'question.key_changed',
    type: 'SYSTEM',
    facts: { ...changedKey, before: 'A', after: 'B', what: 'applied' },
    title: 'An administrator marked more exams with a changed key',
    message:
      '“What is soil?”: “B instead of A” counts in exams that ended since, too. Why it was changed: A misprint.',
    link: '/questions/q1',
  },
  {
    key: 'question.key_changed',
    type: 'SYSTEM',
    facts: { ...changedKey, before: 'A', after: 'B', what: 'undone' },
    title: 'An administrator undid a change of a key',
    message: '“What is soil?”: it is no longer “B instead of A”. Why it was changed: A misprint.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 0, what: 'edit', reason: null },
    title: 'An administrator edited your question',
    message: '“What is soil?”.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 2, what: 'publish', reason: null },
    title: 'An administrator published your question',
    message: '“What is soil?” and 2 more.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 2, what: 'draft', reason: null },
    title: 'An administrator made your question a draft',
    message: '“What is soil?” and 2 more.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 2, what: 'retire', reason: 'A misprint.' },
    title: 'An administrator retired your question',
    message: '“What is soil?” and 2 more. Why: A misprint.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 2, what: 'tag', reason: null },
    title: 'An administrator tagged your question',
    message: '“What is soil?” and 2 more.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 2, what: 'untag', reason: null },
    title: 'An administrator removed a tag from your question',
    message: '“What is soil?” and 2 more.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 2, what: 'move', reason: null },
    title: 'An administrator moved your question',
    message: '“What is soil?” and 2 more.',
    link: '/questions/q1',
  },
  {
    key: 'question.administered',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', more: 2, what: 'undo', reason: null },
    title: 'An administrator undid a change of your question',
    message: '“What is soil?” and 2 more.',
    link: '/questions/q1',
  },
  {
    key: 'exam.contest_decided',
    type: 'SYSTEM',
    facts: {
      exam: 'Mid-term',
      examId: 'e1',
      question: '“What is soil?”',
      outcome: 'accepted',
      reason: 'Both are right.',
    },
    title: 'Your tutor decided about your answer',
    message: 'Mid-term, “What is soil?”: Your answer counts now. Why: Both are right.',
    link: '/mcq/results/e1',
  },
  {
    key: 'exam.contest_decided',
    type: 'SYSTEM',
    facts: {
      exam: 'Mid-term',
      examId: 'e1',
      question: '“What is soil?”',
      outcome: 'partly',
      reason: 'Both are right.',
    },
    title: 'Your tutor decided about your answer',
    message:
      'Mid-term, “What is soil?”: A part of your answer counts now, and the rest does not. Why: Both are right.',
    link: '/mcq/results/e1',
  },
  {
    key: 'exam.contest_decided',
    type: 'SYSTEM',
    facts: {
      exam: 'Mid-term',
      examId: 'e1',
      question: '“What is soil?”',
      outcome: 'rejected',
      reason: 'It is another word.',
    },
    title: 'Your tutor decided about your answer',
    message: 'Mid-term, “What is soil?”: Your answer does not count. Why: It is another word.',
    link: '/mcq/results/e1',
  },
  {
    key: 'exam.contest_decided',
    type: 'SYSTEM',
    facts: {
      exam: 'Mid-term',
      examId: 'e1',
      question: '“What is soil?”',
      outcome: 'waiting',
      reason: null,
    },
    title: 'Your tutor decided about your answer',
    message:
      'Mid-term, “What is soil?”: Another open exam has this question, so you will see the decision afterwards.',
    link: '/mcq/results/e1',
  },
  {
    key: 'question.answers_contested',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', students: 1 },
    title: 'A student contests an answer',
    message: '“What is soil?”. Accept or reject each answer for everybody who gave it.',
    link: '/questions/q1?show=answers',
  },
  {
    key: 'question.answers_contested',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', questionId: 'q1', students: 3 },
    title: '3 students contest answers',
    message: '“What is soil?”. Accept or reject each answer for everybody who gave it.',
    link: '/questions/q1?show=answers',
  },
  {
    key: 'question.report_decided',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', outcome: 'new_key', reason: 'A misprint.' },
    title: 'There is a decision on your report',
    message: '“What is soil?”. The key was wrong and is changed. Why: A misprint.',
    link: '/mcq',
  },
  {
    key: 'question.report_decided',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', outcome: 'accept_several', reason: 'A misprint.' },
    title: 'There is a decision on your report',
    message: '“What is soil?”. More than one answer is right, and each one counts. Why: A misprint.',
    link: '/mcq',
  },
  {
    key: 'question.report_decided',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', outcome: 'void', reason: 'A misprint.' },
    title: 'There is a decision on your report',
    message: '“What is soil?”. Everyone gets the mark, and the question is retired. Why: A misprint.',
    link: '/mcq',
  },
  {
    key: 'question.report_decided',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', outcome: 'retire', reason: 'A misprint.' },
    title: 'There is a decision on your report',
    message: '“What is soil?”. The question is retired, and scores stay. Why: A misprint.',
    link: '/mcq',
  },
  {
    key: 'question.report_decided',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', outcome: 'uphold', reason: 'A misprint.' },
    title: 'There is a decision on your report',
    message: '“What is soil?”. The question and its key stay. Why: A misprint.',
    link: '/mcq',
  },
  {
    key: 'question.report_decided',
    type: 'SYSTEM',
    facts: { question: '“What is soil?”', outcome: 'waiting', reason: null },
    title: 'There is a decision on your report',
    message: '“What is soil?”. Your running exam asks this question, so you will see the answer afterwards.',
    link: '/mcq',
  },
  {
    key: 'subscription.paid',
    type: 'SUBSCRIPTION_SUCCESS',
    facts: { day: '27 December 2026', renews: true, last4: '4081' },
    title: 'You have premium',
    message:
      'Your payment of ₦1,500 arrived. You have premium until 27 December 2026. That day we charge ₦1,500 to your card ending in 4081 for the next month. You can stop that until then.',
    link: '/subscription',
  },
  {
    key: 'subscription.paid',
    type: 'SUBSCRIPTION_SUCCESS',
    facts: { day: '27 December 2026', renews: false, last4: null },
    title: 'You have premium',
    message:
      'Your payment of ₦1,500 arrived. You have premium until 27 December 2026. It does not renew, and nothing is charged.',
    link: '/subscription',
  },
  {
    key: 'subscription.paid_by_link',
    type: 'SUBSCRIPTION_SUCCESS',
    facts: { day: '27 December 2026', renews: false, last4: null },
    title: 'Your premium is paid',
    message:
      'Somebody paid a month by the link that you sent. You have premium until 27 December 2026. It does not renew, and nothing is charged.',
    link: '/subscription',
  },
  {
    key: 'subscription.failed',
    type: 'SUBSCRIPTION_FAILED',
    facts: { renewal: false, day: null },
    title: 'A payment did not succeed',
    message:
      'The bank did not confirm the payment. If money still leaves your account, we add the month as soon as the bank confirms it.',
    link: '/subscription',
  },
  {
    key: 'subscription.failed',
    type: 'SUBSCRIPTION_FAILED',
    facts: { renewal: true, day: '30 December 2026' },
    title: 'Your card could not be charged',
    message:
      'You still have premium until 30 December 2026. You can also pay by transfer, USSD or another card.',
    link: '/subscription',
  },
  {
    key: 'subscription.failed',
    type: 'SUBSCRIPTION_FAILED',
    facts: { renewal: true, day: '30 December 2026', next_charge: '28 December 2026' },
    title: 'Your card could not be charged',
    message:
      'You still have premium until 30 December 2026. We try again on 28 December 2026. You can also pay by transfer, USSD or another card.',
    link: '/subscription',
  },
  {
    key: 'subscription.unconfirmed',
    type: 'SUBSCRIPTION_FAILED',
    facts: {},
    title: 'Your bank wants you to confirm a payment',
    message: 'The month of premium was not charged yet. Open your subscription, and confirm it from there.',
    link: '/subscription',
  },
  {
    key: 'subscription.ends_soon',
    type: 'SUBSCRIPTION_EXPIRING_SOON',
    facts: { left: 3, day: '27 December 2026', renews: true, last4: '4081' },
    title: 'Premium renews in 3 days',
    message:
      'You have premium until 27 December 2026. That day we charge ₦1,500 to your card ending in 4081 for the next month. You can stop that until then.',
    link: '/subscription',
  },
  {
    key: 'subscription.ends_soon',
    type: 'SUBSCRIPTION_EXPIRING_SOON',
    facts: { left: 1, day: '27 December 2026', renews: false, last4: null },
    title: 'Premium ends tomorrow',
    message:
      'You have premium until 27 December 2026. It does not renew, and nothing is charged. After that the monthly limits of the free plan count. Everything you made stays yours.',
    link: '/subscription',
  },
  {
    key: 'subscription.expired',
    type: 'SUBSCRIPTION_EXPIRED',
    facts: { trial: true },
    title: 'Your free trial has ended',
    message:
      'The monthly limits of the free plan count now. What you made stays yours. You can pay for a month at any time.',
    link: '/subscription',
  },
  {
    key: 'share.sent',
    type: 'CONTENT_SHARED',
    facts: { kind: 'set', title: 'Cells', name: 'Ada Obi', id: 'r1' },
    title: 'Ada Obi shares a question set with you',
    message: '“Cells”. Open it, and decide if you want it.',
    link: '/share/r1',
  },
  {
    key: 'share.renewed',
    type: 'CONTENT_SHARED',
    facts: { kind: 'deck', title: 'Cells', name: 'Ada Obi', id: 'r1' },
    title: 'Ada Obi has changed “Cells”',
    message: 'You can add the changes to your copy. Your progress stays.',
    link: '/share/r1',
  },
  {
    key: 'course_set.shared',
    type: 'CONTENT_SHARED',
    facts: { id: 's1', title: 'Week 1', name: 'Ngozi Eze', course: 'Soil', version: 1 },
    title: 'Ngozi Eze shares “Week 1” with Soil',
    message: 'Questions to practise, for everyone in the course.',
    link: '/mcq/practice/generated?course_set_id=s1',
  },
  {
    key: 'course_set.shared',
    type: 'CONTENT_SHARED',
    facts: { id: 's1', title: 'Week 1', name: 'Ngozi Eze', course: 'Soil', version: 2 },
    title: 'Ngozi Eze has changed “Week 1”',
    message: 'The questions have changed. Your progress stays.',
    link: '/mcq/practice/generated?course_set_id=s1',
  },
  {
    key: 'share.accepted',
    type: 'CONTENT_SHARE_ACCEPTED',
    facts: { kind: 'guide', title: 'Cells', name: 'Obi Eze', id: 's1' },
    title: 'Obi Eze accepted what you share',
    message: '“Cells”.',
    link: '/share/s1',
  },
  {
    key: 'share.rejected',
    type: 'CONTENT_SHARE_REJECTED',
    facts: { kind: 'note', title: 'Cells', name: 'Obi Eze', id: 's1' },
    title: 'Obi Eze declined what you share',
    message: '“Cells”.',
    link: '/share/s1',
  },
  {
    key: 'share.reported',
    type: 'SYSTEM',
    facts: { kind: 'note', title: 'Cells', name: 'Obi Eze', id: 's1' },
    title: 'Obi Eze found a mistake in “Cells”',
    message: 'Read the report, correct the mistake, and share it again.',
    link: '/share/s1',
  },
  {
    key: 'subscription.expired',
    type: 'SUBSCRIPTION_EXPIRED',
    facts: { trial: false },
    title: 'Premium has ended',
    message:
      'The monthly limits of the free plan count now. What you made stays yours. You can pay for a month at any time.',
    link: '/subscription',
  },
];

describe('the types', () => {
  test('are the 28 of the specification', () => {
    expect(specifiedTypes).toHaveLength(28);
    expect(notificationTypes.toSorted()).toEqual(specifiedTypes.toSorted());
  });

  test('each have one row in the settings, under a heading that none is without', () => {
    expect(catalog.types.map(({ type }) => type)).toEqual([...new Set(notificationTypes)]);
    const used = new Set(catalog.types.map(({ category }) => category));
    expect([...used].sort()).toEqual(Object.keys(categoryNames).sort());
  });
});

describe('the entries', () => {
  test('have their own keys, and each a sample here', () => {
    const keys = notificationEntries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect([...new Set(samples.map(({ key }) => key))].sort()).toEqual([...keys].sort());
  });

  test('agree on a row in the settings if they share a type', () => {
    for (const { id, category, label } of notificationEntries) {
      expect({ category, label }).toEqual({
        category: catalog.settingsOf(id)?.category,
        label: catalog.settingsOf(id)?.label,
      });
    }
  });

  test('are shown as mailed if one of their type is mailed', () => {
    expect(catalog.settingsOf('REMINDER')?.mailed).toBe(true);
    expect(catalog.settingsOf('ACHIEVEMENT')?.mailed).toBe(false);
  });
});

/** Rows of earlier versions do not have these facts, and are read without them. */
const addedLater = new Set([
  'actor',
  'move_end',
  'newDepartment',
  'retained',
  'rule',
  'earning.paid_out bank',
  'earning.paid_out last4',
  'earning.paid_past_deadline paid_before',
  'payment.chargeback_decided from_tutor',
  'subscription.failed next_charge',
]);

describe.each(samples)('$key $facts', ({ key, type, facts, ...read }) => {
  test('is read as it stands here, under its type of the specification', () => {
    expect(catalog.describe({ type, entry: key, facts, times: 1 })).toEqual({ ...read, repeated: null });
    expect(notificationEntries.find((entry) => entry.key === key)?.id).toBe(type);
  });

  const factNames = Object.keys(facts).filter(
    (name) => !addedLater.has(name) && !addedLater.has(`${key} ${name}`),
  );
  test.each(factNames)('without its fact %s is read as what it is, without a guess', (name) => {
    const { [name]: _, ...others } = facts;
    for (const broken of [others, { ...facts, [name]: { nested: true } }]) {
      expect(catalog.describe({ type, entry: key, facts: broken, times: 1 })).toEqual({
        title: catalog.settingsOf(type)?.label,
        message: 'The details of this notification can no longer be shown.',
        link: '/notifications',
        repeated: null,
      });
    }
  });
});

describe('a stored row that this version does not know', () => {
  test.each([
    [{ type: 'PDF_UPLOAD_SUCCESS', entry: 'note.gone', facts: {} }, 'A note is ready'],
    [{ type: 'GONE', entry: 'gone.gone', facts: {} }, 'Notification'],
    [{ type: 'PDF_UPLOAD_SUCCESS', entry: 'note.ready', facts: null }, 'A note is ready'],
    [{ type: 'PDF_UPLOAD_SUCCESS', entry: 'note.ready', facts: 'text' }, 'A note is ready'],
    [
      { type: 'USAGE_LIMIT_WARNING', entry: 'usage.limit_near', facts: { kind: 'gone', used: 1, limit: 2 } },
      'A monthly limit is near',
    ],
    [{ type: 'GONE', entry: '__proto__', facts: {} }, 'Notification'],
  ])('%j still has a title', (row, title) => {
    expect(catalog.describe({ ...row, times: 1 })).toMatchObject({ title, link: '/notifications' });
  });
});

test('a hostile file name stays the text that it is', () => {
  const file = '<img src=x onerror=alert(1)>.pdf';
  const { message } = catalog.describe({
    type: 'PDF_UPLOAD_SUCCESS',
    entry: 'note.ready',
    facts: { file, noteId: 'n1' },
    times: 1,
  });
  expect(message).toBe(`${file} was read. Make questions from it.`);
});

/** Each event of these entries is a different fact, such as a new set or other marks, or happens once. */
const neverRepeated = `
  exam.notices_sent exam.question_reports_sent exam.marks_released
  account.created account.verified account.emptied account.password_changed account.link_handed_over
  account.viewed
  account.handed_link_used account.second_factor_on account.second_factor_off privacy.deletion_requested
  privacy.deletion_cancelled note.ready generation.questions_ready generation.cards_ready generation.guide_ready
  usage.limit_near usage.limit_reached usage.limit_reset support.closed tutor.approved tutor.hidden
  tutor.shown_again tutor.revision_approved tutorial.cancelled tutorial.cancelled_by_akada tutorial.seat_returned tutorial.seat_paid
  tutor_review.answered earning.paid_out earning.payout_returned earning.payout_account_changed earning.price_returned earning.paid_past_deadline course.approved
  package.bought package.ends_soon package.ended package.not_possible premium_group.paid
  premium_group.payment_not_needed premium_group.ends_soon premium_group.ended premium_group.seat_removed
  payment.set_aside course_exam.published course_exam.results_shown subscription.paid subscription.ends_soon subscription.expired
  share.sent share.accepted share.rejected booking.requested booking.accepted booking.confirmed booking.rejected
  booking.unanswered booking.unpaid booking.cancelled booking.waived booking.no_show booking.claim_settled
  booking.disputed booking.dispute_decided booking.reminded exam.marked_again exam.essays_marked
  question.key_changed question.report_decided subscription.failed subscription.paid_by_link
`;

/** Everything else of these types waits for the digest of the day. */
const urgent = `
  booking.requested booking.move_proposed booking.accepted booking.confirmed booking.moved booking.rejected
  booking.unanswered booking.move_ended booking.unpaid booking.cancelled booking.waived booking.no_show
  booking.claim_settled booking.disputed booking.dispute_decided booking.reminded tutorial.cancelled
  tutorial.cancelled_by_akada tutorial.seat_returned tutorial.seat_paid course_exam.published earning.paid_out
  earning.payout_returned earning.payout_account_changed
  earning.price_returned earning.paid_past_deadline payment.chargeback_opened payment.chargeback_decided
  subscription.paid subscription.paid_by_link subscription.failed
  subscription.unconfirmed subscription.ends_soon subscription.expired support.answered support.replied
  exam_plan.exam_near exam_plan.study_due class_exam.set class_exam.moved class_exam.removed
  messages.received assignment.given assignment.reminded package.bought package.ends_soon package.ended
  package.not_possible premium_group.paid premium_group.ends_soon premium_group.ended
  premium_group.seat_removed premium_group.payment_not_needed payment.set_aside
`;

const inWords = (keys: string) => keys.trim().split(/\s+/).sort();
const getKeys = (entries: typeof notificationEntries) => entries.map(({ key }) => key).sort();

describe('events of one cause', () => {
  test('are one notification, except for entries whose events are different things', () => {
    expect(getKeys(notificationEntries.filter(({ causeFact }) => causeFact === undefined))).toEqual(
      inWords(neverRepeated),
    );
  });

  const cardsFailed = { reason: 'No sets are left this month.', noteId: 'n1' };
  const review = { author: 'Ada', rating: 4 };
  const joined = { course: 'Botany', courseId: 'c1', name: 'Ada', group: 'c1:7' };
  const seat = { title: 'Genetics', tutorialId: 't1', name: 'Ada', price: 0, group: 't1:7' };
  test.each([
    ['generation.cards_failed', cardsFailed, 1, 'No flashcards were made', null],
    ['generation.cards_failed', cardsFailed, 6, 'No flashcards were made', '6 times'],
    ['tutor_review.written', review, 1, 'Ada has reviewed you', null],
    ['tutor_review.written', review, 2, 'You have 2 new or changed reviews', null],
    ['course.member_joined', joined, 3, '3 students joined Botany', null],
    ['tutorial.seat_taken', seat, 2, '2 students joined “Genetics”', null],
    ['habit.achievement_won', { key: 'gone' }, 3, 'You have won 3 achievements', null],
  ])('%s %j, %i times, is read as "%s" with the count %j', (entry, facts, times, title, repeated) => {
    expect(catalog.describe({ type: 'SYSTEM', entry, facts, times })).toMatchObject({ title, repeated });
  });
});

test('sessions, exams, payments, and messages of a person are mailed immediately, and the rest can wait', () => {
  expect(getKeys(notificationEntries.filter((entry) => entry.urgent === true))).toEqual(inWords(urgent));
});

describe('what people choose', () => {
  const silence = { inApp: false, email: false };

  test('is respected', () => {
    const optional = { locked: false, mailed: true };
    expect(getChannels(optional, silence)).toEqual(silence);
    expect(getChannels(optional, { inApp: false, email: true })).toEqual({ inApp: false, email: true });
  });

  test('decides nothing by default', () => {
    const silent = { inApp: false, email: null };
    expect(getChannels({ locked: false, mailed: true }, silent)).toEqual({ inApp: false, email: true });
    expect(getChannels({ locked: false, mailed: false }, silent)).toEqual({ inApp: false, email: false });
    expect(getChannels({ locked: false, mailed: true }, null)).toEqual({ inApp: true, email: true });
    expect(getChannels({ locked: false, mailed: false }, null)).toEqual({ inApp: true, email: false });
  });

  test.each([
    ['ACCOUNT_CREATED', true],
    ['EMAIL_VERIFIED', true],
    ['PASSWORD_CHANGED', true],
    ['SYSTEM', false],
  ])('the row of %s is locked: %s', (type, locked) => {
    expect(catalog.settingsOf(type)?.locked).toBe(locked);
  });

  test('silences nothing about who can get into the account, where its money goes, or its deletion', () => {
    const locked = notificationEntries.filter((entry) => getChannels(entry, silence).email);
    expect(locked.map(({ key }) => key).sort()).toEqual([
      'account.created',
      'account.emptied',
      'account.handed_link_used',
      'account.link_handed_over',
      'account.password_changed',
      'account.second_factor_off',
      'account.second_factor_on',
      'account.session_reused',
      'account.verified',
      'account.viewed',
      'earning.payout_account_changed',
      'privacy.deletion_cancelled',
      'privacy.deletion_requested',
    ]);
    expect(getChannels(accountNotifications.passwordChanged, silence)).toEqual({ inApp: true, email: true });
  });
});
