import { containsWords, normalForm } from '../../text/words.ts';
import { type Aliases, areAliases } from '../aliases.ts';

/** True when no distractor is part of another option, another name of the key, or named in the evidence. */
export function hasOneKey(
  key: string,
  distractors: readonly string[],
  quote: string,
  aliases: Aliases,
): boolean {
  const evidence = normalForm(quote);
  const keyNorm = normalForm(key);
  if (anyPartOfAnother([key, ...distractors])) return false;

  return distractors.every((distractor) => {
    const norm = normalForm(distractor);
    return !containsWords(evidence, norm) && !areAliases(aliases, keyNorm, norm);
  });
}

function anyPartOfAnother(options: readonly string[]): boolean {
  return options.some((one, at) => options.some((other, place) => at !== place && isPartOf(one, other)));
}

/** "Dermis" beside "epidermis": the shorter reads like a wrong spelling of the longer. Either way round. */
export function isPartOf(left: string, right: string): boolean {
  const [one, two] = [left.toLowerCase(), right.toLowerCase()];
  return one.includes(two) || two.includes(one);
}
