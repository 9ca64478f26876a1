import { questionNotifications } from '@akada/core/notifications/questions.ts';
import { sharingNotifications } from '@akada/core/notifications/sharing.ts';
import { contentRenewal } from '../../platform/content/stored/content-renewal.ts';
import type { Route } from '../../platform/http/route.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { copyrightClosed, copyrightDecided } from '../rights/copyright.events.ts';
import { createBankAccess } from './bank/bank.access.ts';
import { bankRoutes } from './bank/bank.http.ts';
import { createBankBulk } from './bank/bank-bulk.service.ts';
import { createBankFiles } from './bank/bank-files.service.ts';
import { bankPersonalData } from './bank/bank-personal-data.service.ts';
import { createBankReading } from './bank/bank-reading.service.ts';
import { createBankWriting } from './bank/bank-writing.service.ts';
import { courseSetShared } from './course-sets/course-sets.events.ts';
import { courseSetsRoutes } from './course-sets/course-sets.http.ts';
import { type CourseSetUses, createCourseSets, hintReportedSet } from './course-sets/course-sets.service.ts';
import type { QuestionFigures } from './holds/question-figures.service.ts';
import type { QuestionHolds } from './holds/question-holds.service.ts';
import { createOverseenBulk } from './oversight/overseen-bulk.service.ts';
import { oversightRoutes } from './oversight/oversight.http.ts';
import { createOversight } from './oversight/oversight.service.ts';
import { createPassageAccess } from './passages/passages.access.ts';
import { passagesRoutes } from './passages/passages.http.ts';
import { createPassagesService } from './passages/passages.service.ts';
import { passages } from './passages/passages.tables.ts';
import { passagesRenewal } from './passages/passages-renewal.service.ts';
import { createShownPassages } from './passages/shown-passages.service.ts';
import { questionPicturesRoutes } from './pictures/question-pictures.http.ts';
import { createQuestionPictures, type QuestionPictures } from './pictures/question-pictures.service.ts';
import { createPracticeQuestions } from './practice/practice-questions.service.ts';
import { createAuthorizePractisable } from './practice/practisable.access.ts';
import { createTextPreview } from './preview/text-preview.service.ts';
import { questionAdministered } from './question/administered.service.ts';
import { waitingReports } from './question/question-reports.repo.ts';
import { findIdsByNote, findOlderContent, renewContent } from './question/questions.repo.ts';
import { questions } from './question/questions.tables.ts';
import { createQuestionDeletion } from './question-deletion.service.ts';
import { createQuestionEditing } from './question-editing.service.ts';
import { createQuestionReports } from './question-reports.service.ts';
import { createAuthorizeQuestion } from './questions.access.ts';
import { questionsRoutes } from './questions.http.ts';
import { createQuestionsService, type QuestionsService } from './questions.service.ts';
import { questionsPersonalData } from './questions-personal-data.service.ts';
import { sampleTask } from './sample/sample-installation.service.ts';
import { createSharedQuestions } from './shared-questions.service.ts';

/** Serves the list of notes, which this feature does not know. */
export const questionsOfNotes = findIdsByNote;

/** Questions of students and of tutors, whatever their source. */
export function createQuestions(
  platform: Platform,
  {
    notes,
    holds,
    figures,
    rights,
  }: { notes: NotesService; holds: QuestionHolds; figures: QuestionFigures; rights: CourseSetUses },
) {
  const service = { ...createQuestionsService({ ...platform, holds }), ...createBankFiles(platform) };
  const pictures = createQuestionPictures(platform);
  const deletion = createQuestionDeletion(platform);
  const authorizeQuestion = createAuthorizeQuestion(platform.database);
  const authorizePractisable = createAuthorizePractisable(platform.database);
  const studyModel = createOfflineStudyModel(platform.engines);
  const reports = createQuestionReports(platform);
  const module: FeatureModule = {
    routes: [
      ...questionsRoutes({
        questions: service,
        deletion,
        editing: createQuestionEditing({ ...platform, questions: service, notes, holds, studyModel }),
        reports,
        passagesOf: createShownPassages(platform),
        authorizeQuestion,
        authorizePractisable,
        authorizeDeletion: createAuthorizeDeletion(platform.database, questions),
      }),
      ...routesOfBank({ ...platform, figures }, pictures),
      ...courseSetsRoutes(createCourseSets({ ...platform, ...rights })),
    ],
    notifications: [
      notifyOf(courseSetShared, sharingNotifications.courseSet, ({ facts }) => facts),
      notifyOf(questionAdministered, questionNotifications.administered, ({ facts }) => facts),
    ],
    listeners: [
      on(copyrightClosed, (tx, { facts }) => hintReportedSet(tx, facts)),
      on(copyrightDecided, (tx, { facts }) => hintReportedSet(tx, facts)),
    ],
    tasks: [
      undoSweep(platform, 'questions', questions),
      undoSweep(platform, 'passages', passages),
      getRenewal(platform, service),
      passagesRenewal(platform),
      sampleTask(platform),
      { name: 'questions.clean_pictures', everyMs: 60 * 60_000, run: () => pictures.sweep() },
    ],
    waitingSources: [waitingReports],
    personalData: [questionsPersonalData(holds), bankPersonalData(pictures)],
  };
  const practice = createPracticeQuestions({ ...platform, holds });
  const shared = createSharedQuestions({ ...platform, questions: service, holds });
  return {
    service,
    deletion,
    pictures,
    practice,
    shared,
    reports,
    module,
    authorizeQuestion,
    authorizePractisable,
  };
}

/** Routes for tutors: their bank, its passages, and the pictures of both. */
function routesOfBank(
  platform: Platform & { figures: QuestionFigures },
  pictures: QuestionPictures,
): Route[] {
  return [
    ...bankRoutes({
      access: createBankAccess(platform.database),
      reading: createBankReading(platform),
      writing: createBankWriting(platform),
      bulk: createBankBulk(platform),
      preview: createTextPreview(platform),
    }),
    ...passagesRoutes({
      access: createPassageAccess(platform.database),
      passages: createPassagesService(platform),
    }),
    ...questionPicturesRoutes(pictures),
    ...oversightRoutes({ oversight: createOversight(platform), bulk: createOverseenBulk(platform) }),
  ];
}

function getRenewal({ database: { db } }: Platform, { withContent }: QuestionsService) {
  return contentRenewal('questions.renew_content', {
    rowsAtOnce: 200,
    findOlder: (version, limit) => findOlderContent(db, version, limit),
    renew: async (rows) => renewContent(db, await withContent(rows)),
  });
}
