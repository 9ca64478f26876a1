import { readCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { hasLittleData } from '../../lib/device/little-data.ts';
import { getAddress } from '../../lib/http/request.ts';
import { contentParts } from './content-parts.ts';
import { formulaFiles } from './formula-files.ts';

const fetched = new Set<string>();

/** Fetches pictures, sounds, formulas and their code one after the other, so that no other request waits behind them. */
export async function fetchContentFiles(questions: unknown, hasMedia = true): Promise<void> {
  const { hasTree, hasFormula, pictures, sounds } = contentParts(questions);
  if (hasTree) await Promise.allSettled([import('./content.tsx'), import('./inline-content.tsx')]);
  if (hasFormula) for (const address of formulaFiles) await fetchOnce(address);
  if (!hasMedia || hasLittleData()) return;
  for (const id of pictures) await fetchOnce(getAddress(readQuestionPicture, { params: { id } }));
  for (const id of sounds) await fetchOnce(getAddress(readCardSound, { params: { id } }));
}

async function fetchOnce(address: string): Promise<void> {
  if (fetched.has(address)) return;

  fetched.add(address);
  try {
    const answer = await fetch(address, { priority: 'low' });
    // The browser stores only answers that were read to their end.
    await answer.blob();
    if (!answer.ok) fetched.delete(address);
  } catch {
    fetched.delete(address);
  }
}
