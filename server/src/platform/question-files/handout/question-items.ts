/** A question of a handout: as it is asked, and as it is answered. */
import { optionLabel } from '@akada/core/quiz/options.ts';
import type { FilePassage, FileQuestion } from '../question-file.ts';
import { element, type PageElement, type Piece } from './element.ts';
import type { HandoutTexts } from './handout-texts.ts';

/** @param question any @param texts of the handout @returns the item of a list, with room to mark each option */
export function askedItem({ type, stem, options }: FileQuestion, texts: HandoutTexts): PageElement {
  return element('li', { class: 'question' }, [
    ...texts.of(stem),
    ...(type === 'multiple' ? [element('p', { class: 'said' }, ['Choose all that are right.'])] : []),
    element(
      'ol',
      { type: 'A', class: type === 'multiple' ? 'options several' : 'options' },
      options.map(({ text }) => element('li', {}, texts.of(text))),
    ),
  ]);
}

/** @param question any @param texts of the handout @returns the item of a list: what is right, and why */
export function answerItem({ options, keys, explanation }: FileQuestion, texts: HandoutTexts): PageElement {
  const remarks = options.flatMap(({ feedback }, index) =>
    feedback === '' ? [] : [labelled(index, texts.of(feedback))],
  );
  return element('li', {}, [
    ...keys.map((index) => labelled(index, texts.of(options[index]?.text ?? ''))),
    ...texts.of(explanation),
    ...(remarks.length === 0 ? [] : [element('p', { class: 'said' }, ['About the options:']), ...remarks]),
  ]);
}

/** @param passage of questions @param span which these are @param texts of the handout @returns it with its title */
export function passageSection({ title, text }: FilePassage, span: string, texts: HandoutTexts): PageElement {
  const heading = title === '' ? span : `${span}: ${title}`;
  return element('section', { class: 'passage' }, [element('h2', {}, [heading]), ...texts.of(text)]);
}

function labelled(index: number, text: readonly Piece[]): PageElement {
  return element('div', { class: 'labelled' }, [
    element('b', {}, [`${optionLabel(index)}.`]),
    element('div', {}, text),
  ]);
}
