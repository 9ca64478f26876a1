/** The sample paper of an instance: installed at its first start, removed and restored by the operator. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { withContent } from '../question/question-content.ts';
import * as repo from './sample.repo.ts';
import type { SampleState } from './sample-paper.tables.ts';
import { getDigest, readSamplePaper, type SamplePaper } from './sample-paper.ts';
import { rowsOfPaper } from './sample-rows.ts';
import { type RenderedSample, type SampleChange, writeSample } from './sample-writing.service.ts';

export type { SampleChange } from './sample-writing.service.ts';

export interface SampleInstallation {
  /**
   * Installs missing and changed questions, all or nothing. Several processes may call it at the same moment:
   * only the first has an effect. A removed paper stays removed.
   */
  install(): Promise<SampleChange>;
  /** Deletes it, and remembers it. @returns how many questions there were; null when it was removed before */
  remove(): Promise<number | null>;
  /** Takes the removal back. @returns how many questions came; null when there was none */
  restore(): Promise<number | null>;
}

export interface SampleDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  /** The paper of this release where absent. */
  readPaper?: () => Promise<SamplePaper>;
}

const nothing: SampleChange = { added: 0, changed: 0, removed: 0 };

export function createSampleInstallation({
  database,
  clock,
  content,
  readPaper = readSamplePaper,
}: SampleDeps): SampleInstallation {
  const { db } = database;

  async function install(): Promise<SampleChange> {
    const paper = await readPaper();
    const digest = getDigest(paper);
    if (hasNothingToDo(await repo.findState(db), digest)) return nothing;

    // Takes a second or two: outside of the transaction.
    const sample = await rendered(content, paper);
    return database.transaction(async (tx) => {
      const state = await repo.lockState(tx);
      if (hasNothingToDo(state, digest)) return nothing;

      const change = await writeSample(tx, sample, { now: clock.now(), lastVersion: state.lastVersion });
      await repo.writeState(tx, { digest });
      return change;
    });
  }

  return {
    install,
    remove: () =>
      database.transaction(async (tx) => {
        if ((await repo.lockState(tx)).removedAt !== null) return null;

        const lastVersion = await repo.findHighestVersion(tx);
        const removed = await repo.deleteSample(tx);
        await repo.writeState(tx, { digest: null, lastVersion, removedAt: getInstant(clock.now()) });
        return removed;
      }),
    async restore() {
      const wasRemoved = await database.transaction(async (tx) => {
        const { removedAt } = await repo.lockState(tx);
        await repo.writeState(tx, { removedAt: null });
        return removedAt !== null;
      });
      const { added } = await install();
      return wasRemoved || added > 0 ? added : null;
    },
  };
}

/** @returns the task that installs the paper when a worker starts, and retries until it succeeds */
export function sampleTask(deps: SampleDeps): PeriodicTask {
  const { install } = createSampleInstallation(deps);
  let isDone = false;
  return {
    name: 'questions.install_sample',
    everyMs: 60_000,
    async run() {
      if (isDone) return;

      await install();
      isDone = true;
    },
  };
}

function hasNothingToDo(state: SampleState | null, digest: string): boolean {
  return state !== null && (state.removedAt !== null || state.digest === digest);
}

async function rendered(content: ContentRenderer, paper: SamplePaper): Promise<RenderedSample> {
  const { passages, questions } = rowsOfPaper(paper);
  const trees = await content.markdownTreesOf(passages.map(({ text }) => text));
  const texts = questions.map(({ draft }) => ({ ...draft, markup: 'markdown' as const }));
  const shown = await withContent(content, texts);
  return {
    passages: passages.map((passage, index) => ({
      ...passage,
      content: trees[index] ?? null,
      contentVersion,
    })),
    questions: questions.map((question, index) => ({
      ...question,
      content: shown[index]?.content ?? null,
      answerContent: shown[index]?.answerContent ?? null,
      contentVersion,
    })),
  };
}
