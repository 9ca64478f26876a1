/** Generations of study guides. */

import type { GuideSets } from '../../guides/guide-sets.service.ts';
import type { GuideMaking } from '../../guides/making/guide-making.service.ts';
import type { LanguageModelService } from '../../language-model/language-model.service.ts';
import type { Produce } from './producer.ts';

export interface GuideProducerDeps {
  guides: GuideSets;
  guideMaking: Pick<GuideMaking, 'make'>;
  languageModel: Pick<LanguageModelService, 'forget'>;
}

export function createGuideProducer({ guides, guideMaking, languageModel }: GuideProducerDeps): Produce {
  return async ({ id, userId, document, scope: { focus } }, signal) => {
    const order = { userId, workId: id, document, focus };
    const onProgress = (progress: { done: number; total: number }) =>
      guides.progress({ id, userId }, progress);
    const { sections, ...madeBy } = await guideMaking.make(order, onProgress, signal);
    if (sections.length === 0) return 'nothing_to_ask';

    const rendered = await guides.withContent(sections, signal);
    return {
      made: rendered.length,
      facts: {},
      async store(tx) {
        await guides.add(tx, { id, userId, sections: rendered, ...madeBy });
        await languageModel.forget(tx, id);
      },
    };
  };
}
