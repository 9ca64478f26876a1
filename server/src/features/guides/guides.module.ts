import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { contentRenewal } from '../../platform/content/stored/content-renewal.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { LanguageModelService } from '../language-model/language-model.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { getTexts, storedTrees } from './guide/guides.present.ts';
import { findOlderSections, renewSection } from './guide/guides.repo.ts';
import { guideSections, guides } from './guide/guides.tables.ts';
import { createGuideChecks } from './guide-checks.service.ts';
import { createGuideEditing, forgetGuideChanges } from './guide-editing.service.ts';
import { createGuideSets } from './guide-sets.service.ts';
import { createAuthorizeGuide } from './guides.access.ts';
import { guidesRoutes } from './guides.http.ts';
import { createGuideMaking } from './making/guide-making.service.ts';
import { createSharedGuides } from './shared-guides.service.ts';

export interface GuidesUses {
  languageModel: LanguageModelService;
  notes: NotesService;
  cards: CardSets;
  questions: QuestionsService;
}

/** Study guides: notes explained section by section. */
export function createGuides(platform: Platform, uses: GuidesUses) {
  const deps = { ...platform, ...uses, studyModel: createOfflineStudyModel(platform.engines) };
  const making = createGuideMaking(deps);
  const withChecks = { ...deps, making, addChecks: createGuideChecks(deps) };
  const authorizeGuide = createAuthorizeGuide(platform.database);
  const module: FeatureModule = {
    routes: guidesRoutes({
      editing: createGuideEditing(withChecks),
      authorizeGuide,
      authorizeDeletion: createAuthorizeDeletion(platform.database, guides),
    }),
    tasks: [undoSweep(platform, 'guides', guides), getRenewal(platform)],
    personalData: [
      {
        tables: [
          personalTable(guides, {
            name: 'study-guides',
            owned: guides.userId,
            order: [guides.createdAt, guides.id],
          }),
          personalTable(guideSections, {
            name: 'study-guide-sections',
            owned: guideSections.userId,
            order: [guideSections.guideId, guideSections.number],
            withheld: {
              content: 'is made from the texts',
              content_version: 'says which renderer made it',
            },
            batchSize: 20,
          }),
        ],
        clear: (tx, { userId }) => forgetGuideChanges(tx, userId),
      },
    ],
  };
  return {
    sets: createGuideSets(withChecks),
    making,
    authorizeGuide,
    shared: createSharedGuides(deps),
    module,
  };
}

function getRenewal({ database: { db }, content }: Platform) {
  return contentRenewal('guides.renew_content', {
    rowsAtOnce: 50,
    findOlder: (version, limit) => findOlderSections(db, version, limit),
    async renew(rows) {
      for (const row of rows) {
        const trees = await content.markdownTreesOf(getTexts(row));
        await renewSection(db, { ...row, content: storedTrees(trees), contentVersion });
      }
    },
  });
}
