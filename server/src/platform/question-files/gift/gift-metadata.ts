/** Data about GIFT questions outside of them: tags in comments, and categories. */

/** Bounded: a comment may open many and close none. */
const tag = /\[tag:((?:\\\]|[^\]]){1,400})\]/g;
const passage = /\[passage:(\d{1,6})\]/;

/** @param comments of a block @returns the tags in them: `[tag:x]`, where `\]` is a bracket */
export function getTags(comments: readonly string[]): string[] {
  return comments.flatMap((comment) =>
    Array.from(comment.matchAll(tag), ([, name = '']) => name.replaceAll('\\]', ']')),
  );
}

/** @param tags of a question @returns them as a comment says them */
export function writtenTag(tags: readonly string[]): string {
  // A backslash at the end would be taken for one of the bracket.
  return tags.map((name) => `[tag:${name.replaceAll(']', '\\]').replace(/\\$/, '\\ ')}]`).join(' ');
}

/** @param comments of a block @returns the number of the passage that it is, or that its question belongs to */
export function getPassageNumber(comments: readonly string[]): string | null {
  return passage.exec(comments.join(' '))?.[1] ?? null;
}

/**
 * A category is a path; a slash in a name is doubled, `$course$` is its place, and `top` contains all others.
 *
 * @param path the text after `$CATEGORY:`
 * @returns its last name, or null
 */
export function getTopic(path: string): string | null {
  const names = path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
  if (/^\$\w+\$$/.test(names[0] ?? '')) names.shift();
  if (names[0] === 'top') names.shift();
  return names.at(-1) ?? null;
}

/** @param topic of the questions that follow @returns the line that says so */
export function writtenCategory(topic: string | null): string {
  // Slashes at the start would be one run with that before it.
  const name =
    topic === null
      ? ''
      : `/${topic
          .replace(/\s+/g, ' ')
          .replaceAll('/', '//')
          .replace(/^(?=\/)/, ' ')}`;
  return `$CATEGORY: $course$/top${name}`;
}
