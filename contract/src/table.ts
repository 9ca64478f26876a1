/** Every endpoint of the product. What is not here is not mounted; what is here must be. */
import * as settings from './account-settings.ts';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import type { EndpointShape } from './endpoint.ts';
import * as exams from './exams.ts';
import * as generation from './generation.ts';
import * as google from './google.ts';
import { health } from './health.ts';
import * as notes from './notes.ts';
import * as notifications from './notifications.ts';
import * as privacy from './privacy.ts';
import * as quiz from './quiz.ts';
import * as secondFactor from './second-factor.ts';
import { eventStream } from './stream.ts';
import * as tutors from './tutors.ts';
import { usageStats } from './usage.ts';

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
  notes.listFiles,
  notes.readPage,
  notes.deleteFile,
  usageStats,
  generation.generateMcqs,
  generation.getGeneration,
  quiz.myQuestions,
  quiz.deleteQuestion,
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
  notifications.getPreferences,
  notifications.savePreferences,
  tutors.getTutorProfile,
  tutors.createTutorProfile,
  tutors.saveTutorProfile,
  admin.adminOverview,
  admin.listUsers,
  admin.listTutorApplications,
  admin.approveTutor,
  admin.rejectTutor,
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
