/** `<itemfeedback>` of QTI 1.2, which conditions show by its name. */
import { attribute, findBelow, type PlacedElement } from '../../xml/placed-element.ts';
import { occasionOf, type SaidAfterwards } from '../option-feedback.ts';
import type { Condition } from './conditions.ts';
import { materialHtml } from './material.ts';

/**
 * @param feedbacks elements of the item
 * @param conditions that display them
 * @param choices names of its choices, in order
 * @param markdownOf converts HTML to Markdown
 * @returns the feedback texts
 */
export function saidAfterwards(
  feedbacks: readonly PlacedElement[],
  conditions: readonly Condition[],
  choices: readonly string[],
  markdownOf: (html: string) => string,
): SaidAfterwards {
  const said: SaidAfterwards = { general: '', right: '', wrong: '', ofOption: choices.map(() => '') };
  const shown = new Map(conditions.toReversed().flatMap((it) => it.shows.map((name) => [name, it])));
  for (const feedback of feedbacks) {
    const name = attribute(feedback, 'ident');
    const text = markdownOf(materialHtml(withoutHints(feedback)));
    const target = targetOf(name, shown.get(name), choices);
    if (typeof target === 'number') said.ofOption[target] = joined(said.ofOption[target] ?? '', text);
    else said[target] = joined(said[target], text);
  }
  return said;
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

function targetOf(
  name: string,
  shown: Condition | undefined,
  choices: readonly string[],
): 'general' | 'right' | 'wrong' | number {
  const ofName = choices.findIndex((choice) => name === choice || name === `${choice}_fb`);
  if (ofName !== -1) return ofName;
  const said = occasionOf(name);
  if (said !== null) return said;

  if (shown === undefined || (shown.chosen.length === 0 && !shown.excludes)) return 'general';
  const [choice = ''] = shown.chosen;
  const isOfOne = shown.chosen.length === 1 && !shown.excludes && choices.includes(choice);
  if (isOfOne) return choices.indexOf(choice);
  return (shown.mark ?? 0) > 0 ? 'right' : 'wrong';
}

/** They are given before the answer. */
function withoutHints(feedback: PlacedElement): PlacedElement {
  const hints = new Set(findBelow(feedback, ({ name }) => name === 'hint'));
  const others = feedback.children.filter((child) => typeof child === 'string' || !hints.has(child));
  return { ...feedback, children: others };
}
