/** Represents a difficulty in formats that know only tags: `difficulty:hard`. */
import type { FileDifficulty, FileQuestion } from './question-file.ts';

const form = /^difficulty\s*[:=]\s*(easy|medium|hard)$/i;

type Tagged = Pick<FileQuestion, 'difficulty' | 'tags'>;

/**
 * @param written tags of a file
 * @returns each tag once without the difficulty's tag, and the difficulty
 */
export function readTags(written: Iterable<string>): Tagged {
  let difficulty: FileDifficulty | null = null;
  const tags = new Set<string>();
  for (const tag of written) {
    const name = tag.replace(/\s+/g, ' ').trim();
    const [, said] = form.exec(name) ?? [];
    if (said !== undefined) difficulty ??= said.toLowerCase() as FileDifficulty;
    else if (name !== '') tags.add(name);
  }
  return { difficulty, tags: [...tags] };
}

/**
 * @param question with tags
 * @returns its tags, and one more if it has a difficulty
 */
export function writtenTags({ difficulty, tags }: Tagged): string[] {
  return difficulty === null ? tags : [...tags, `difficulty:${difficulty}`];
}
