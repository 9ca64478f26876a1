import { sharedCount } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';

/** True when the stem holds no content word of the key, in whatever form. */
export function isLeakFree(stem: string, key: string): boolean {
  return sharedCount(contentStems(stem), contentStems(key)) === 0;
}

/** "an ________" tells which options are out; true when every option takes the article that stands there. */
export function suitsArticle(stem: string, option: string): boolean {
  const article = /(?:^|\s)(an?)\s+_{3,}/i.exec(stem)?.[1]?.toLowerCase();
  return article === undefined || (article === 'an') === startsWithVowelSound(option);
}

/** Whether "an" goes before it, judged by its letters; "unit" and "hour" are the usual exceptions. */
function startsWithVowelSound(option: string): boolean {
  const lower = option.toLowerCase();
  if (/^(?:uni[^mn]|use|eu|one|ubi)/.test(lower)) return false;
  return /^(?:[aeiou]|hour|honest|heir)/.test(lower);
}
