/** Text as the database takes it: without the character that ends strings, and without halves of characters. */

/** @param text of a file, from anyone */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** @param value of a file, from anyone @returns the value with all of its texts as the database takes them */
export function storableValue<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}

/**
 * @param text of a file, from anyone
 * @param maxLength in characters
 * @returns the text on one line, null if nothing is left
 */
export function storableLabel(text: string, maxLength: number): string | null {
  const line = storableText(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.slice(0, maxLength).toWellFormed().trim() || null;
}

const longestTitle = 200;

/** Controls and what turns the direction of text: a name shows as what it is. */
const deceiving = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** @param filename as its sender called it @returns it without its folder, to be shown and stored; never empty */
export function storableFilename(filename: string): string {
  const name = filename.replaceAll('\0', '').replace(deceiving, '').split(/[\\/]/).at(-1) ?? '';
  return storableLabel(name, longestTitle) ?? 'Questions';
}

const ending = /(?:\.(?:gift|aiken|moodle|qti\d*))?\.[\p{L}\d]{1,6}$/u;

/** Uninformative words in file names: formats, and default names that programs give. */
const empty =
  /^(?:gift|aiken|moodle|xml|qti|ims|csv|tsv|txt|text|format|file|export|import|upload|download|blob|untitled|unnamed|\d{1,3})$/i;

/**
 * @param filename as it is stored
 * @param topics of its questions, null for questions without a topic
 * @returns the title of a set of its questions: the name without its extension, or the topic if the name is
 * uninformative
 */
export function titleOfFile(filename: string, topics: readonly (string | null)[]): string {
  const name = filename.replace(ending, '').trim();
  if (!name.split(/[\s._()-]+/).every((word) => word === '' || empty.test(word))) return name;

  const [[topic] = []] = [...Map.groupBy(topics, (it) => it)]
    .filter(([it]) => it !== null)
    .sort(([, some], [, others]) => others.length - some.length);
  return topic ?? 'Imported questions';
}
