/** A question as a block of GIFT: plain where a person would type it so, else HTML, as Moodle writes it. */
import { writtenTags } from '../difficulty-tag.ts';
import { markdownToHtml } from '../html/markdown-to-html.ts';
import type { FilePassage, FileQuestion } from '../question-file.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { getPlainLine } from '../text/plain-line.ts';
import { escaped } from './gift-escapes.ts';
import { writtenTag } from './gift-metadata.ts';

/** @param passage as a text without braces, which Moodle reads as a description @param number that its questions name */
export function passageBlock({ title, text }: FilePassage, number: number): string {
  const { markdown } = withoutPictures(text);
  return `// [passage:${number}]\n${writtenName(title)}${new GiftTexts([markdown]).stem(markdown)}`;
}

/**
 * @param question without pictures
 * @param passage the number of its passage, or null
 */
export function questionBlock(question: FileQuestion, passage: number | null): string {
  const { name, stem, explanation, options } = question;
  const texts = new GiftTexts([
    stem,
    explanation,
    ...options.flatMap(({ text, feedback }) => [text, feedback]),
  ]);
  const comments = [writtenTag(writtenTags(question)), passage === null ? '' : `[passage:${passage}]`];
  const comment = comments.filter((part) => part !== '').join(' ');
  const answers = question.type === 'true_false' ? trueFalse(question, texts) : choice(question, texts);
  return `${comment === '' ? '' : `// ${comment}\n`}${writtenName(name ?? '')}${texts.stem(stem)}{${answers}}`;
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
    const comment = texts.inner(feedback);
    return `\t${markOf(keys.includes(index))}${texts.inner(text)}${comment === '' ? '' : `#${comment}`}\n`;
  });
  const general = texts.general(explanation);
  return `\n${lines.join('')}${general === '' ? '' : `\t${general}\n`}`;
}

/** The texts of one question in one format: Moodle gives each text the format of the stem. */
class GiftTexts {
  readonly #isPlain: boolean;

  constructor(texts: readonly string[]) {
    this.#isPlain = texts.every(isPlain);
  }

  stem(markdown: string): string {
    const text = this.#written(markdown);
    // A comment begins so, and a format.
    return this.#isPlain ? text.replace(/^(?=\/\/|\[)/, '[moodle]') : `[html]${text}`;
  }

  /** A format begins with a bracket, and a weight with a percent sign. */
  inner(markdown: string): string {
    return this.#written(markdown).replace(/^(?=[[%])/, this.#isPlain ? '[moodle]' : '[html]');
  }

  general(explanation: string): string {
    const text = this.inner(explanation);
    return text === '' ? '' : `####${text}`;
  }

  #written(markdown: string): string {
    return escaped(this.#isPlain ? getPlainLine(markdown).text : markdownToHtml(markdown, () => null));
  }
}

function isPlain(markdown: string): boolean {
  const { text, isWhole } = getPlainLine(markdown);
  return isWhole && !/[<&]/.test(text);
}
