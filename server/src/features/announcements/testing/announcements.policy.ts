import { confirmedAccounts, type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ownAnnouncement = { callers: tutors, success: 200, object: 'announcement' } as const;

export const policy: FeaturePolicy = {
  'announcements.list': { callers: confirmedAccounts, success: 200 },
  'announcements.send': { callers: tutors, success: 201, object: 'course' },
  'announcements.edit': ownAnnouncement,
  'announcements.delete': { ...ownAnnouncement, success: 204 },
  'announcements.restore': ownAnnouncement,
  'announcements.unread': ownAnnouncement,
  'announcements.mark_read': { callers: students, success: 204 },
  'announcements.answer': { callers: students, success: 200 },
};
