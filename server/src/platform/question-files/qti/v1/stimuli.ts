/** Texts that items of 1.2 share, as the newer quizzes of Canvas write them: items that ask nothing, named by others. */
import { escapedMarkup } from '../../html/markup.ts';
import { attribute, childAt, type PlacedElement } from '../../xml/placed-element.ts';
import { unheard, walkItems } from '../../xml/walk-items.ts';
import { noLabels, type Stimulus } from '../qti-context.ts';
import { getMetadata, stimulusField } from './item-metadata.ts';
import { materialHtml } from './material.ts';

/** @param xml of a file @returns the texts that its items share, by the names of the items that hold them */
export function getSharedTexts(xml: string): ReadonlyMap<string, Stimulus> {
  const texts = new Map<string, Stimulus>();
  if (!xml.includes(stimulusField)) return texts;

  const named = new Set<string>();
  walkItems(xml, {
    ...unheard,
    isItem: (name) => name === 'item',
    item(element) {
      const { questionType, stimulus } = getMetadata(element, noLabels);
      if (stimulus !== '') named.add(stimulus);
      else if (questionType === 'text_only_question')
        texts.set(attribute(element, 'ident'), getText(element));
    },
  });
  return new Map([...texts].filter(([name]) => named.has(name)));
}

function getText(item: PlacedElement): Stimulus {
  const instructions = attribute(item, 'instructions').trim();
  const first = instructions === '' ? '' : `<p>${escapedMarkup(instructions)}</p>`;
  const html = first + materialHtml(childAt(item, 'presentation'));
  return { title: attribute(item, 'title').replace(/\s+/g, ' ').trim(), html };
}
