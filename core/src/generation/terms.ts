import { isPluralPhrase } from '../text/number-form.ts';
import { containsWords, normalForm } from '../text/words.ts';
import { DEFINITION_STRENGTH, definitionKind, isWholePhrase } from './definition-patterns.ts';
import type { NoteSentence } from './note-sentence.ts';
import type { Term, TermForm, TermMention } from './term.ts';
import { termCandidates } from './term-candidates.ts';
import { mentionsOf, occurrencesOf } from './term-mentions.ts';
import { termScore } from './term-score.ts';
import { isVagueNoun } from './vague-words.ts';

/** The terms of a note, the ones most worth asking first. */
export function termsOf(sentences: readonly NoteSentence[]): Term[] {
  const candidates = termCandidates(sentences);
  const mentions = mentionsOf(candidates, sentences);
  const headings = sentences
    .filter((sentence) => sentence.isHeading)
    .map((sentence) => normalForm(sentence.text));
  const lastIndex = sentences.length;

  const terms: Term[] = [];
  const occurrences = occurrencesOf(candidates, sentences);
  for (const [norm, places] of mentions) {
    const term = termAt(norm, places, candidates.get(norm)?.isBold ?? false);
    term.occurrences = occurrences.get(norm) ?? places.length;
    if (!isKept(term)) continue;
    const inHeadings = headings.filter((heading) => containsWords(heading, norm)).length;
    term.score = termScore(term, inHeadings, lastIndex);
    terms.push(term);
  }
  return terms.sort((left, right) => right.score - left.score || (left.norm < right.norm ? -1 : 1));
}

function isKept(term: Term): boolean {
  if (term.forms.length === 0) return false;
  return term.isBold || term.mentions.length > 1 || term.definitionStrength >= 0.5;
}

function termAt(norm: string, mentions: TermMention[], isBold: boolean): Term {
  let definitionStrength = 0;
  let hypernym: string | null = null;
  for (const mention of mentions) {
    const kind = definitionKind(mention);
    if (kind === 'mention' || !isWholePhrase(mention)) continue;
    definitionStrength = Math.max(definitionStrength, DEFINITION_STRENGTH[kind]);
    if (kind === 'identity' || kind === 'apposition') hypernym ??= hypernymAfter(mention);
  }
  return {
    norm,
    forms: formsOf(mentions),
    mentions,
    occurrences: 0,
    isPerson: isPersonName(mentions),
    isBold,
    score: 0,
    definitionStrength,
    hypernym,
  };
}

/** The head noun of the first noun phrase after "is a": the kind of thing that the term is. */
function hypernymAfter(mention: TermMention): string | null {
  const words = mention.sentence.tagged ?? [];
  let head: string | null = null;
  for (let at = mention.last + 2; at < Math.min(words.length, mention.last + 10); at += 1) {
    const word = words[at];
    if (word?.wordClass === 'noun') head = word.stem;
    else if (head !== null && !(word?.lower === 'of' && isVagueNoun(head))) break;
  }
  return head;
}

function isPersonName(mentions: readonly TermMention[]): boolean {
  let people = 0;
  let judged = 0;
  for (const { sentence, first, last } of mentions) {
    if (sentence.tagged === null) continue;
    judged += 1;
    const own = sentence.tagged.slice(first, last + 1);
    const isName = own.every((word) => /^\p{Lu}\p{Ll}/u.test(word.text));
    const isCited = own.length === 1 && isCitedAfter(sentence, own[0]?.end ?? 0);
    if (isName && (isCited || own.some((word) => word.isPerson))) people += 1;
  }
  return people * 2 > judged;
}

/** "Bahrick (1984)", "Craik and Tulving (1975)": the name of an author. */
function isCitedAfter(sentence: NoteSentence, end: number): boolean {
  return /^(?:,? (?:and|&) \p{Lu}\p{L}+| et al\.)?,? \(?(?:1[89]|20)\d\d/u.test(
    sentence.text.slice(end, end + 60),
  );
}

function formsOf(mentions: readonly TermMention[]): TermForm[] {
  const counts = new Map<string, number>();
  const openings = new Map<string, number>();
  for (const mention of mentions) {
    const surface = surfaceOf(mention);
    const tally = opensSentence(mention) ? openings : counts;
    tally.set(surface, (tally.get(surface) ?? 0) + 1);
  }
  for (const [surface, count] of openings) {
    const inner = counts.has(surface) ? surface : innerCase(surface);
    counts.set(inner, (counts.get(inner) ?? 0) + count);
  }

  const byLetters = new Map<string, TermForm>();
  for (const [surface, count] of counts) {
    const known = byLetters.get(surface.toLowerCase());
    if (known === undefined || known.count < count) {
      byLetters.set(surface.toLowerCase(), {
        surface,
        isPlural: isPluralPhrase(surface),
        isCapital: /^\p{Lu}/u.test(surface),
        count: count + (known?.count ?? 0),
      });
    } else known.count += count;
  }
  return [...byLetters.values()].sort((left, right) => right.count - left.count);
}

function surfaceOf({ sentence, first, last }: TermMention): string {
  const from = sentence.words[first]?.start ?? 0;
  const to = sentence.words[last]?.end ?? from;
  return sentence.text.slice(from, to).replace(/\s+/g, ' ');
}

function opensSentence(mention: TermMention): boolean {
  const start = mention.sentence.words[mention.first]?.start ?? 0;
  return !/[\p{L}\p{N}]/u.test(mention.sentence.text.slice(0, start));
}

/** The wording inside a sentence of a phrase seen only at a sentence's start; acronyms and names keep capitals. */
function innerCase(surface: string): string {
  if (/^\p{Lu}{2}|^\p{Lu}$/u.test(surface) || /[\s-]\p{Lu}/u.test(surface)) return surface;
  return surface.charAt(0).toLowerCase() + surface.slice(1);
}
