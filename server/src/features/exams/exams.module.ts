import { contestNotifications } from '@akada/core/notifications/exams/contests.ts';
import { courseExamNotifications } from '@akada/core/notifications/exams/course-exam.ts';
import { regradingNotifications } from '@akada/core/notifications/exams/regrading.ts';
import { questionNotifications } from '@akada/core/notifications/questions.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import { createCourseAccess } from '../courses/courses.access.ts';
import type { LanguageModelService } from '../language-model/language-model.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { createBankAccess } from '../questions/bank/bank.access.ts';
import { contentColumns, type QuestionsService } from '../questions/questions.service.ts';
import { answerContestsRoutes } from './answers/answer-contests.http.ts';
import { createAnswerContests } from './answers/answer-contests.service.ts';
import { answerContestsPersonalData } from './answers/answer-contests-personal-data.service.ts';
import { createQuestionAnswers } from './answers/question-answers.service.ts';
import { answersContested, contestDecided } from './contests/answer-contests.events.ts';
import { contestAnnouncing } from './contests/contest-notification.service.ts';
import { copiedContentRenewals } from './copies/copied-content.service.ts';
import { courseExamClosing } from './course-exams/course-exam-closing.service.ts';
import { createCourseExamStudents } from './course-exams/course-exam-students.service.ts';
import { createCourseExamAccess } from './course-exams/course-exams.access.ts';
import { courseExamPublished, courseExamResultsShown } from './course-exams/course-exams.events.ts';
import { courseExamsRoutes } from './course-exams/course-exams.http.ts';
import { createCourseExamsService } from './course-exams/course-exams.service.ts';
import { courseExams } from './course-exams/course-exams.tables.ts';
import { courseExamsPersonalData } from './course-exams/course-exams-personal-data.service.ts';
import { createSetExams } from './course-exams/set-exams.service.ts';
import { disputesRoutes } from './disputes/disputes.http.ts';
import { createDisputes } from './disputes/disputes.service.ts';
import { questionReportDecided } from './disputes/report-decision.service.ts';
import { createExamFinish } from './end/exam-finish.service.ts';
import { rememberExam } from './end/exam-memory.service.ts';
import { examPassages, examQuestions, exams } from './exam/exams.tables.ts';
import { createExamPapers } from './exam-papers.ts';
import { examsRoutes } from './exams.http.ts';
import { createExamsService } from './exams.service.ts';
import { gradebookRoutes } from './gradebook/gradebook.http.ts';
import { createGradebook } from './gradebook/gradebook.service.ts';
import { areKeysHeld, areResultsHeld, keyColumns } from './holds/archived-sittings.queries.ts';
import { createMissedQuestions } from './missed-questions.service.ts';
import { essayProposals } from './papers/essay-proposals.tables.ts';
import { papersRoutes } from './papers/papers.http.ts';
import { phrasesRoutes } from './phrases/phrases.http.ts';
import { createQuestionHolds } from './question-holds.service.ts';
import { createKeyChangeAccess } from './regrading/key-changes.access.ts';
import { examMarkedAgain, questionKeyChanged } from './regrading/key-changes.events.ts';
import { keyChangesRoutes } from './regrading/key-changes.http.ts';
import { createKeyChanges } from './regrading/key-changes.service.ts';
import { createRegrading } from './regrading/regrading.service.ts';
import { regradingPersonalData } from './regrading/regrading-personal-data.service.ts';
import { paperRemarksRoutes } from './remarks/paper-remarks.http.ts';
import { createExamAnswers } from './sitting/exam-answers.service.ts';
import { createExamPresences } from './sitting/exam-presence.service.ts';
import { createAuthorizeExam } from './sitting/exams.access.ts';
import { prepareSittingQueries } from './sitting/sitting.queries.ts';
import { createStartExam, forgetStarts, type SetTitles } from './start/exam-start.service.ts';
import { createHallSubjects } from './start/hall-subjects.service.ts';
import { createEvaluatedExams } from './statistics/evaluated-exams.service.ts';
import { createQuestionFigures, createStatistics } from './statistics/question-statistics.service.ts';
import { statisticsRoutes } from './statistics/statistics.http.ts';
import { createStatisticsWork, statisticsPersonalData } from './statistics/statistics-work.service.ts';

/** Exam data about questions, for the features that show them and that exams depend on. */
export function createQuestionPorts(platform: Pick<Platform, 'clock'>) {
  return { holds: createQuestionHolds(platform), figures: createQuestionFigures(platform) };
}

/** Exams under the server's clock. */
export function createExams(
  platform: Platform,
  uses: {
    questions: QuestionsService;
    notes: NotesService;
    memory: MemoryService;
    sets: SetTitles;
    languageModel: LanguageModelService;
  },
) {
  const queries = prepareSittingQueries(platform.database);
  const finish = createExamFinish({ ...platform, ...uses });
  const deps = { ...platform, ...uses, queries, finish };
  const service = createExamsService(deps);
  const regrading = createRegrading({ ...platform, memory: uses.memory });
  const statistics = createStatisticsWork(platform);
  const keyChanges = createKeyChanges(platform);
  const figures = createStatistics(platform);
  const holds = createQuestionHolds(platform);
  const authorizeExam = createAuthorizeExam(queries);
  const papers = createExamPapers(platform, uses);
  const access = createCourseExamAccess(platform.database);
  const module: FeatureModule = {
    notifications: [
      notifyOf(courseExamPublished, courseExamNotifications.published, ({ facts }) => facts),
      notifyOf(courseExamResultsShown, courseExamNotifications.resultsShown, ({ facts }) => facts),
      notifyOf(examMarkedAgain, regradingNotifications.markedAgain, ({ facts }) => facts),
      notifyOf(questionKeyChanged, regradingNotifications.keyChanged, ({ facts: { rule, ...facts } }) => ({
        ...facts,
        rule,
      })),
      notifyOf(answersContested, contestNotifications.answersContested, ({ facts }) => facts),
      notifyOf(contestDecided, contestNotifications.decided, ({ facts }) => facts),
      ...papers.module.notifications,
      notifyOf(questionReportDecided, questionNotifications.reportDecided, ({ facts }) => facts),
    ],
    jobs: [regrading.handler, ...statistics.jobs],
    listeners: [...statistics.listeners, ...papers.module.listeners],
    routes: [
      ...courseExamsRoutes({
        courseExams: createCourseExamsService(platform),
        students: createCourseExamStudents(platform),
        setExams: createSetExams(platform),
        access,
      }),
      ...gradebookRoutes({
        gradebook: createGradebook(platform),
        courses: createCourseAccess(platform.database),
      }),
      ...papersRoutes({ ...papers, access }),
      ...paperRemarksRoutes({ ...papers, access, authorizeExam }),
      ...phrasesRoutes(papers),
      ...keyChangesRoutes({
        keyChanges,
        access: createKeyChangeAccess(platform.database),
      }),
      ...answerContestsRoutes({
        contests: createAnswerContests({ ...platform, finish }),
        answers: createQuestionAnswers(platform),
        keyChanges,
        authorizeExam,
        bankAccess: createBankAccess(platform.database),
      }),
      ...disputesRoutes({ keyChanges, disputes: createDisputes({ ...platform, statistics: figures }) }),
      ...statisticsRoutes({
        questions: figures,
        courseExams: createEvaluatedExams(platform),
        bankAccess: createBankAccess(platform.database),
        courseExamAccess: access,
      }),
      ...examsRoutes({
        start: createStartExam(deps),
        hallSubjects: createHallSubjects(platform),
        exams: service,
        answers: createExamAnswers(deps),
        presences: createExamPresences(deps),
        finish,
        authorizeExam,
      }),
    ],
    tasks: [
      courseExamClosing({
        ...platform,
        remember: (tx, sitting) => rememberExam(tx, uses.memory, sitting),
      }),
      undoSweep(platform, 'course_exams', courseExams),
      regrading.resendTask,
      contestAnnouncing(platform),
      ...statistics.tasks,
      ...papers.module.tasks,
      { name: 'exams.finish_overdue', everyMs: 5_000, run: () => finish.finishAllOverdue() },
      ...copiedContentRenewals({ ...platform, questions: uses.questions }),
    ],
    personalData: [
      {
        tables: [
          personalTable(exams, {
            name: 'exams',
            owned: exams.userId,
            order: [exams.startedAt, exams.id],
            withheld: { seed: 'would tell the order of options in exams to come' },
            held: {
              when: areResultsHeld(platform),
              hides: [exams.correct, exams.score, exams.maxScore, exams.waitingCount],
            },
          }),
          personalTable(examQuestions, {
            name: 'exam-questions',
            owned: { column: examQuestions.examId, parent: exams.id, owner: exams.userId },
            order: [examQuestions.examId, examQuestions.position],
            withheld: {
              ...contentColumns,
              body_form: 'is made from the body',
              marked_by: 'names another person',
              text_id: 'names the text that stands beside it',
              option_count: 'counts the options beside it',
            },
            held: {
              when: areKeysHeld(holds),
              hides: keyColumns,
            },
          }),
          personalTable(essayProposals, {
            name: 'proposals-for-essays',
            owned: { column: essayProposals.examId, parent: exams.id, owner: exams.userId },
            order: [essayProposals.examId, essayProposals.questionId],
            withheld: {
              criteria: 'is a proposal for the tutor, which never counts',
              outcome: 'says how the tutor decided on it',
              given_points: 'stands with the marks once they show',
            },
            held: whileHeld(holds, essayProposals.questionId, [
              essayProposals.model,
              essayProposals.promptVersion,
            ]),
          }),
          personalTable(examPassages, {
            name: 'exam-passages',
            owned: { column: examPassages.examId, parent: exams.id, owner: exams.userId },
            order: [examPassages.examId, examPassages.passageId],
            withheld: {
              content: 'is made from the text',
              content_version: 'says which renderer made it',
            },
          }),
        ],
        notHandedOut: {
          exam_items: 'is handed out together with the texts',
          paper_texts: 'is handed out together with the answers, and goes with the last exam that asked it',
        },
        clear: (tx, { userId }) => forgetStarts(tx, userId),
      },
      courseExamsPersonalData,
      regradingPersonalData(holds),
      answerContestsPersonalData(holds),
      statisticsPersonalData,
      ...papers.module.personalData,
    ],
  };
  return { service, missed: createMissedQuestions(platform), module };
}
