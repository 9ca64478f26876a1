/** Files of questions as teachers have them: with some formulas, bold words and tables of nothing but text. */
import {
  type DownloadToWrite,
  writeDownload,
} from '../../../server/src/platform/question-files/child/write-download.ts';
import { readQuestionFile } from '../../../server/src/platform/question-files/read-question-file.ts';
import { proseLines, proseTerms } from './prose.ts';

/** @param name of the file, which each of its questions says, so that two files have none in common */
export async function fileOfQuestions(
  format: DownloadToWrite['format'],
  { name, count }: { name: string; count: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const gift = Buffer.from(giftOfQuestions(name, count));
  if (format === 'gift') return gift;

  const { questions, passages, pictures } = await readQuestionFile('gift', gift);
  const stored = questions.map((question) => ({ ...question, isPlain: false, source: null }));
  const { bytes } = await writeDownload({ format, title: name, questions: stored, passages, pictures });
  return new Uint8Array(bytes);
}

function giftOfQuestions(name: string, count: number): string {
  const stems = proseLines('bank stems', count);
  const explanations = proseLines('bank explanations', count);
  const terms = proseTerms('bank options', 400);
  const questions = stems.map((stem, index) => {
    const [right, ...wrong] = [0, 1, 2, 3].map((option) => terms[(index * 7 + option * 11) % terms.length]);
    const formula = index % 4 === 0 ? ` \\\\(x_{${index}}^2 + y\\\\)` : '';
    const text = `${stem.replaceAll(/[~=#{}:]/g, ' ')} Which is it of ${index} in ${name}${escaped(formula)}?`;
    const body = index % 5 === 0 ? `[html]<p>${text}</p><p><strong>Choose one.</strong></p>` : text;
    return `::Question ${index}::${body} {\n=${right}\n${wrong.map((option) => `~${option}`).join('\n')}\n####${explanations[index]?.replaceAll(/[~=#{}:]/g, ' ')}\n}\n`;
  });
  return `$CATEGORY: Soil\n\n${questions.join('\n')}`;
}

const escaped = (text: string) => text.replaceAll(/[{}=~#:]/g, '\\$&');
