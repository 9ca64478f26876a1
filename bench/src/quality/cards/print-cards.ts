import { basename } from 'node:path';
import { cardShortfallSentence } from '@akada/core/cards/card-shortfall.ts';
import { makeCards } from '@akada/core/cards/make-cards.ts';
import { getWords } from '@akada/core/text/words.ts';
import { documentAt, getFiles } from '../read-paths.ts';

/**
 * Prints every card of each note, so that a reader can judge front and back without the note.
 *
 * @param paths of notes, of chapters as JSON, and of folders of either
 */
export async function printCards(paths: readonly string[]): Promise<void> {
  for (const path of getFiles(paths)) {
    const document = await documentAt(path);
    const started = process.cpuUsage();
    const { cards, shortfall } = makeCards({ document, count: 'all', seed: basename(path) });
    const { user, system } = process.cpuUsage(started);
    const words = document.pages.reduce((sum, { text }) => sum + getWords(text).length, 0);
    const spent = Math.round((user + system) / 1000);
    console.log(`\n## ${basename(path)}: ${cards.length} cards of ${words} words, ${spent} ms`);
    for (const [at, { source, front, back }] of cards.entries())
      console.log(`${at + 1}. [${source}] ${front}${back === '' ? '' : ` → ${back.replaceAll('\n', '; ')}`}`);
    if (shortfall !== null) console.log(cardShortfallSentence(shortfall));
  }
}
