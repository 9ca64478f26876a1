import { expect, test } from 'vitest';
import { links } from './links.ts';

// Spelt out, as the specification has them: a builder that is wrong differs from its line here.
test.each([
  [links.landing(), '/'],
  [links.terms(), '/terms'],
  [links.privacy(), '/privacy'],
  [links.login(), '/login'],
  [links.register(), '/register'],
  [links.verifyEmailPending(), '/verify-email-pending'],
  [links.verifyEmail(), '/verify-email'],
  [links.forgotPassword(), '/forgot-password'],
  [links.resetPassword(), '/reset-password'],
  [links.googleSuccess(), '/auth/google/success'],
  [links.googleError(), '/auth/google/error'],
  [links.completeProfile(), '/complete-profile'],
  [links.completeTutorProfile(), '/complete-tutor-profile'],
  [links.profile(), '/profile'],
  [links.settings(), '/settings'],
  [links.settingsGeneral(), '/settings/general'],
  [links.settingsSecurity(), '/settings/security'],
  [links.settingsDevices(), '/settings/devices'],
  [links.settingsNotifications(), '/settings/notifications'],
  [links.settingsData(), '/settings/data'],
  [links.notifications(), '/notifications'],
  [links.dashboard(), '/dashboard'],
  [links.tools(), '/tools'],
  [links.uploadNote(), '/tools/upload'],
  [links.makeQuestions(), '/tools/mcq'],
  [links.practiceHome(), '/mcq'],
  [links.practiceGenerated(), '/mcq/practice/generated'],
  [links.examGenerated(), '/mcq/exam/generated'],
  [links.result('e1'), '/mcq/results/e1'],
  [links.questionSet('s1'), '/mcq/sets/s1'],
  [links.patterns.questionSet, '/mcq/sets/:setId'],
  [links.patterns.result, '/mcq/results/:examId'],
  [links.patterns.note, '/my-notes/:noteId'],
  [links.patterns.test, '/test/:name'],
  [links.acceptShare(), '/share/accept'],
  [links.departments(), '/departments'],
  [links.department('d1'), '/departments/d1'],
  [links.patterns.department, '/departments/:departmentId'],
  [links.courses(), '/courses'],
  [links.course('c1'), '/courses/c1'],
  [links.patterns.course, '/courses/:courseId'],
  [links.newCourse(), '/courses/new'],
  [links.questions(), '/questions'],
  [links.bankQuestion('q1'), '/questions/q1'],
  [links.newQuestion(), '/questions/new'],
  [links.importQuestions(), '/questions/import'],
  [links.importSet(), '/mcq/import'],
  [links.patterns.bankQuestion, '/questions/:questionId'],
  [links.passages(), '/questions/passages'],
  [links.passage('p1'), '/questions/passages/p1'],
  [links.newPassage(), '/questions/passages/new'],
  [links.patterns.passage, '/questions/passages/:passageId'],
  [links.tutorDashboard(), '/tutor/dashboard'],
  [links.tutorProfile(), '/tutor/profile'],
  [links.adminDashboard(), '/admin/dashboard'],
  [links.adminUsers(), '/admin/users'],
  [links.schools(), '/schools'],
  [links.sandboxMailbox(), '/sandbox/mailbox'],
  [links.diagramFrame(), '/frame/diagram.html'],
])('%s is %s', (built, specified) => {
  expect(built).toBe(specified);
});

test('there is no builder that this file does not know', () => {
  expect(Object.values(links).filter((builder) => typeof builder === 'function')).toHaveLength(52);
  expect(Object.keys(links.patterns)).toHaveLength(8);
});

test.each([
  [links.login({ redirect: '/share/accept?token=a b' }), '/login?redirect=%2Fshare%2Faccept%3Ftoken%3Da+b'],
  [links.register({ invitation_token: 't1' }), '/register?invitation_token=t1'],
  [links.verifyEmail({ token: 't1' }), '/verify-email?token=t1'],
  [links.resetPassword({ token: 't1' }), '/reset-password?token=t1'],
  [links.googleError({ error: 'a&b' }), '/auth/google/error?error=a%26b'],
  [links.makeQuestions({ file_id: 'f1' }), '/tools/mcq?file_id=f1'],
  [links.makeQuestions({ generation_id: 'g1' }), '/tools/mcq?generation_id=g1'],
  [links.practiceGenerated({ file_id: 'f1' }), '/mcq/practice/generated?file_id=f1'],
  [links.practiceGenerated({ exam_id: 'e1' }), '/mcq/practice/generated?exam_id=e1'],
  [links.examGenerated({ exam_id: 'e1' }), '/mcq/exam/generated?exam_id=e1'],
  [links.acceptShare({ token: 't1' }), '/share/accept?token=t1'],
  [links.courses({ join: 'BCDF-GH23' }), '/courses?join=BCDF-GH23'],
  [links.courses({ relation: 'owner' }), '/courses?relation=owner'],
  [links.newQuestion({ passage_id: 'p1' }), '/questions/new?passage_id=p1'],
  [links.makeQuestions({ file_id: undefined }), '/tools/mcq'],
  [links.result('../a?b'), '/mcq/results/..%2Fa%3Fb'],
])('%s is %s', (built, expected) => {
  expect(built).toBe(expected);
});
