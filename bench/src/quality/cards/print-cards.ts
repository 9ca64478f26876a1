import { readdirSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { cardShortfallSentence } from '@akada/core/cards/card-shortfall.ts';
import { makeCards } from '@akada/core/cards/make-cards.ts';
import { mediaTypeOfName } from '@akada/core/notes/file-kinds.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import { wordsOf } from '@akada/core/text/words.ts';
import { readDocument } from '../../../../server/src/platform/extract/child/read-document.ts';
import { readAs } from '../chapter-document.ts';
import { readChapter } from '../chapter-file.ts';

/**
 * Prints every card of each note, so that a reader can judge front and back alone.
 *
 * @param paths of notes, of chapters as JSON, and of folders of either
 */
export async function printCards(paths: readonly string[]): Promise<void> {
  for (const path of paths.flatMap(filesAt)) {
    const document = await documentAt(path);
    const started = process.cpuUsage();
    const { cards, shortfall } = makeCards({ document, count: 'all', seed: basename(path) });
    const { user, system } = process.cpuUsage(started);
    const words = document.pages.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    const spent = Math.round((user + system) / 1000);
    console.log(`\n## ${basename(path)}: ${cards.length} cards of ${words} words, ${spent} ms`);
    for (const [at, { source, front, back }] of cards.entries())
      console.log(`${at + 1}. [${source}] ${front}${back === '' ? '' : ` → ${back.replaceAll('\n', '; ')}`}`);
    if (shortfall !== null) console.log(cardShortfallSentence(shortfall));
  }
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];

  const names = readdirSync(path).filter((name) => name !== 'README.md');
  const notes = names.filter((name) => /\.(?:txt|md)$/.test(name));
  // Beside a note, a JSON file holds its labels.
  const chosen = notes.length > 0 ? notes : names.filter((name) => name.endsWith('.json'));
  return chosen.sort().map((name) => join(path, name));
}

async function documentAt(path: string): Promise<StudyDocument> {
  if (parse(path).ext === '.json') return readAs(readChapter(path), 'bold').document;

  const mediaType = mediaTypeOfName(path) ?? '';
  const outcome = await readDocument({ path, filename: basename(path), mediaType });
  if (!outcome.ok) throw new Error(`${path} is ${outcome.reason}: ${outcome.detail}`);

  return outcome.document;
}
