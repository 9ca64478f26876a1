/** Makes the sections of a guide: by a model if one may be used, else by extraction. */
import type { GuideSection } from '@akada/core/guide/guide-rules.ts';
import type { GuidePlan, PlannedSection } from '@akada/core/guide/plan-guide.ts';
import { isPassing, type OfflineReason, offlineBecause } from '@akada/core/language-model/offline-reason.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { StudyModel } from '../../../platform/study-model/study-model.ts';
import { type LanguageModelService, ModelAway } from '../../language-model/language-model.service.ts';
import { askForSection, type ModelSection, type SectionOrder } from './model-section.service.ts';

export interface GuideMakingDeps {
  database: Database;
  languageModel: LanguageModelService;
  studyModel: Pick<StudyModel, 'planGuide'>;
}

/** A requested guide. */
export interface GuideOrder {
  userId: string;
  workId: string;
  document: StudyDocument;
  focus: string;
}

/** A section that was made again, and the model that made it; null for an extract. */
export interface RemadeSection {
  section: GuideSection;
  model: string | null;
}

/** The sections of a guide, and who made them. */
export interface MadeGuide {
  sections: GuideSection[];
  model: string | null;
  offlineReason: OfflineReason | null;
}

export type GuideMaking = ReturnType<typeof createGuideMaking>;

/** At most this many sections are requested concurrently. */
const atOnce = 3;
/** A model needs more than a line to explain anything. */
const fewestWords = 40;
/** Longer notes are whole books: the sections after these are extracted. */
const mostByModel = 40;

export function createGuideMaking({ database, languageModel, studyModel }: GuideMakingDeps) {
  const plan = ({ document, focus }: Pick<GuideOrder, 'document' | 'focus'>, signal: AbortSignal) =>
    studyModel.planGuide({ document, focus }, signal);

  return {
    /**
     * @param onProgress hears how many sections are done
     * @throws ModelAway when another attempt may find the model, and the signal's reason
     */
    async make(
      order: GuideOrder,
      onProgress: (progress: { done: number; total: number }) => Promise<void>,
      signal: AbortSignal,
    ): Promise<MadeGuide> {
      const { sections, language } = await plan(order, signal);
      const total = sections.length;
      const createdGuideSections = sections.map(({ extract }): GuideSection | null => extract);
      let [done, model, offlineReason]: [number, string | null, OfflineReason | null] = [0, null, null];
      let goesOn = true;
      const left: number[] = [];
      await onProgress({ done, total });

      const ask = async (planned: PlannedSection, index: number): Promise<void> => {
        done += 1;
        if (planned.words < fewestWords || index >= mostByModel) return;
        if (!goesOn) {
          left.push(index);
          return;
        }
        const reply = await askForSection(
          languageModel,
          planned,
          getOrder(order, planned, language, index),
          signal,
        );
        if (reply.kind === 'made') [createdGuideSections[index], model] = [reply.section, reply.model];
        else {
          offlineReason = offlineReason === null || isPassing(reply.reason) ? reply.reason : offlineReason;
          if (isPassing(reply.reason)) left.push(index);
        }
        // An unusable answer ends no other section; an unavailable model ends all of them.
        goesOn &&= reply.kind === 'made' || reply.reason === 'unusable';
        if (goesOn) await onProgress({ done, total });
      };
      await inTurns(sections, ask);
      const sectionsWithReasons = createdGuideSections.map((section, index) =>
        section !== null && offlineReason !== null && isPassing(offlineReason) && left.includes(index)
          ? { ...section, leftBy: offlineReason }
          : section,
      );
      return { sections: sectionsWithReasons.filter((section) => section !== null), model, offlineReason };
    },

    /**
     * Makes one section again.
     *
     * @returns null if the note no longer has it
     * @throws Fault `conflict` if the model may answer later, and the signal's reason
     */
    async remake(
      { userId, document, old }: { userId: string; document: StudyDocument; old: GuideSection },
      signal: AbortSignal,
    ): Promise<RemadeSection | null> {
      const { sections, language } = await plan({ document, focus: '' }, signal);
      const planned = sectionLike(old, sections);
      if (planned === undefined) return null;

      const workId = newId();
      const order = getOrder({ userId, workId, document, focus: '' }, planned, language, 0);
      const reply = await askedOnce(() => askForSection(languageModel, planned, order, signal));
      await database.transaction((tx) => languageModel.forget(tx, workId));
      if (reply.kind === 'made') return reply;
      // A text of a model, present or still possible, is worth more than sentences of the note.
      if (isPassing(reply.reason))
        throw new Fault(
          'conflict',
          `This part stays as it is, because ${offlineBecause(reply.reason)}. Please try again ${reply.reason === 'unreachable' ? 'in a moment' : 'tomorrow'}.`,
        );
      return planned.extract && { section: planned.extract, model: null };
    },
  };
}

function getOrder(
  { userId, workId, document, focus }: GuideOrder,
  { frame }: PlannedSection,
  language: GuidePlan['language'],
  index: number,
): SectionOrder {
  const step = `section ${index + 1}, page ${frame.firstPage}`;
  return { userId, workId, step, title: document.title, focus, language };
}

function sectionLike({ title, firstPage }: GuideSection, sections: readonly PlannedSection[]) {
  const alike = sections.filter(({ frame }) => frame.title === title);
  return alike.find(({ frame }) => frame.firstPage === firstPage) ?? alike[0];
}

/** Requests once: a waiting student can press again, whereas the queue retries automatically. */
async function askedOnce(ask: () => Promise<ModelSection>): Promise<ModelSection> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelAway)) throw error;
    throw new Fault('conflict', 'The language model did not answer. Please try again in a moment.', {
      cause: error,
    });
  }
}

/** Runs a few items concurrently, in their order; the first failure ends all. */
async function inTurns<Item>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const entries = items.entries();
  const line = async () => {
    for (const [at, item] of entries) await run(item, at);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}
