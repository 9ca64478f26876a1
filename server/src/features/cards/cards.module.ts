import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { createAnkiPackages } from '../../platform/anki/anki-packages.ts';
import { contentRenewal } from '../../platform/content/stored/content-renewal.ts';
import type { Executor } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { onAll } from '../../platform/outbox/event.ts';
import type { PersonalFile } from '../../platform/personal-data/personal-data.ts';
import { type Holds, personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import { linkingOnJoin } from '../courses/course-texts/course-texts.service.ts';
import type { MissedQuestions } from '../exams/missed-questions.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { WantTuning } from '../memory/tuning.service.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { QuestionPictures } from '../questions/pictures/question-pictures.service.ts';
import type { PracticeQuestions } from '../questions/practice/practice-questions.service.ts';
import { createCardBulk } from './bulk/card-bulk.service.ts';
import { getContents } from './card/card-faces.ts';
import { facesOfHeldQuestions } from './card/card-scope.queries.ts';
import { cardsReviewed } from './card/cards.events.ts';
import { countByNote, findOlderCards, renewCards } from './card/cards.repo.ts';
import { cardFaces, cardSettings, cards } from './card/cards.tables.ts';
import { createCardDecisions } from './card-decisions.service.ts';
import { createCardSets } from './card-sets.service.ts';
import { createCardWriting, forgetCards } from './card-writing.service.ts';
import { createCardAccess } from './cards.access.ts';
import { cardsRoutes } from './cards.http.ts';
import { createMakeCardsOfQuestions } from './cards-of-questions.service.ts';
import { createDecks } from './decks/decks.service.ts';
import { createMoveDeck } from './decks/move-deck.service.ts';
import { cardExportsRoutes } from './exports/card-exports.http.ts';
import { createCardExports } from './exports/card-exports.service.ts';
import { createCardImportReading } from './imports/card-import-reading.service.ts';
import { createAuthorizeCardImport } from './imports/card-imports.access.ts';
import { cardImportsRoutes } from './imports/card-imports.http.ts';
import { clearCardImports, createCardImports, getWaitingCardFiles } from './imports/card-imports.service.ts';
import { cardImports } from './imports/card-imports.tables.ts';
import { createTakeBackImport } from './imports/take-back.service.ts';
import { createCardsList } from './list/cards-list.service.ts';
import { createCardForecast } from './reviews/card-forecast.service.ts';
import { createCardQueue } from './reviews/card-queue.service.ts';
import { createCardReviews, forgetReviewSendings } from './reviews/card-reviews.service.ts';
import { createCardSettings } from './reviews/card-settings.service.ts';
import { createCardsAhead } from './reviews/cards-ahead.service.ts';
import { createPlannedFaces } from './reviews/planned-faces.service.ts';
import { createPlannedQueue } from './reviews/planned-queue.service.ts';
import { createStoredCards } from './reviews/stored-cards.service.ts';
import { createSharedCards } from './shared-cards.service.ts';
import { cardSoundsRoutes } from './sounds/card-sounds.http.ts';
import { type CardSounds, clearSoundCount, createCardSounds } from './sounds/card-sounds.service.ts';
import { cardSounds } from './sounds/card-sounds.tables.ts';

export interface CardsUses {
  memory: MemoryService;
  notes: NotesService;
  questions: PracticeQuestions;
  pictures: QuestionPictures;
  holds: QuestionHolds;
  missed: MissedQuestions;
  wantTuning: WantTuning;
  authorizeNote: AuthorizeNote;
}

/** Holds of memory items: held questions, and faces of cards that were made of them. */
export function withCards(holds: Holds): Holds {
  return { isHeld: (userId, id) => facesOfHeldQuestions(holds, userId, id) };
}

/** Used by the list of notes, which is not known here. */
export const cardsOfNotes = countByNote;

/** Flashcards: written, made of notes and of questions, and reviewed day by day. */
export function createCards(platform: Platform, uses: CardsUses) {
  const { pictures, ...otherUses } = uses;
  const deps = { ...platform, ...otherUses };
  const settings = createCardSettings(deps);
  const decks = createDecks(deps);
  const sounds = createCardSounds(platform);
  const imports = createCardImports(deps);
  const anki = createAnkiPackages(platform.exchangers);
  const importing = createCardImportReading({ ...deps, anki, pictures, sounds });
  const module: FeatureModule = {
    routes: [
      ...cardImportsRoutes({
        imports,
        takeBack: createTakeBackImport(deps),
        authorizeImport: createAuthorizeCardImport(platform.database),
      }),
      ...cardExportsRoutes(createCardExports({ ...deps, anki, pictures, sounds })),
      ...cardSoundsRoutes(sounds),
      ...cardsRoutes({
        access: createCardAccess(platform.database, uses.holds),
        writing: createCardWriting(deps),
        list: createCardsList(deps),
        decide: createCardDecisions(deps),
        bulk: createCardBulk(deps),
        ofQuestions: createMakeCardsOfQuestions(deps),
        decks,
        moveDeck: createMoveDeck(platform),
        queue: createCardQueue({ ...deps, settings }),
        receive: createCardReviews(deps),
        forecast: createCardForecast({ ...deps, settings }),
        settings,
        stored: createStoredCards({ ...deps, settings, pictures, sounds }),
        authorizeNote: uses.authorizeNote,
      }),
    ],
    jobs: [importing.handler],
    tasks: [
      importing.resendTask,
      { name: 'cards.clean_imports', everyMs: 60 * 60_000, run: () => imports.sweep() },
      undoSweep(platform, 'cards', cards),
      getRenewal(platform),
      { name: 'cards.clean_sounds', everyMs: 60 * 60_000, run: () => sounds.sweep() },
    ],
    listeners: [
      linkingOnJoin(cards, (tx, userId) => publishHint(tx, userId, { topic: 'card', id: null })),
      onAll(cardsReviewed, (tx, happened) =>
        uses.wantTuning(
          tx,
          happened.map(({ userId }) => userId),
        ),
      ),
    ],
    personalData: [
      {
        tables: getTables(uses.holds),
        files: (executor, userId) => getFiles(executor, userId, sounds),
        async clear(tx, { userId }) {
          await forgetCards(tx, userId);
          await forgetReviewSendings(tx, userId);
          await clearSoundCount(tx, userId);
          await clearCardImports(tx, userId);
        },
      },
    ],
  };
  return {
    sets: createCardSets(deps),
    sounds,
    shared: createSharedCards(deps),
    decks,
    ahead: createCardsAhead({ ...deps, settings }),
    plannedFaces: createPlannedFaces(deps),
    plannedQueue: createPlannedQueue({ ...deps, settings }),
    findParameters: settings.findParameters,
    module,
  };
}

async function* getFiles(
  executor: Executor,
  userId: string,
  sounds: CardSounds,
): AsyncGenerator<PersonalFile> {
  yield* sounds.filesOf(userId);
  yield* getWaitingCardFiles(executor, userId);
}

function getTables(holds: QuestionHolds) {
  const shown = {
    content: 'is made from the texts',
    content_version: 'says which renderer made it',
    words: 'is made from the texts',
    tag_words: 'is made from the tags',
  };
  return [
    personalTable(cards, {
      name: 'flashcards',
      owned: cards.userId,
      order: [cards.createdAt, cards.id],
      withheld: shown,
      // Its back is the key, and that it is there may say what was missed.
      held: whileHeld(holds, cards.questionId, 'row'),
    }),
    personalTable(cardFaces, {
      name: 'flashcard-faces',
      owned: cardFaces.userId,
      order: [cardFaces.createdAt, cardFaces.id],
      withheld: { met: 'says what is in the memory' },
      held: whileHeld(withCards(holds), cardFaces.id, 'row'),
    }),
    personalTable(cardSounds, {
      name: 'flashcard-sounds',
      owned: cardSounds.userId,
      order: [cardSounds.createdAt, cardSounds.id],
      withheld: { storage_key: 'says where the bytes are stored' },
    }),
    personalTable(cardImports, {
      name: 'flashcard-imports',
      owned: cardImports.userId,
      order: [cardImports.createdAt, cardImports.id],
      withheld: {
        ...workBookkeeping,
        storage_key: 'says where the bytes are stored',
        after_note: 'only says how far a job got',
        stored_of_page: 'only says how far a job got',
      },
    }),
    personalTable(cardSettings, {
      name: 'flashcard-settings',
      owned: cardSettings.userId,
      order: [cardSettings.userId],
    }),
  ];
}

function getRenewal({ database: { db }, content }: Platform) {
  return contentRenewal('cards.renew_content', {
    rowsAtOnce: 100,
    findOlder: (version, limit) => findOlderCards(db, version, limit),
    async renew(rows) {
      const contents = await getContents(content, rows);
      const none = { content: null, contentVersion };
      await renewCards(
        db,
        rows.map(({ id }, index) => ({ id, ...(contents[index] ?? none) })),
      );
    },
  });
}
