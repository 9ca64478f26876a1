/** A written note as a file of Markdown, as it leaves the product. */
import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { WrittenText } from '@akada/core/notes/written-note.ts';

/** A picture as a text names it. */
const picture = /\]\(image:([0-9a-f-]{36})\)/gi;

/**
 * @param publicUrl of this installation
 * @returns its title as a heading, and its text; pictures are named by addresses that any program opens
 */
export function getMarkdown({ title, text }: WrittenText, publicUrl: string): string {
  const path = `${apiBase}${readQuestionPicture.path}`;
  const visibleText = text.replace(
    picture,
    (_match, id: string) => `](${publicUrl}${path.replace('{id}', id)})`,
  );
  return title === '' ? `${visibleText}\n` : `# ${title}\n\n${visibleText}\n`;
}
