/** Reads one file or makes questions of it, as the product's own child processes do, and reports the cost. */
import { basename } from 'node:path';
import { makeQuestions } from '@akada/core/generation/make-questions.ts';
import { mediaTypeOfName } from '@akada/core/notes/file-kinds.ts';
import { readDocument } from '../../../server/src/platform/extract/child/read-document.ts';
import { answerParent } from '../instance/answer-parent.ts';

/** The resources of one piece of study work, in a process that did nothing else. */
export interface MeasuredWork {
  words: number;
  /** Processor seconds in user and system mode, without loading the code. */
  cpuSeconds: number;
  /** Largest resident memory of the process, in megabytes. */
  peakMb: number;
}

export interface WorkOrder {
  /** Absolute path of a file that the product reads. */
  path: string;
  /** The measured part: reading the file, or making ten questions from it once it was read. */
  counts: 'reading' | 'making';
}

answerParent<WorkOrder>(async ({ path, counts }): Promise<MeasuredWork> => {
  const filename = basename(path);
  const beforeReading = process.cpuUsage();
  const outcome = await readDocument({ path, filename, mediaType: mediaTypeOfName(filename) ?? '' });
  if (!outcome.ok) throw new Error(`${filename} is ${outcome.reason}: ${outcome.detail}`);

  const { document, words } = outcome;
  if (counts === 'reading') return { words, ...usedSince(beforeReading) };

  const beforeMaking = process.cpuUsage();
  makeQuestions({ document, count: 10, seed: filename, excludedAnswers: [] });
  return { words, ...usedSince(beforeMaking) };
});

function usedSince(previous: NodeJS.CpuUsage): Pick<MeasuredWork, 'cpuSeconds' | 'peakMb'> {
  const { user, system } = process.cpuUsage(previous);
  return { cpuSeconds: (user + system) / 1e6, peakMb: (process.resourceUsage().maxRSS * 1_024) / 1e6 };
}
