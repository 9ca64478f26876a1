/** `<itemfeedback>` of QTI 1.2, which conditions show by its name. */
import { attribute, findBelow, type PlacedElement } from '../../xml/placed-element.ts';
import { getOccasion, type SaidAfterwards } from '../option-feedback.ts';
import type { Condition } from './conditions.ts';
import { materialHtml } from './material.ts';

/**
 * @param feedbacks elements of the item
 * @param conditions that display them
 * @param choices names of its choices, in order
 * @param getMarkdown converts HTML to Markdown
 * @returns the feedback texts
 */
export function saidAfterwards(
  feedbacks: readonly PlacedElement[],
  conditions: readonly Condition[],
  choices: readonly string[],
  getMarkdown: (html: string) => string,
): SaidAfterwards {
  const said: SaidAfterwards = { general: '', right: '', wrong: '', ofOption: choices.map(() => '') };
  const shown = new Map(conditions.toReversed().flatMap((it) => it.shows.map((name) => [name, it])));
  for (const feedback of feedbacks) {
    const name = attribute(feedback, 'ident');
    const text = getMarkdown(materialHtml(withoutHints(feedback)));
    const target = getTarget(name, shown.get(name), choices);
    if (typeof target === 'number') said.ofOption[target] = joined(said.ofOption[target] ?? '', text);
    else said[target] = joined(said[target], text);
  }
  return said;
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

function getTarget(
  name: string,
  visibleCondition: Condition | undefined,
  choices: readonly string[],
): 'general' | 'right' | 'wrong' | number {
  const ofName = choices.findIndex((choice) => name === choice || name === `${choice}_fb`);
  if (ofName !== -1) return ofName;
  const text = getOccasion(name);
  if (text !== null) return text;

  if (visibleCondition === undefined || (visibleCondition.chosen.length === 0 && !visibleCondition.excludes))
    return 'general';
  const [choice = ''] = visibleCondition.chosen;
  const isOfOne =
    visibleCondition.chosen.length === 1 && !visibleCondition.excludes && choices.includes(choice);
  if (isOfOne) return choices.indexOf(choice);
  return (visibleCondition.mark ?? 0) > 0 ? 'right' : 'wrong';
}

/** They are given before the answer. */
function withoutHints(feedback: PlacedElement): PlacedElement {
  const hints = new Set(findBelow(feedback, ({ name }) => name === 'hint'));
  const others = feedback.children.filter((child) => typeof child === 'string' || !hints.has(child));
  return { ...feedback, children: others };
}
