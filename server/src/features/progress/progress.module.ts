import type { Transaction } from '../../platform/database/database.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { type EventListener, onAll } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsReviewed } from '../cards/card/cards.events.ts';
import type { CardsAhead } from '../cards/reviews/cards-ahead.service.ts';
import { answeredInExam } from '../exams/end/given-answers.service.ts';
import { examFinished, examRemembered } from '../exams/exam/exams.events.ts';
import { examAnswerCorrected } from '../exams/regrading/key-changes.events.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { questionsOfAnswers } from '../practice/answers/given-answers.service.ts';
import { practiceAnswered } from '../practice/records/practice.events.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { PracticeQuestions } from '../questions/practice/practice-questions.service.ts';
import { type CountingDeps, progressCounting } from './counting/progress-counting.service.ts';
import { addDue } from './counting/progress-due.repo.ts';
import { progressRoutes } from './progress.http.ts';
import { createProgressReading } from './reading/progress-reading.service.ts';
import { createSharedFigures } from './reading/shared-figures.service.ts';
import type { NamedSets } from './reading/topic-sources.service.ts';
import { createWeeklyFigures } from './reading/weekly-figures.service.ts';

export interface ProgressUses extends Pick<CountingDeps, 'assignedCourses'> {
  memory: MemoryService;
  notes: NotesService;
  questions: PracticeQuestions;
  holds: QuestionHolds;
  sets: NamedSets;
  ahead: CardsAhead;
}

const isComputed = 'is made from answers, exams and reviews, which are handed out';

/** Figures about students' activity and knowledge. */
export function createProgress(platform: Platform, uses: ProgressUses) {
  const deps = { ...platform, ...uses };
  const reading = createProgressReading(deps);
  const module: FeatureModule = {
    routes: progressRoutes(reading),
    tasks: [progressCounting(deps)],
    listeners: getListeners(uses.memory),
    personalData: [
      {
        tables: [],
        notHandedOut: {
          progress_due: 'says what has to be counted still',
          progress_items: isComputed,
          progress_item_days: isComputed,
          progress_days: isComputed,
          progress_topics: isComputed,
        },
      },
    ],
  };
  return { module, reading, shared: createSharedFigures(deps), weekly: createWeeklyFigures(deps) };
}

/** Each notes which items must be counted again. */
function getListeners(memory: MemoryService): EventListener[] {
  return [
    onAll(practiceAnswered, async (tx, happened) => {
      const answers = happened.flatMap(({ userId, facts }) => facts.answer_ids.map((id) => ({ userId, id })));
      await addDue(tx, 'question', await questionsOfAnswers(tx, answers));
    }),
    onAll(examFinished, addAnsweredInExam),
    onAll(examRemembered, addAnsweredInExam),
    onAll(examAnswerCorrected, (tx, happened) =>
      addDue(
        tx,
        'question',
        happened.map(({ userId, facts }) => ({ userId, itemId: facts.question_id })),
      ),
    ),
    onAll(cardsReviewed, async (tx, happened) => {
      const reviewed = happened.flatMap(({ userId, facts }) =>
        facts.review_ids.map((id) => ({ userId, id })),
      );
      await addDue(tx, 'card', await memory.itemsOf(tx, reviewed));
    }),
  ];
}

async function addAnsweredInExam(
  tx: Transaction,
  happened: readonly { userId: string; subjectId: string }[],
): Promise<void> {
  for (const { userId, subjectId } of happened) {
    const ids = await answeredInExam(tx, subjectId);
    await addDue(
      tx,
      'question',
      ids.map((itemId) => ({ userId, itemId })),
    );
  }
}
