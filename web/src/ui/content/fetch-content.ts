import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { addressOf } from '../../lib/http/request.ts';
import { contentParts } from './content-parts.ts';

const fetched = new Set<string>();

/**
 * Fetches what questions need to be shown at the beginning of a sitting: by the time a question is opened there may be
 * no network. The browser stores pictures and files of the build for as long as they are good, which is a year. What
 * does not come is asked for again where it is shown. One comes after the other, so that no answer waits behind them.
 *
 * @param questions with their passages
 */
export async function fetchContent(questions: unknown): Promise<void> {
  const { hasTree, hasFormula, pictures } = contentParts(questions);
  if (hasTree) await Promise.allSettled([import('./content.tsx'), import('./inline-content.tsx')]);
  if (hasFormula) for (const address of await formulaFiles()) await fetchOnce(address);
  for (const id of pictures) await fetchOnce(addressOf(readQuestionPicture, { params: { id } }));
}

async function formulaFiles(): Promise<readonly string[]> {
  const files = await import('./formula-files.ts').catch(() => null);
  return files?.formulaFiles ?? [];
}

async function fetchOnce(address: string): Promise<void> {
  if (fetched.has(address)) return;

  fetched.add(address);
  try {
    const answer = await fetch(address, { priority: 'low' });
    // Only what was read to its end is stored.
    await answer.blob();
  } catch {
    fetched.delete(address);
  }
}
