/** A question as a block of GIFT: plain where a person would type it so, else HTML, as Moodle writes it. */
import { getMissingKind } from '../bodies/body-names.ts';
import { getBodyTexts } from '../bodies/body-texts.ts';
import { writtenTags } from '../difficulty-tag.ts';
import type { FilePassage, FileQuestion } from '../question-file.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import type { WrittenBody } from '../written-file.ts';
import { escaped } from './gift-escapes.ts';
import { writtenTag } from './gift-metadata.ts';
import { GiftTexts } from './gift-written-texts.ts';
import { giftTypes } from './types/gift-types.ts';

/** @param passage as a text without braces, which Moodle reads as a description @param number that its questions name */
export function passageBlock({ title, text }: FilePassage, number: number): string {
  const { markdown } = withoutPictures(text);
  return `// [passage:${number}]\n${writtenName(title)}${new GiftTexts([markdown]).stem(markdown)}`;
}

/**
 * @param question without pictures
 * @param passage the number of its passage, or null
 * @returns its block, or the reason why GIFT cannot hold it
 */
export function questionBlock(question: FileQuestion, passage: number | null): WrittenBody {
  const { name, stem, explanation, options, body } = question;
  const texts = new GiftTexts([
    stem,
    explanation,
    ...options.flatMap(({ text, feedback }) => [text, feedback]),
    ...getBodyTexts(body),
  ]);
  const answers = writeAnswers(question, texts);
  if ('missing' in answers) return answers;

  const comments = [writtenTag(writtenTags(question)), passage === null ? '' : `[passage:${passage}]`];
  const comment = comments.filter((part) => part !== '').join(' ');
  const start = `${comment === '' ? '' : `// ${comment}\n`}${writtenName(name ?? '')}${texts.stem(stem)}`;
  return { ...answers, text: `${start}{${answers.text}}` };
}

function writeAnswers(question: FileQuestion, texts: GiftTexts): WrittenBody {
  const { type, body, explanation } = question;
  if (type === 'true_false') return { text: trueFalse(question, texts) };
  if (body === null) return { text: choice(question, texts) };

  const result = giftTypes.find((module) => module.type === body.type)?.write(body, texts);
  if (result === undefined) return { missing: getMissingKind('GIFT', body.type) };
  const general = texts.general(explanation);
  if ('missing' in result || general === '') return result;
  return { ...result, text: `${result.text}\t${general}\n` };
}

function writtenName(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim();
  return text === '' ? '' : `::${escaped(text)}::`;
}

function trueFalse({ options, keys, explanation }: FileQuestion, texts: GiftTexts): string {
  const isTrue = keys[0] === 0;
  const [whenTrue = '', whenFalse = ''] = options.map(({ feedback }) => texts.inner(feedback));
  const [right, wrong] = isTrue ? [whenTrue, whenFalse] : [whenFalse, whenTrue];
  const comments = right === '' ? (wrong === '' ? '' : `#${wrong}`) : `#${wrong}#${right}`;
  return `${isTrue ? 'TRUE' : 'FALSE'}${comments}${texts.general(explanation)}`;
}

function choice({ type, options, keys, explanation }: FileQuestion, texts: GiftTexts): string {
  const share = Number((100 / keys.length).toFixed(5));
  const markOf = (isRight: boolean) => {
    if (type === 'single') return isRight ? '=' : '~';
    return isRight ? `~%${share}%` : '~%-100%';
  };
  const lines = options.map(({ text, feedback }, index) => {
    return `\t${markOf(keys.includes(index))}${texts.inner(text)}${texts.comment(feedback)}\n`;
  });
  const general = texts.general(explanation);
  return `\n${lines.join('')}${general === '' ? '' : `\t${general}\n`}`;
}
