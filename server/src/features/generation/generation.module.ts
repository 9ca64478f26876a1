import { generationNotifications } from '@akada/core/notifications/generation.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import { courseTextReading, linkingOnJoin } from '../courses/course-texts/course-texts.service.ts';
import type { ExamsService, SetTitles } from '../exams/exams.service.ts';
import type { GuideSets } from '../guides/guide-sets.service.ts';
import type { GuideMaking } from '../guides/making/guide-making.service.ts';
import type { LanguageModelService } from '../language-model/language-model.service.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { BankFiles } from '../questions/bank/bank-files.service.ts';
import { createShownPassages } from '../questions/passages/shown-passages.service.ts';
import type { QuestionDeletion } from '../questions/question-deletion.service.ts';
import type { AuthorizeQuestion } from '../questions/questions.access.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { createAuthorizeGeneration } from './generation.access.ts';
import {
  cardsFailed,
  cardsReady,
  generationFailed,
  generationReady,
  guideFailed,
  guideReady,
} from './generation.events.ts';
import { generationRoutes } from './generation.http.ts';
import { findOwnTitle } from './generation.repo.ts';
import { createGenerationService } from './generation.service.ts';
import { generations } from './generation.tables.ts';
import { createGenerationMaking } from './generation-making.service.ts';
import { createGuideGenerations } from './guide-generations.service.ts';
import { createImportedSets } from './imported-sets.service.ts';
import { createPlacedOrders, forgetOrders } from './placed-orders.service.ts';
import { createCardProducer } from './producers/card-producer.service.ts';
import { createGuideProducer } from './producers/guide-producer.service.ts';
import { createQuestionProducer } from './producers/question-producer.service.ts';
import { createQuestionReplacing, forgetReplacements } from './question-replacing.service.ts';
import { forgetScopes, topicsOfNote } from './question-scope.service.ts';
import { createSetDeletion } from './set-deletion.service.ts';
import { createPracticeSets } from './set-titles.service.ts';

export interface GenerationUses {
  languageModel: LanguageModelService;
  usage: UsageService;
  questions: QuestionsService & Pick<BankFiles, 'addToSet'>;
  cards: CardSets;
  guides: GuideSets;
  guideMaking: GuideMaking;
  deletion: QuestionDeletion;
  notes: NotesService;
  exams: ExamsService;
  authorizeNote: AuthorizeNote;
  authorizeQuestion: AuthorizeQuestion;
}

/** Names sets for the exams feature, which is created first. */
export const setTitles: SetTitles = { ownTitleOf: findOwnTitle };

/** Making questions, cards and study guides from a note. */
export function createGeneration(platform: Platform, uses: GenerationUses) {
  const deps = {
    ...platform,
    ...uses,
    studyModel: createOfflineStudyModel(platform.engines),
    passagesOf: createShownPassages(platform),
    orders: createPlacedOrders({ ...platform, ...uses }),
  };
  const producers = {
    mcq: createQuestionProducer(deps),
    flashcard: createCardProducer(deps),
    enhanced_note: createGuideProducer(deps),
  };
  const making = createGenerationMaking({ ...deps, producers });
  const module: FeatureModule = {
    routes: generationRoutes({
      generation: createGenerationService(deps),
      guideGenerations: createGuideGenerations(deps),
      setDeletion: createSetDeletion(deps),
      getTopics: (note, waiting) => topicsOfNote(deps, note, waiting),
      replacing: createQuestionReplacing(deps),
      authorizeNote: uses.authorizeNote,
      authorizeQuestion: uses.authorizeQuestion,
      authorizeGeneration: createAuthorizeGeneration(platform.database, 'mcq'),
      authorizeCardSet: createAuthorizeGeneration(platform.database, 'flashcard'),
      authorizeGuide: createAuthorizeGeneration(platform.database, 'enhanced_note'),
    }),
    jobs: [making.handler],
    tasks: [making.resendTask, courseTextReading(platform, 'generation', generations)],
    listeners: [
      linkingOnJoin(generations, (tx, userId) => publishHint(tx, userId, { topic: 'generation', id: null })),
    ],
    notifications: [
      notifyOf(
        generationReady,
        generationNotifications.questionsReady,
        ({ facts: { made, requested }, subjectId }) => ({ made, requested, generationId: subjectId }),
      ),
      notifyOf(
        generationFailed,
        generationNotifications.questionsFailed,
        ({ facts: { reason, noteId } }) => ({
          reason,
          noteId,
        }),
      ),
      notifyOf(
        cardsReady,
        generationNotifications.cardsReady,
        ({ facts: { made, requested }, subjectId }) => ({ made, requested, generationId: subjectId }),
      ),
      notifyOf(cardsFailed, generationNotifications.cardsFailed, ({ facts: { reason, noteId } }) => ({
        reason,
        noteId,
      })),
      notifyOf(guideReady, generationNotifications.guideReady, ({ facts: { made }, subjectId }) => ({
        sections: made,
        guideId: subjectId,
      })),
      notifyOf(guideFailed, generationNotifications.guideFailed, ({ facts: { reason, noteId } }) => ({
        reason,
        noteId,
      })),
    ],
    personalData: [
      {
        tables: [
          personalTable(generations, {
            name: 'question-sets',
            owned: generations.userId,
            order: [generations.createdAt, generations.id],
            withheld: { ...workBookkeeping, spare_answers: 'are keys of questions that were never made' },
          }),
        ],
        async clear(tx, { userId }) {
          await forgetOrders(tx, userId);
          await forgetReplacements(tx, userId);
          await forgetScopes(tx, userId);
        },
      },
    ],
  };
  const { orders } = deps;
  return { importedSets: createImportedSets(deps), sets: createPracticeSets(deps), orders, module };
}
