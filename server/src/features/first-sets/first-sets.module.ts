import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { on } from '../../platform/outbox/event.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPlanNow } from '../accounts/accounts.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { PlacedOrders } from '../generation/placed-orders.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import { noteReady } from '../notes/notes.events.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { firstSetsRoutes } from './first-sets.http.ts';
import { putWanted } from './first-sets.repo.ts';
import { createFirstSetsService } from './first-sets.service.ts';
import { firstSets } from './first-sets.tables.ts';
import { createBeginning } from './first-sets-beginning.service.ts';

interface FirstSetsUses {
  notes: NotesService;
  orders: PlacedOrders;
  usage: UsageService;
  questions: QuestionsService;
  cards: CardSets;
  memory: MemoryService;
  authorizeNote: AuthorizeNote;
}

/** Serves uploads, which are composed first: the request is stored with the note. */
export const planFirstSets = putWanted;

/** The first questions and cards of a note, made by themselves when it has been read. */
export function createFirstSets(platform: Platform, uses: FirstSetsUses) {
  const deps = { ...platform, ...uses };
  const begin = createBeginning({ ...deps, planNow: createPlanNow(platform) });
  const module: FeatureModule = {
    routes: firstSetsRoutes({ firstSets: createFirstSetsService(deps), authorizeNote: uses.authorizeNote }),
    listeners: [on(noteReady, (tx, { userId, subjectId }) => begin(tx, { userId, noteId: subjectId }))],
    personalData: [
      {
        tables: [
          personalTable(firstSets, {
            name: 'first-sets',
            owned: firstSets.userId,
            order: [firstSets.createdAt, firstSets.noteId],
          }),
        ],
      },
    ],
  };
  return { module };
}
