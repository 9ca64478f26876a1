/** A handout for paper: one page of HTML that needs nothing else, its answers behind all questions. */
import { readFileSync } from 'node:fs';
import { passageAbove } from '@akada/core/questions/passage-order.ts';
import { cleanText } from '../../content/clean-text.ts';
import type { FilePassage, FilePicture, FileQuestion } from '../question-file.ts';
import type { WrittenBytes } from '../written-file.ts';
import { element, getBytes, type PageElement } from './element.ts';
import { formulaStyle } from './formula-style.ts';
import { HandoutTexts } from './handout-texts.ts';
import { answerItem, askedItem, passageSection } from './question-items.ts';

const ownStyle = readFileSync(new URL('./handout.css', import.meta.url), 'utf8');

/** Nothing is loaded and nothing runs, for every recipient and in every program. */
const policy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * @param questions in their order
 * @param passages to which they refer
 * @param pictures that texts show as `picture:n`
 * @param title of the handout
 * @param texts that draws them; within what a handout may cost where absent
 * @returns the file, and what is shown otherwise than in the app
 */
export function writeHandout(
  questions: readonly FileQuestion[],
  passages: readonly FilePassage[],
  pictures: readonly FilePicture[],
  title: string,
  texts: HandoutTexts = new HandoutTexts(pictures),
): WrittenBytes {
  // Each question is written immediately: there is no memory for the elements of thousands.
  const requested = askedParts(questions, passages, texts);
  const answers = questions.map((question) => getBytes(answerItem(question, texts)));
  const name = cleanText(title);
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  const parts = [
    '<!DOCTYPE html><html lang="en">',
    getBytes(head(name, texts)),
    '<body><main>',
    getBytes(element('h1', {}, [name])),
    getBytes(element('p', {}, [count])),
    getBytes(person()),
    ...requested,
    '<section class="answers"><h2>Answers</h2><ol>',
    ...answers,
    '</ol></section></main></body></html>\n',
  ];
  const bytes = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return { bytes, omissions: texts.omissions };
}

/** Each list has the questions of one passage, or those between two. */
function askedParts(
  questions: readonly FileQuestion[],
  passages: readonly FilePassage[],
  texts: HandoutTexts,
): (string | Buffer)[] {
  const named = passages.map((passage, index) => ({ ...passage, id: String(index) }));
  const naming = questions.map(({ passage }) => ({ passage_id: passage?.toString() }));
  const parts = questions.flatMap((question, index) => {
    const item = getBytes(askedItem(question, texts));
    if (index > 0 && naming[index]?.passage_id === naming[index - 1]?.passage_id) return [item];

    const above = passageAbove(named, naming, index);
    const opening = above === null ? '<hr>' : getBytes(passageSection(above, above.span, texts));
    return [...(index === 0 ? [] : ['</ol>']), opening, `<ol start="${index + 1}">`, item];
  });
  return questions.length === 0 ? [] : [...parts, '</ol>'];
}

function head(title: string, { formulaClasses }: HandoutTexts): PageElement {
  return element('head', {}, [
    element('meta', { charset: 'utf-8' }, []),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }, []),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }, []),
    element('title', {}, [title]),
    element('style', {}, [`${formulaStyle(formulaClasses)}\n${ownStyle}`]),
  ]);
}

/** Lines to be filled in. */
function person(): PageElement {
  const line = (label: string) => element('span', {}, [`${label}:`]);
  return element('p', { class: 'person' }, [line('Name'), line('Date')]);
}
