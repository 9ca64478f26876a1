/** Feedback of QTI 2 and 3: next to choices, as blocks of the body, and as modal windows. */
import { attribute, findBelow, type PlacedElement } from '../../xml/placed-element.ts';
import { getOccasion, type SaidAfterwards } from '../option-feedback.ts';
import { bodyHtml } from './body-html.ts';

/**
 * @param item with the names of QTI 2
 * @returns its feedback, without the feedback of choices
 */
export function getFeedback(item: PlacedElement): PlacedElement[] {
  return findBelow(item, ({ name }) => name === 'modalFeedback' || name === 'feedbackBlock');
}

/**
 * @param item with the names of QTI 2
 * @param choices of its interaction, in order
 * @param getMarkdown converts HTML to Markdown
 * @returns the feedback texts
 */
export function saidAfterwards(
  item: PlacedElement,
  choices: readonly PlacedElement[],
  getMarkdown: (html: string) => string,
): SaidAfterwards {
  const names = choices.map((choice) => attribute(choice, 'identifier'));
  const inline = choices.map((choice) => findBelow(choice, ({ name }) => name === 'feedbackInline'));
  const said: SaidAfterwards = {
    general: '',
    right: '',
    wrong: '',
    ofOption: inline.map((parts) => joined(parts.map((part) => getMarkdown(bodyHtml(part))))),
  };
  for (const feedback of findBelow(
    item,
    ({ name }) => name === 'modalFeedback' || name === 'feedbackBlock',
  )) {
    // Feedback that one outcome hides appears for all others.
    if (attribute(feedback, 'showHide') === 'hide') continue;
    const text = getMarkdown(bodyHtml(feedback));
    const name = attribute(feedback, 'identifier');
    const index = names.findIndex((choice) => name === choice || name === `${choice}_fb`);
    if (index === -1) {
      const occasion = getOccasion(name) ?? 'general';
      said[occasion] = joined([said[occasion], text]);
    } else said.ofOption[index] = joined([said.ofOption[index] ?? '', text]);
  }
  return said;
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}
