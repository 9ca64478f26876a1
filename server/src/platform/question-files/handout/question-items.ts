/** A question of a handout: as it is asked, and as it is answered. */
import type { FilePassage, FileQuestion } from '../question-file.ts';
import { instruction, letteredRow } from './answer-rows.ts';
import { element, type PageElement } from './element.ts';
import type { HandoutTexts } from './handout-texts.ts';
import { handoutTypes } from './types/handout-types.ts';

/** @param question any @param texts of the handout @returns the item of a list, with room to answer */
export function askedItem({ type, stem, options, body }: FileQuestion, texts: HandoutTexts): PageElement {
  if (body !== null) {
    const { prepareStem, printQuestion } = handoutTypes[body.type];
    const room = printQuestion(body, texts);
    return element('li', { class: 'question' }, [...texts.of(prepareStem?.(stem) ?? stem), ...room]);
  }
  return element('li', { class: 'question' }, [
    ...texts.of(stem),
    ...(type === 'multiple' ? [instruction('Choose all that are right.')] : []),
    element(
      'ol',
      { type: 'A', class: type === 'multiple' ? 'options several' : 'options' },
      options.map(({ text }) => element('li', {}, texts.of(text))),
    ),
  ]);
}

/** @param question any @param texts of the handout @returns the item of a list: what is right, and why */
export function answerItem(
  { options, keys, body, explanation }: FileQuestion,
  texts: HandoutTexts,
): PageElement {
  const remarks = options.flatMap(({ feedback }, index) =>
    feedback === '' ? [] : [letteredRow(index, texts.of(feedback))],
  );
  const answers =
    body === null
      ? keys.map((index) => letteredRow(index, texts.of(options[index]?.text ?? '')))
      : handoutTypes[body.type].printAnswer(body, texts);
  return element('li', {}, [
    ...answers,
    ...texts.of(explanation),
    ...(remarks.length === 0 ? [] : [instruction('About the options:'), ...remarks]),
  ]);
}

/** @param passage of questions @param span which these are @param texts of the handout @returns it with its title */
export function passageSection({ title, text }: FilePassage, span: string, texts: HandoutTexts): PageElement {
  const heading = title === '' ? span : `${span}: ${title}`;
  return element('section', { class: 'passage' }, [element('h2', {}, [heading]), ...texts.of(text)]);
}
