import { markdownByChance } from '../../content/testing/markdown-by-chance.ts';

/** Texts of a question file, whose pictures are named by their index. */
export const someMarkdown = markdownByChance(['](picture:1)', '![map](picture:0)']);
