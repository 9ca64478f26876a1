import { expect, test } from 'vitest';
import { endpointTable } from './table.ts';

/** An administrator who views an account reads these answers. All other reads are `private`; public ones name no account. */
const readableIds = `
  accounts.current_user announcements.list announcements.unread assignments.list
  assignments.mine assignments.of_student assignments.students availability.exceptions availability.get
  availability.slots bank.labels bookings.list bookings.next cards.decks
  cards.forecast cards.list_imports cards.settings catalog.get_department catalog.list_departments
  catalog.list_schools class_exams.get class_exams.list_mine class_exams.list_students class_invitations.preview
  classes.get classes.people course_exams.gradebook course_exams.list course_exams.list_deleted
  course_exams.mine course_exams.students course_sets.list courses.get courses.list courses.list_deleted
  courses.list_members earnings.analytics earnings.get earnings.list_statements
  earnings.session_payment exam_plans.get exam_plans.list exam_plans.preview exams.hall_subjects exams.list
  first_sets.list generation.guides generation.list generation.list_deleted guides.list_deleted
  habits.get habits.leaderboard habits.leaderboards habits.study_reminder habits.today 
  language_model.choice messages.settings messages.unread_count notes.abilities notes.find_same
  notes.list notes.my_notes notes.recording_consent notifications.get_preferences notifications.list
  notifications.unread_count packages.get_offers packages.list packages.tutor_offers papers.get_release parents.list
  past_papers.list past_papers.shelf payments.list payouts.list_banks
  phrases.list practice.history_sources practice.overview practice.topics premium_groups.list progress.memory
  progress.read progress.summary question_pictures.describe registers.get registers.mine registers.of_class
  samples.get sessions.assignments sessions.my_assignments sessions.tutor_dashboard sessions.weak_topics
  settings.get sharing.list sharing.received_list sharing.recipients 
  students.list students.my_tutors students.to_mark subscription.get subscription.get_promotion
  tutor_reviews.check tutor_reviews.list tutor_reviews.list_own tutor_start.steps tutorials.get tutorials.list
  tutorials.list_participants tutors.choices tutors.get_own tutors.list tutors.search usage.stats
`
  .trim()
  .split(/\s+/);

test('each read of an account is shown to a viewing administrator by a decision', () => {
  const read = endpointTable.filter(
    ({ effect, access, private: isPrivate }) =>
      effect === 'safe' && !isPrivate && access !== 'admin' && access !== 'public',
  );
  expect(read.map(({ id }) => id).sort()).toEqual(readableIds);
});

test('only reads are marked as private', () => {
  expect(endpointTable.filter((it) => it.private && it.effect !== 'safe')).toEqual([]);
});
