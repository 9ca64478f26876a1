import { confirmedAccounts, everybody, type FeaturePolicy, tutors } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'bank.list': { callers: tutors, success: 200 },
  'bank.create': { callers: tutors, success: 201 },
  'bank.get': { callers: tutors, success: 200, object: 'bank_question', adminsSeeAll: true },
  'bank.edit': { callers: tutors, success: 200, object: 'bank_question' },
  'bank.versions': { callers: tutors, success: 200, object: 'bank_question', adminsSeeAll: true },
  'bank.list_deleted': { callers: tutors, success: 200 },
  'bank.labels': { callers: tutors, success: 200 },
  'bank.bulk': { callers: tutors, success: 200 },
  'bank.bulk_undo': { callers: tutors, success: 200 },
  'bank.preview': { callers: tutors, success: 200 },
  'passages.list': { callers: tutors, success: 200 },
  'passages.create': { callers: tutors, success: 201 },
  'passages.get': { callers: tutors, success: 200, object: 'passage' },
  'passages.edit': { callers: tutors, success: 200, object: 'passage' },
  'passages.order': { callers: tutors, success: 200, object: 'passage' },
  'passages.delete': { callers: tutors, success: 204, object: 'passage' },
  'passages.restore': { callers: tutors, success: 200, object: 'passage' },
  'passages.list_deleted': { callers: tutors, success: 200 },
  'question_pictures.add': { callers: confirmedAccounts, success: 201 },
  'question_pictures.read': { callers: everybody, success: 200 },
};
