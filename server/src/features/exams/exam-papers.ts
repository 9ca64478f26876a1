/** Papers of exams without their routes: marks, remarks, release, saved phrases and notices for tutors. */
import { essayNotifications } from '@akada/core/notifications/exams/essays.ts';
import { paperNotifications } from '@akada/core/notifications/exams/papers.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LanguageModelService } from '../language-model/language-model.service.ts';
import { examNoticesSent, questionReportsSent } from './notices/exam-notices.events.ts';
import { createNoticeTask, reportListener } from './notices/exam-notices.service.ts';
import { createEssayMarking } from './papers/essay-marking.service.ts';
import { createEssayProposals } from './papers/essay-proposals.service.ts';
import { essaysMarked } from './papers/papers.events.ts';
import { createPapers } from './papers/papers.service.ts';
import { papersPersonalData } from './papers/papers-personal-data.service.ts';
import { createPhrases } from './phrases/phrases.service.ts';
import { createQuestionHolds } from './question-holds.service.ts';
import { marksReleased } from './release/marks-release.events.ts';
import { createMarksRelease } from './release/marks-release.service.ts';
import { paperRemarked } from './remarks/paper-remarks.events.ts';
import { createPaperRemarks } from './remarks/paper-remarks.service.ts';

export function createExamPapers(
  platform: Platform,
  { languageModel }: { languageModel: LanguageModelService },
) {
  const proposals = createEssayProposals({ ...platform, languageModel });
  const module = {
    notifications: [
      notifyOf(essaysMarked, essayNotifications.marked, ({ facts }) => facts),
      notifyOf(examNoticesSent, paperNotifications.notices, ({ facts }) => facts),
      notifyOf(questionReportsSent, paperNotifications.questionReports, ({ facts }) => facts),
      notifyOf(marksReleased, paperNotifications.released, ({ facts }) => facts),
      notifyOf(paperRemarked, paperNotifications.remarked, ({ facts }) => facts),
    ],
    listeners: [reportListener],
    tasks: [createNoticeTask(platform)],
    personalData: [papersPersonalData(createQuestionHolds(platform))],
  } satisfies FeatureModule;
  return {
    module,
    papers: createPapers({ ...platform, proposals }),
    marking: createEssayMarking(platform),
    release: createMarksRelease(platform),
    remarks: createPaperRemarks(platform),
    phrases: createPhrases(platform),
    proposals,
  };
}
