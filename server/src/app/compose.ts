/** Gives every feature its ports. The only place that knows them all. */

import { readPicture } from '@akada/contract/account-settings.ts';
import { downloadExport } from '@akada/contract/privacy.ts';
import { apiBase } from '@akada/contract/table.ts';
import { accountSettingsRoutes } from '../features/accounts/account-settings.http.ts';
import { createAccountSettings } from '../features/accounts/account-settings.service.ts';
import { accountsRoutes } from '../features/accounts/accounts.http.ts';
import { accountsTasks } from '../features/accounts/accounts.jobs.ts';
import { createAccountsService } from '../features/accounts/accounts.service.ts';
import { createAccountAdministration } from '../features/accounts/accounts-administration.service.ts';
import { createAccountCleaning } from '../features/accounts/accounts-cleaning.service.ts';
import { createAccountImport } from '../features/accounts/accounts-import.service.ts';
import { createHandedLinks } from '../features/accounts/handed-links.service.ts';
import { picturesRoutes } from '../features/accounts/pictures.http.ts';
import { createPictures } from '../features/accounts/pictures.service.ts';
import { createPicturesCleaning } from '../features/accounts/pictures-cleaning.service.ts';
import { secondFactorRoutes } from '../features/accounts/second-factor.http.ts';
import { adminRoutes } from '../features/admin/admin.http.ts';
import { createAdminService } from '../features/admin/admin.service.ts';
import { createUserImport } from '../features/admin/user-import.service.ts';
import { createExamFinish } from '../features/exams/exam-finish.service.ts';
import { examsRoutes } from '../features/exams/exams.http.ts';
import { examsTasks } from '../features/exams/exams.jobs.ts';
import { createExamsService } from '../features/exams/exams.service.ts';
import { generationRoutes } from '../features/generation/generation.http.ts';
import { generationJobs, generationTasks } from '../features/generation/generation.jobs.ts';
import { createGenerationService } from '../features/generation/generation.service.ts';
import { makeQuestionsJob } from '../features/generation/generation-job.ts';
import { createGenerationMaking } from '../features/generation/generation-making.service.ts';
import { googleRoutes } from '../features/google/google.http.ts';
import { googleTasks } from '../features/google/google.jobs.ts';
import { createGoogleService } from '../features/google/google.service.ts';
import { createNoteCleaning } from '../features/notes/note-cleaning.service.ts';
import { extractNoteJob, removeFileJob } from '../features/notes/note-jobs.ts';
import { createNoteReading, type NoteReadingPorts } from '../features/notes/note-reading.service.ts';
import { createNoteUpload } from '../features/notes/note-upload.service.ts';
import { createAuthorizeNote } from '../features/notes/notes.access.ts';
import { notesRoutes } from '../features/notes/notes.http.ts';
import { notesJobs, notesTasks } from '../features/notes/notes.jobs.ts';
import { createNotesService } from '../features/notes/notes.service.ts';
import { createNotificationDigest } from '../features/notifications/notification-digest.service.ts';
import { createNotificationNews } from '../features/notifications/notification-news.service.ts';
import { createNotificationPreferences } from '../features/notifications/notification-preferences.service.ts';
import { notificationsRoutes } from '../features/notifications/notifications.http.ts';
import { notificationsTasks } from '../features/notifications/notifications.jobs.ts';
import { createNotificationsService } from '../features/notifications/notifications.service.ts';
import { createAccountDeletion } from '../features/privacy/account-deletion.service.ts';
import { createDataExport } from '../features/privacy/data-export.service.ts';
import { createErasure } from '../features/privacy/erasure.service.ts';
import { privacyRoutes } from '../features/privacy/privacy.http.ts';
import { privacyTasks } from '../features/privacy/privacy.jobs.ts';
import { quizRoutes } from '../features/quiz/quiz.http.ts';
import { createQuizService } from '../features/quiz/quiz.service.ts';
import { tutorsRoutes } from '../features/tutors/tutors.http.ts';
import { createTutorsService } from '../features/tutors/tutors.service.ts';
import { usageRoutes } from '../features/usage/usage.http.ts';
import { createUsageService } from '../features/usage/usage.service.ts';
import { extractDocument } from '../platform/extract/extract-document.ts';
import type { Route } from '../platform/http/route.ts';
import { deliverMail } from '../platform/mail/deliver-mail.job.ts';
import { createMailDelivery } from '../platform/mail/delivery.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { openMailTransport } from '../platform/mail/open-mail-transport.ts';
import { createDispatch } from '../platform/outbox/dispatch.ts';
import { createPasswords } from '../platform/passwords/passwords.ts';
import type { PeriodicTask } from '../platform/periodic/periodic.ts';
import type { JobDeclaration, JobHandler } from '../platform/queue/job.ts';
import { createOfflineStudyModel } from '../platform/study-model/offline-study-model.ts';
import type { Authenticate } from './authentication.ts';
import { googleProvider } from './google-provider.ts';
import { personalData } from './personal-data.ts';
import type { Platform } from './platform.ts';

/** Every job of the product. The queue refuses to work unless each has exactly one handler. */
export const jobDeclarations: readonly JobDeclaration[] = [
  deliverMail,
  extractNoteJob,
  removeFileJob,
  makeQuestionsJob,
];

/** Kept with the account as it is, so that who moves the API has to move these along. */
const pictureUrl = (id: string) => `${apiBase}${readPicture.path.replace('{id}', id)}`;

const downloadPath = (ticket: string) => `${apiBase}${downloadExport.path.replace('{ticket}', ticket)}`;

/** What the features bring: routes to mount, jobs to run, tasks to repeat, and who a token stands for. */
export interface Features {
  routes: Route[];
  jobs: JobHandler[];
  tasks: PeriodicTask[];
  authenticate: Authenticate;
}

export function composeFeatures(platform: Platform): Features {
  const { config, database, queue, hints, files, clock, log } = platform;
  const mailer = createMailer({ kind: config.mail.kind, queue, clock });
  const transport = openMailTransport(config.mail, database.db, clock);
  const delivery = createMailDelivery({ database, clock, transport, log });
  const passwords = createPasswords();
  const accounts = createAccountsService({ database, clock, passwords, mailer, log, config });
  const pictures = createPictures({ ...platform, pool: platform.pictures, pictureUrl });
  const google = createGoogleService({ ...platform, accounts, provider: googleProvider(platform) });

  const usage = createUsageService({ clock });
  const authorizeNote = createAuthorizeNote(database);
  const notes = createNotesService({ database, queue });
  const upload = createNoteUpload({ database, queue, files, usage, log });
  const extract: NoteReadingPorts['extract'] = (file, signal) =>
    extractDocument(file, { pool: platform.readers, signal });
  const reading = createNoteReading({ database, queue, files, usage, extract, log });
  const cleaning = createNoteCleaning({ database, files, clock });
  const quiz = createQuizService(database);

  const studyModel = createOfflineStudyModel(platform.engines);
  const generation = createGenerationService({ database, queue, hints, usage, quiz });
  const making = createGenerationMaking({ database, queue, usage, quiz, notes, studyModel, log });
  const finish = createExamFinish({ database, clock });
  const exams = createExamsService({ database, quiz, notes, finish, clock });

  const { publicUrl } = config;
  const notifications = createNotificationsService({ database, clock });
  const preferences = createNotificationPreferences(database);
  const listeners = [createNotificationNews({ clock, mailer, publicUrl })];
  const digest = createNotificationDigest({ database, clock, mailer, publicUrl });

  const administration = createAccountAdministration({ database, clock, config });
  const handedLinks = createHandedLinks({ clock, config });
  const admin = createAdminService({
    database,
    clock,
    queue,
    mail: config.mail,
    administration,
    handedLinks,
  });
  const userImport = createUserImport({
    database,
    clock,
    mail: config.mail,
    accounts: createAccountImport({ clock, config }),
  });

  const dataExport = createDataExport({ database, clock, files, personalData, downloadPath });
  const deletion = createAccountDeletion({ database, clock, accounts });

  return {
    routes: [
      ...accountsRoutes(accounts, config),
      ...accountSettingsRoutes(createAccountSettings({ database, clock }), accounts, config),
      ...secondFactorRoutes(accounts, config),
      ...picturesRoutes(pictures),
      ...googleRoutes(google, config),
      ...usageRoutes(usage, database),
      ...notesRoutes({ notes, upload, authorizeNote }),
      ...quizRoutes(quiz),
      ...generationRoutes(generation, authorizeNote),
      ...examsRoutes(exams, finish),
      ...tutorsRoutes(createTutorsService({ database, clock })),
      ...adminRoutes(admin, userImport),
      ...notificationsRoutes(notifications, preferences),
      ...privacyRoutes(dataExport, deletion),
    ],
    jobs: [delivery.handler, ...notesJobs(reading, cleaning), ...generationJobs(making)],
    tasks: [
      delivery.retryTask,
      ...accountsTasks(createAccountCleaning({ database, clock }), createPicturesCleaning(platform)),
      ...googleTasks(google),
      ...notesTasks(reading, cleaning),
      ...generationTasks(making),
      ...examsTasks(finish),
      ...notificationsTasks(digest),
      ...privacyTasks(createErasure({ database, clock, files, personalData, log })),
      ...createDispatch({ database, listeners, log }),
    ],
    authenticate: accounts.authenticate,
  };
}
