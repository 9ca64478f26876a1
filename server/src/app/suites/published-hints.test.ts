/**
 * Open pages reload the data that a hint names. Every write lists here the pages of its owner and of other
 * accounts that get a hint; or the reason that none does.
 */
import { endpointTable } from '@akada/contract/table.ts';
import { beforeAll, expect, test } from 'vitest';
import { allHeardDuring } from '../../testing/heard-hints.ts';
import { send } from '../../testing/send.ts';
import { getContent, goodCall } from '../../testing/suites/call.ts';
import { makePolicy } from '../../testing/suites/feature-suites.ts';
import { createPrincipals, makeOwner, type Principals } from '../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

/** Writes that publish a topic to their caller and to another account, by topic. */
const published: Readonly<Record<string, readonly string[]>> = {
  account: [
    'settings.change_password',
    'settings.end_session',
    'settings.end_all_sessions',
    'subscription.start_trial',
    'subscription.resume',
  ],
  note: [
    'notes.upload',
    'notes.change',
    'notes.delete',
    'notes.restore',
    'notes.write',
    'notes.edit_written',
    'notes.add_highlight',
    'first_sets.change',
    'first_sets.close',
  ],
  usage: ['notes.upload', 'subscription.start_trial', 'subscription.resume'],
  question: [
    'generation.delete',
    'generation.restore',
    'questions.edit_question',
    'questions.delete_question',
    'questions.restore_question',
    'bank.create',
    'bank.edit',
    'bank.bulk',
    'bank.bulk_undo',
    'key_changes.create',
    'answers.accept',
    'admin_questions.bulk',
    'admin_questions.bulk_undo',
    'disputes.decide',
    'past_papers.make_set',
    'past_papers.practise',
    'paper_imports.import',
  ],
  card: [
    'cards.create',
    'cards.edit',
    'cards.change_standing',
    'cards.delete',
    'cards.restore',
    'cards.decide',
    'cards.of_questions',
    'cards.review',
    'sharing.copy',
  ],
  guide: ['guides.edit_section', 'guides.delete', 'guides.restore'],
  passage: ['passages.create', 'passages.edit', 'passages.order', 'passages.delete', 'passages.restore'],
  past_paper: [
    'past_papers.change',
    'past_papers.change_question',
    'past_papers.delete',
    'past_papers.give_keys',
    'past_papers.make_set',
    'past_papers.name_topic',
    'past_papers.practise',
    'past_papers.read',
    'past_papers.restore',
  ],
  generation: ['past_papers.make_set', 'past_papers.practise'],
  question_import: ['paper_imports.read', 'paper_imports.read_answers', 'paper_imports.import'],
  exam: [
    'exams.start',
    'exams.submit',
    'exams.contest',
    'course_exams.create',
    'course_exams.edit',
    'course_exams.delete',
    'course_exams.restore',
    'course_exams.change_student',
    'answers.reject',
    'papers.mark_essay',
  ],
  'exam of another': ['papers.mark_essay'],
  notification: [
    'notifications.mark_read',
    'notifications.mark_all_read',
    'notifications.delete',
    'notifications.restore',
  ],
  course: [
    'courses.create',
    'courses.edit',
    'courses.delete',
    'courses.restore',
    'courses.add_topic',
    'courses.rename_topic',
    'courses.remove_topic',
    'courses.join',
    'courses.enrol',
    'courses.unenrol',
    'courses.restore_enrolment',
    'courses.renew_join_code',
    'courses.withdraw',
  ],
  share: [
    'sharing.create',
    'sharing.change',
    'sharing.revoke',
    'sharing.invite',
    'sharing.remove_recipient',
    'sharing.answer',
    'sharing.copy',
    'sharing.exit',
    'sharing.publish',
    'course_sets.share',
    'course_sets.end',
  ],
  assistant: [
    'assistant.ask',
    'assistant.ask_note',
    'assistant.help',
    'assistant.rename',
    'assistant.delete',
    'assistant.restore',
  ],
  'share of another': [
    'sharing.remove_recipient',
    'sharing.answer',
    'sharing.report',
    'course_sets.report_copyright',
    'copyright.decide',
  ],
  tutorial: ['tutorials.create', 'tutorials.edit', 'tutorials.cancel', 'tutorials.join'],
  'tutorial of another': ['tutorials.join', 'admin_tutorials.cancel'],
  booking: [
    'bookings.request',
    'bookings.accept',
    'bookings.reject',
    'bookings.cancel',
    'bookings.move',
    'bookings.complete',
    'bookings.no_show',
    'bookings.dispute',
    'bookings.waive',
    'sessions.write_notes',
    'sessions.share_weak_topics',
    'sessions.assign',
  ],
  'generation of another': ['sessions.assign'],
  'question of another': ['sessions.assign', 'catalog_admin.edit_topic', 'exams.contest'],
  'booking of another': [
    'bookings.request',
    'bookings.accept',
    'bookings.reject',
    'bookings.cancel',
    'bookings.move',
    'bookings.complete',
    'bookings.no_show',
    'bookings.dispute',
    'bookings.waive',
    'admin_sessions.create',
    'admin_sessions.move',
    'admin_sessions.cancel',
    'admin_sessions.decide',
    'sessions.write_notes',
    'sessions.share_weak_topics',
    'sessions.assign',
  ],
  habits: ['habits.save_goal', 'habits.celebration_seen'],
  'account of another': [
    'admin.approve_tutor',
    'admin.reject_tutor',
    'admin.approve_tutor_revision',
    'admin.show_tutor_again',
    'admin.reject_tutor_revision',
    'admin.edit_user',
    'admin.deactivate_user',
    'admin.end_user_sessions',
    'admin.give_premium',
    'admin.erase_user',
    'admin.change_users',
    'admin.refund_payment',
    'admin.assign_money',
  ],
  'usage of another': [
    'admin.raise_limit',
    'admin.give_premium',
    'admin.refund_payment',
    'admin.assign_money',
  ],
  'course of another': [
    'catalog_admin.edit_topic',
    'courses.join',
    'courses.enrol',
    'courses.unenrol',
    'courses.restore_enrolment',
    'courses.approve',
    'courses.reject',
    'course_exams.change_student',
  ],
};

/** Writes that need no hint, by reason. */
const silent: Readonly<Record<string, readonly string[]>> = {
  'only the page that made the call shows it': [
    'accounts.complete_profile',
    'settings.save',
    'settings.save_name',
    'settings.save_picture',
    'settings.remove_picture',
    'second_factor.start',
    'second_factor.confirm',
    'second_factor.remove',
    'second_factor.renew_recovery_codes',
    'notifications.save_preferences',
    'privacy.prepare_export',
    'privacy.request_deletion',
    'privacy.cancel_deletion',
    'notes.prepare_original',
    'notes.prepare_export',
    'notes.give_recording_consent',
    'notes.withdraw_recording_consent',
    'questions.report_question',
    'question_pictures.add',
    'tutors.create_own',
    'tutors.save_own',
    'tutors.withdraw_revision',
    'exams.save_answer',
    'exams.see',
    'practice.answer',
    'practice.add_bookmark',
    'practice.remove_bookmark',
    'cards.save_settings',
    'subscription.upgrade',
    'subscription.change_card',
    'subscription.dismiss_promotion',
    'habits.join_leaderboard',
    'habits.quit_leaderboard',
    'habits.save_study_reminder',
    'push.decline',
    'push.subscribe',
    'push.remove',
    'language_model.choose',
    'language_model.try',
    'language_model.turn_off',
    'language_model.turn_on',
    'availability.save',
    'availability.add_exception',
    'availability.remove_exception',
    'bookings.hold',
    'bookings.release_hold',
  ],
  'the stream of the answer says so, and its end is heard of': ['assistant.stop'],
  'pages read it whenever they are opened': [
    'catalog.create_school',
    'catalog.create_department',
    'catalog_admin.import',
    'catalog_admin.edit',
    'catalog_admin.merge',
    'catalog_admin.archive',
    'catalog_admin.restore',
    'catalog_admin.delete',
    'catalog_admin.change_courses',
    'admin.verify_user',
    'admin.make_reset_link',
    'admin.import_users',
    'admin.create_user',
    'admin.reactivate_user',
    'admin.remove_user_second_factor',
    'admin.send_confirmation',
    'tutors.get',
    'tutor_reviews.reply',
    'tutor_reviews.report',
    'tutor_reviews.decide',
    'earnings.pay_session',
    'tutorials.pay',
    'copyright.answer',
    'support.write',
    'support.reply',
    'support.claim',
    'support.answer',
    'support.close',
    'support.reopen',
    'earnings.pay_session',
    'tutorials.pay',
    'admin.retry_refund',
    'admin.set_money_aside',
    'admin.record_payout',
  ],
  'its sample is a repetition, which changes nothing; its own tests hear the hint': [
    'sharing.confirm_right',
    'course_sets.confirm_right',
    'exchange.import',
    'generation.mcqs',
    'generation.replace_question',
    'notes.choose_encoding',
    'generation.flashcards',
    'generation.guide',
    'guides.regenerate_section',
    'notes.remove_highlight',
    'samples.take',
    'tutorials.exit',
    'tutor_reviews.save',
    'course_exams.publish',
    'courses.order_topics',
    'courses.submit',
    'key_changes.undo',
    'key_changes.apply',
    'exams.withdraw_contest',
    'papers.propose_marks',
    'subscription.cancel',
    'payments.get',
  ],
};

let app: SharedTestApp;
let principals: Principals;

beforeAll(async () => {
  app = await sharedTestApp({ env: { MAIL: 'none' } });
  principals = await createPrincipals(app);
});

const writing = endpointTable
  .filter(({ effect, access }) => effect !== 'safe' && access !== 'public')
  .map((endpoint) => [endpoint.id, endpoint] as const);

test('every write publishes a hint or says why not', () => {
  const named = new Set([...Object.values(published), ...Object.values(silent)].flat());
  expect([...named].sort()).toEqual(writing.map(([id]) => id).sort());
});

test.for(writing)('%s publishes its hint to every page that shows it', async ([id, endpoint]) => {
  const call = await goodCall(app, principals, endpoint);
  const content = await getContent(app, call);
  const { userId } = makeOwner(call.caller);

  const heard = await allHeardDuring(app, async () => {
    expect((await send(app, endpoint, content)).status).toBe(makePolicy(id).success);
  });

  const topics = heard.map((it) => it.hint.topic + (it.userId === userId ? '' : ' of another'));
  const expected = Object.keys(published).filter((topic) => published[topic]?.includes(id));
  expect([...new Set(topics)].sort()).toEqual(expected.sort());
});
