/** Makes the content tree of one chapter, in a process that did nothing else before. */
import { readFileSync } from 'node:fs';
import { renderMarkdown } from '../../../server/src/platform/content/render-content.ts';
import { answerParent } from '../instance/answer-parent.ts';

export interface ContentOrder {
  /** Absolute path of a text in Markdown. */
  path: string;
}

/** Processor milliseconds of one tree: the first one of the process, and one when its code is warm. */
export interface ContentCost {
  cold: number;
  warm: number;
}

const warmRounds = 5;

answerParent<ContentOrder>(async ({ path }): Promise<ContentCost> => {
  const source = readFileSync(path, 'utf8');
  const cold = getCost(source);
  const others = Array.from({ length: warmRounds }, () => getCost(source));
  return { cold, warm: Math.min(...others) };
});

function getCost(source: string): number {
  const previous = process.cpuUsage();
  renderMarkdown(source);
  const { user, system } = process.cpuUsage(previous);
  return (user + system) / 1000;
}
