import type { CardNote } from '../../cards/card-note.ts';
import { listContextOf } from '../../cards/sources/context.ts';
import { wholeMeaning } from '../../cards/sources/meaning-text.ts';
import { canBeAsked } from '../../cards/sources/term-form.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { getWords, normalForm } from '../../text/words.ts';
import { type DefinitionFact, GROUP_OF_SENTENCES } from '../facts/fact.ts';
import { listHead } from '../facts/lists/list-head.ts';
import { isYear } from '../facts/phrases/phrases.ts';
import { getPhrases } from '../facts/phrases/phrases-by-language.ts';
import { isOfForm } from '../gate/option-form.ts';
import type { Choice } from './choice.ts';

const PAIR_WORTH = 3.6;
const DATE_WORTH = 3.9;
const FEWEST = 3;
/** "Vitamin C - scurvy" under "Deficiency diseases". */
const MAX_PAIR_WORDS = 2;

/** Short lines of one run: years with events, and pairs below a heading that names them. */
export function lineChoices(
  lines: readonly DefinitionFact[],
  note: CardNote,
  language: WordedLanguage | null,
): Choice[] {
  if (note.isBook) return [];
  // The two labels of one line are rivals, and they belong to no list.
  const single = lines.filter(({ rival, about }) => rival === undefined && about === undefined);
  const runs = Map.groupBy(single, ({ group }) => group);
  runs.delete(GROUP_OF_SENTENCES);
  return [...runs.values()].flatMap((run) => [
    ...datedLines(run, language),
    ...(language === 'eng' ? pairs(run, note) : []),
  ]);
}

interface Answered {
  fact: DefinitionFact;
  stem: string;
  key: string;
  name: string;
}

/** "1914 - amalgamation of north and south". */
function datedLines(run: readonly DefinitionFact[], language: WordedLanguage | null): Choice[] {
  const phrases = getPhrases(language);
  const dated = run.flatMap((fact) => {
    const event = wholeMeaning(fact.meaning);
    if (!isYear(fact.term)) return [];
    return [{ fact, stem: phrases.term(event, fact.term), key: fact.term, name: event }];
  });
  return getChoices(dated, { kind: 'number', worth: DATE_WORTH, language });
}

const MAX_HEAD_WORDS = 6;

/** The separate line above the run, such as "Deficiency diseases"; empty if there is none. */
function lineAbove([first]: readonly DefinitionFact[], { pages }: CardNote): string {
  const page = pages.find(({ number }) => number === first?.origin.page);
  const index = page?.blocks.findIndex(({ start }) => start === first?.origin.start) ?? -1;
  const above = page?.blocks[index - 1];
  const head = above?.kind === 'paragraph' ? listHead(page?.text.slice(above.start, above.end) ?? '') : null;
  return head !== null && getWords(head).length <= MAX_HEAD_WORDS && !head.includes(':') ? head : '';
}

function pairs(run: readonly DefinitionFact[], note: CardNote): Choice[] {
  const own = lineAbove(run, note);
  const paired = run.flatMap((fact) => {
    const { term, meaning, origin } = fact;
    const context = own || listContextOf(note, origin, term).replace(/ ?: $/, '');
    if (
      getWords(meaning).length > MAX_PAIR_WORDS ||
      /\d/.test(meaning) ||
      context === '' ||
      !canBeAsked(term)
    )
      return [];
    return [
      { fact, stem: `Under the heading ${context}, what goes with “${term}”?`, key: meaning, name: term },
    ];
  });
  return getChoices(paired, { kind: 'value', worth: PAIR_WORTH, language: 'eng' });
}

/** Pairs each line with the nearest lines of its run. */
function getChoices(
  answered: readonly Answered[],
  { kind, worth, language }: Pick<Choice, 'kind' | 'worth'> & { language: WordedLanguage | null },
): Choice[] {
  return answered.flatMap(({ fact, stem, key }, at) => {
    const siblings = answered
      .map((other, index) => ({ text: other.key, name: other.name, distance: Math.abs(index - at) }))
      .filter(({ text }) => normalForm(text) !== normalForm(key) && isOfForm(text, key))
      .sort((one, two) => one.distance - two.distance);
    if (siblings.length < FEWEST) return [];
    return [
      {
        kind,
        stem,
        key,
        siblings,
        origin: fact.origin,
        why: (selectedSiblings) => getPhrases(language).why.others(selectedSiblings.map(({ name }) => name)),
        worth,
        spends: [`term:${normalForm(fact.term)}`],
      },
    ];
  });
}
