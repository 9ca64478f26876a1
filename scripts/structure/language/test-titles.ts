/** Titles of tests: each says who does what, either without a group or after the title of its group. */
import { auxiliaries, baseForm } from './grammar-words.ts';
import { hasMainVerb } from './main-verb.ts';

/** Titles whose words come from the rows of a table cannot be read here. */
const onlyPlaceholders = /^([%$][\w.#]*\W*)+$/;

/** @param titles of the groups around a test and of the test itself @returns why the last one is not plain, or undefined */
export function titleFault(titles: readonly string[]): string | undefined {
  const title = titles.at(-1) ?? '';
  const group = titles.slice(0, -1).join(' ');
  const [first = '', second = ''] = title.toLowerCase().match(/[a-z’']+|%\w/g) ?? [];
  const startsWithVerb =
    auxiliaries.has(first) || (first.endsWith('s') && baseForm(first) !== undefined && !followsNoun(second));
  if (/\b(is|are|has|of|by|for|with|that)$|,$/.test(group)) return 'the group title is half of a sentence';
  if (/^(what|of|as|whoever|whatever|nobody|nothing|none|one|those|they|that|it)$/.test(first))
    return `opens with "${first}" instead of the actor`;
  if (onlyPlaceholders.test(title)) return undefined;
  if (group === '' && startsWithVerb) return 'has no subject and no group that names it';
  if (/(ed|wn|en|nt|id)$/.test(first) && auxiliaries.has(second)) return 'has a participle as its subject';
  const sentence = `${group}, ${title}`
    .replace(/(?<=\b(that|which|who) )(%\w|\$[\w.]+)/g, 'exists')
    .replace(/%\w|\$[\w.]+/g, 'values')
    .trim();
  return hasMainVerb(sentence) ? undefined : 'has no verb';
}

/** "Requests are listed" opens with a noun, "requests a link" with a verb. */
function followsNoun(word: string): boolean {
  return auxiliaries.has(word) || /^(of|that|which|who)$/.test(word);
}
