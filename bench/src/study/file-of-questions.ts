/** A file of questions as teachers have them: with some formulas, bold words and tables of nothing but text. */
import { proseLines, proseTerms } from './prose.ts';

/** @param count how many questions @returns GIFT */
export function fileOfQuestions(count: number): string {
  const stems = proseLines('bank stems', count);
  const explanations = proseLines('bank explanations', count);
  const terms = proseTerms('bank options', 400);
  const questions = stems.map((stem, at) => {
    const [right, ...wrong] = [0, 1, 2, 3].map((option) => terms[(at * 7 + option * 11) % terms.length]);
    const formula = at % 4 === 0 ? ` \\\\(x_{${at}}^2 + y\\\\)` : '';
    const text = `${stem.replaceAll(/[~=#{}:]/g, ' ')} Which is it of ${at}${escaped(formula)}?`;
    const body = at % 5 === 0 ? `[html]<p>${text}</p><p><strong>Choose one.</strong></p>` : text;
    return `::Question ${at}::${body} {\n=${right}\n${wrong.map((option) => `~${option}`).join('\n')}\n####${explanations[at]?.replaceAll(/[~=#{}:]/g, ' ')}\n}\n`;
  });
  return `$CATEGORY: Soil\n\n${questions.join('\n')}`;
}

const escaped = (text: string) => text.replaceAll(/[{}=~#:]/g, '\\$&');
