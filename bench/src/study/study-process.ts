/** Reads one file or makes questions of it, as the product's own child processes do, and tells what that took. */
import { basename } from 'node:path';
import { makeQuestions } from '@akada/core/generation/make-questions.ts';
import { readDocument } from '../../../server/src/platform/extract/child/read-document.ts';
import { mediaTypeOfName } from '../../../server/src/platform/extract/media-types.ts';
import { answerParent } from '../place/answer-parent.ts';
import type { MeasuredWork, WorkOrder } from './measured-work.ts';

answerParent<WorkOrder>(async ({ path, counts }): Promise<MeasuredWork> => {
  const filename = basename(path);
  const beforeReading = process.cpuUsage();
  const outcome = await readDocument({ path, filename, mediaType: mediaTypeOfName(filename) ?? '' });
  if (!outcome.ok) throw new Error(`${filename} is ${outcome.reason}: ${outcome.detail}`);

  const { document, words } = outcome;
  if (counts === 'reading') return { words, ...usedSince(beforeReading) };

  const beforeMaking = process.cpuUsage();
  const drafts = makeQuestions({ document, count: 10, seed: filename, excludedAnswers: [], focus: '' });
  if (drafts.length === 0) throw new Error(`${filename} gave no questions`);

  return { words, ...usedSince(beforeMaking) };
});

function usedSince(before: NodeJS.CpuUsage): Pick<MeasuredWork, 'cpuSeconds' | 'peakMb'> {
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6, peakMb: (process.resourceUsage().maxRSS * 1_024) / 1e6 };
}
