import {
  administrators,
  confirmedAccounts,
  type FeaturePolicy,
  students,
  tutors,
} from '../../../testing/suites/policy.ts';

const ofOwner = { callers: tutors, success: 200, object: 'course' } as const;

export const policy: FeaturePolicy = {
  'courses.list': { callers: confirmedAccounts, success: 200 },
  'courses.get': { callers: confirmedAccounts, success: 200 },
  'courses.create': { callers: tutors, success: 201 },
  'courses.edit': ofOwner,
  'courses.delete': { ...ofOwner, success: 204 },
  'courses.restore': ofOwner,
  'courses.list_deleted': { callers: tutors, success: 200 },
  'courses.add_topic': { ...ofOwner, success: 201 },
  'courses.order_topics': ofOwner,
  'courses.rename_topic': ofOwner,
  'courses.remove_topic': ofOwner,
  'courses.join': { callers: students, success: 200 },
  'courses.enrol': { callers: students, success: 200 },
  'courses.unenrol': { callers: students, success: 204 },
  'courses.restore_enrolment': { callers: students, success: 200 },
  'courses.list_members': { ...ofOwner, adminsSeeAll: true },
  'courses.renew_join_code': ofOwner,
  'courses.submit': ofOwner,
  'courses.withdraw': ofOwner,
  'courses.list_submitted': { callers: administrators, success: 200 },
  'courses.approve': { callers: administrators, success: 200 },
  'courses.reject': { callers: administrators, success: 200 },
};
