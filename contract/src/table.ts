/** Every endpoint of the product. What is not here is not mounted; what is here must be. */

import * as catalog from './base/catalog.ts';
import * as courseApproval from './base/course-approval.ts';
import * as courseTopics from './base/course-topics.ts';
import * as courses from './base/courses.ts';
import * as enrolments from './base/enrolments.ts';
import * as tutors from './base/tutors.ts';
import { usageStats } from './base/usage.ts';
import * as settings from './identity/account-settings.ts';
import * as accounts from './identity/accounts.ts';
import * as google from './identity/google.ts';
import * as secondFactor from './identity/second-factor.ts';
import * as noteOriginal from './material/note-original.ts';
import * as notePages from './material/note-pages.ts';
import * as notes from './material/notes.ts';
import * as quiz from './material/questions.ts';
import * as recordings from './material/recordings.ts';
import * as admin from './observers/admin.ts';
import * as notifications from './observers/notifications.ts';
import * as privacy from './observers/privacy.ts';
import { eventStream, health } from './wire/app.ts';
import type { EndpointShape } from './wire/endpoint.ts';
import * as exams from './work/exams.ts';
import * as generation from './work/generation.ts';

export const apiBase = '/api/v1';

export const endpointTable: readonly EndpointShape[] = [
  accounts.register,
  accounts.login,
  accounts.refresh,
  accounts.verifyEmail,
  accounts.resendVerification,
  accounts.forgotPassword,
  accounts.resetPassword,
  accounts.logout,
  accounts.currentUser,
  accounts.completeProfile,
  accounts.signInOptions,
  google.startGoogle,
  google.finishGoogle,
  settings.getSettings,
  settings.saveSettings,
  settings.saveName,
  settings.savePicture,
  settings.removePicture,
  settings.readPicture,
  settings.changePassword,
  settings.listSessions,
  settings.endSession,
  settings.endAllSessions,
  secondFactor.answerSecondFactor,
  secondFactor.startSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.renewRecoveryCodes,
  secondFactor.removeSecondFactor,
  notes.startUpload,
  notes.readingAbilities,
  notes.listFiles,
  notes.findSameFile,
  notePages.getFile,
  notePages.changeFile,
  notePages.searchFile,
  notePages.readPage,
  noteOriginal.prepareOriginal,
  noteOriginal.downloadOriginal,
  notes.deleteFile,
  notes.restoreFile,
  notes.chooseEncoding,
  recordings.getRecordingConsent,
  recordings.giveRecordingConsent,
  recordings.withdrawRecordingConsent,
  usageStats,
  generation.generateMcqs,
  generation.getGeneration,
  generation.listGenerations,
  generation.replaceQuestion,
  generation.listTopics,
  generation.deleteGeneration,
  generation.restoreGeneration,
  generation.listDeletedGenerations,
  quiz.myQuestions,
  quiz.editQuestion,
  quiz.reportQuestion,
  quiz.deleteQuestion,
  quiz.restoreQuestion,
  quiz.listDeletedQuestions,
  exams.startExam,
  exams.listExams,
  exams.getExam,
  exams.saveAnswer,
  exams.submitExam,
  exams.examResult,
  notifications.listNotifications,
  notifications.unreadCount,
  notifications.markRead,
  notifications.markAllRead,
  notifications.deleteNotification,
  notifications.restoreNotification,
  notifications.getPreferences,
  notifications.savePreferences,
  tutors.getTutorProfile,
  tutors.createTutorProfile,
  tutors.saveTutorProfile,
  tutors.withdrawTutorRevision,
  catalog.listSchools,
  catalog.createSchool,
  catalog.renameSchool,
  catalog.deleteSchool,
  catalog.listDepartments,
  catalog.getDepartment,
  catalog.createDepartment,
  catalog.renameDepartment,
  catalog.deleteDepartment,
  courses.listCourses,
  courses.getCourse,
  courses.createCourse,
  courses.editCourse,
  courses.deleteCourse,
  courses.restoreCourse,
  courses.listDeletedCourses,
  courseTopics.addTopic,
  courseTopics.orderTopics,
  courseTopics.renameTopic,
  courseTopics.removeTopic,
  enrolments.joinCourse,
  enrolments.enrol,
  enrolments.unenrol,
  enrolments.restoreEnrolment,
  enrolments.listMembers,
  enrolments.renewJoinCode,
  courseApproval.submitCourse,
  courseApproval.withdrawCourse,
  courseApproval.listSubmittedCourses,
  courseApproval.approveCourse,
  courseApproval.rejectCourse,
  admin.adminOverview,
  admin.listUsers,
  admin.listTutorApplications,
  admin.approveTutor,
  admin.rejectTutor,
  admin.approveTutorRevision,
  admin.rejectTutorRevision,
  admin.verifyUser,
  admin.makeResetLink,
  admin.importUsers,
  privacy.prepareExport,
  privacy.downloadExport,
  privacy.requestDeletion,
  privacy.cancelDeletion,
  eventStream,
  health,
];
