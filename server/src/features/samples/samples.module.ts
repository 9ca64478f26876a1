import { getSample, takeSample } from '@akada/contract/work/samples.ts';
import { route } from '../../platform/http/route.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { sampleNotes } from './samples.repo.ts';
import { createSamples, type SamplesDeps } from './samples.service.ts';

/** A note to try the product with. */
export function createSampleNotes(
  platform: Platform,
  uses: Pick<SamplesDeps, 'notes' | 'texts' | 'questions' | 'cards' | 'guides' | 'orders'>,
) {
  const studyModel = createOfflineStudyModel(platform.engines);
  const samples = createSamples({ ...platform, ...uses, studyModel });
  const module: FeatureModule = {
    routes: [
      route(getSample)(async ({ caller }) => ({
        status: 200,
        body: { sample: await samples.shown(caller.userId) },
      })),
      route(takeSample)(async ({ caller }) => ({ status: 200, body: await samples.take(caller.userId) })),
    ],
    personalData: [
      {
        tables: [
          personalTable(sampleNotes, {
            name: 'sample-notes',
            owned: sampleNotes.userId,
            order: [sampleNotes.userId],
          }),
        ],
      },
    ],
  };
  return { module };
}
