import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MissedQuestions } from '../exams/missed-questions.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { createShownPassages } from '../questions/passages/shown-passages.service.ts';
import type { PracticeQuestions } from '../questions/practice/practice-questions.service.ts';
import type { AuthorizePractisable } from '../questions/practice/practisable.access.ts';
import { findPractised } from './answers/practice-answers.repo.ts';
import { createPracticeAnswers, forgetSendings } from './answers/practice-answers.service.ts';
import { createBookmarks } from './bookmarks/bookmarks.service.ts';
import { createPracticeDraws } from './draw/practice-draw.service.ts';
import { createPracticeOverviews } from './draw/practice-overview.service.ts';
import { createPracticeSources } from './draw/practice-source.service.ts';
import { createPracticeTopics } from './draw/practice-topics.service.ts';
import { createPracticeHistory } from './history/practice-history.service.ts';
import { practiceRoutes } from './practice.http.ts';
import {
  practiceAnswers,
  practiceOutcomes,
  practiceQuestions,
  questionBookmarks,
} from './records/practice.tables.ts';
import type { PracticeSets } from './records/practice-sets.ts';

export interface PracticeUses {
  questions: PracticeQuestions;
  holds: QuestionHolds;
  memory: MemoryService;
  missed: MissedQuestions;
  sets: PracticeSets;
  authorizePractisable: AuthorizePractisable;
}

/** Serves the list of notes, which this feature must not import. */
export const practisedQuestions = findPractised;

/** Practice: questions are drawn, and answers come when devices send them. */
export function createPractice(platform: Platform, uses: PracticeUses) {
  const deps = { ...platform, ...uses, passagesOf: createShownPassages(platform) };
  const sources = createPracticeSources(deps);
  const draws = createPracticeDraws({ ...deps, sources });
  const module: FeatureModule = {
    routes: practiceRoutes({
      draws,
      overviews: createPracticeOverviews({ ...deps, draws }),
      topics: createPracticeTopics({ ...deps, sources }),
      answers: createPracticeAnswers(deps),
      history: createPracticeHistory(deps),
      bookmarks: createBookmarks({ ...deps, draws }),
      authorizePractisable: uses.authorizePractisable,
    }),
    personalData: [
      {
        tables: [
          personalTable(practiceAnswers, {
            name: 'practice-answers',
            owned: practiceAnswers.userId,
            order: [practiceAnswers.givenAt, practiceAnswers.id],
            held: whileHeld(uses.holds, practiceAnswers.questionId, [practiceAnswers.correct]),
          }),
          personalTable(practiceQuestions, {
            name: 'practised-questions',
            owned: practiceQuestions.userId,
            order: [practiceQuestions.questionId, practiceQuestions.version],
            held: whileHeld(uses.holds, practiceQuestions.questionId, [
              practiceQuestions.answerIndexes,
              practiceQuestions.body,
            ]),
          }),
          personalTable(questionBookmarks, {
            name: 'bookmarks',
            owned: questionBookmarks.userId,
            order: [questionBookmarks.markedAt, questionBookmarks.questionId],
            held: 'hides nothing',
          }),
          personalTable(practiceOutcomes, {
            name: 'practice-outcomes',
            owned: practiceOutcomes.userId,
            order: [practiceOutcomes.questionId],
            held: whileHeld(uses.holds, practiceOutcomes.questionId, [practiceOutcomes.correct]),
          }),
        ],
        clear: (tx, { userId }) => forgetSendings(tx, userId),
      },
    ],
  };
  return { draws, sources, module };
}
