import { basename } from 'node:path';
import { guideMarkdown } from '@akada/core/guide/guide-markdown.ts';
import { planGuide } from '@akada/core/guide/plan-guide.ts';
import { getWords } from '@akada/core/text/words.ts';
import { documentAt, getFiles } from '../read-paths.ts';

/**
 * Prints the study guide that the engine extracts of each note, so that a reader can judge whether it is worth reading.
 *
 * @param paths of notes, of chapters as JSON, and of folders of either
 */
export async function printGuides(paths: readonly string[]): Promise<void> {
  for (const path of getFiles(paths)) {
    const document = await documentAt(path);
    const started = process.cpuUsage();
    const sections = planGuide({ document, focus: '' }).sections.flatMap(({ extract }) => extract ?? []);
    const { user, system } = process.cpuUsage(started);
    const spent = Math.round((user + system) / 1000);
    const writtenText = guideMarkdown(
      document.title,
      sections.map((section) => ({ ...section, own: null })),
    );
    const words = document.pages.reduce((sum, { text }) => sum + getWords(text).length, 0);
    console.log(
      `\n<!-- ${basename(path)}: ${sections.length} sections, ${getWords(writtenText).length} of ${words} words, ${spent} ms -->\n`,
    );
    console.log(writtenText);
  }
}
