/** The words and signs of a search. */

export type SearchToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'or' }
  | { kind: 'not' }
  /** A word; `name` is the part in front of a colon, null if there is none or if quotes make it plain text. */
  | { kind: 'word'; name: string | null; text: string };

/** A bracket, a minus in front of something, a phrase with or without a name, a name without a text, or a word. */
const form =
  /([()])|(-)(?=[^\s-])|(?:([a-z]+):)?"([^"]*)"?|([a-z]+):(?=[\s)]|$)|(?:([a-z]+):)?([^\s()"]+)/giy;

/** @returns the tokens in order; nothing is an error, because people type while they search */
export function readTokens(text: string): SearchToken[] {
  const tokens: SearchToken[] = [];
  form.lastIndex = 0;
  const rest = text.normalize('NFC');
  for (let index = 0; index < rest.length; ) {
    if (/\s/.test(rest[index] ?? '')) {
      index += 1;
      continue;
    }
    form.lastIndex = index;
    const match = form.exec(rest);
    if (match === null) {
      index += 1;
      continue;
    }
    index = form.lastIndex;
    const token = getToken(match);
    if (token !== null) tokens.push(token);
  }
  return tokens;
}

function getToken(match: RegExpExecArray): SearchToken | null {
  const [, bracket, minus, phraseName, phrase, emptyName, wordName, word] = match;
  if (bracket !== undefined) return { kind: bracket === '(' ? 'open' : 'close' };
  if (minus !== undefined) return { kind: 'not' };
  if (phrase !== undefined) return phraseToken(phraseName, phrase);
  if (word !== undefined) {
    if (wordName === undefined && /^or$/i.test(word)) return { kind: 'or' };
    if (wordName === undefined && /^and$/i.test(word)) return null;
    return { kind: 'word', name: wordName?.toLowerCase() ?? null, text: word };
  }
  return emptyName === undefined ? null : { kind: 'word', name: emptyName.toLowerCase(), text: '' };
}

/** Anki writes both `deck:"Cell biology"` and `"deck:Cell biology"`. */
function phraseToken(name: string | undefined, phrase: string): SearchToken | null {
  if (name !== undefined) return { kind: 'word', name: name.toLowerCase(), text: phrase.trim() };
  const [, inner, text = ''] = /^(deck|tag|note):(.*)$/i.exec(phrase) ?? [];
  if (inner !== undefined) return { kind: 'word', name: inner.toLowerCase(), text: text.trim() };
  return phrase.trim() === '' ? null : { kind: 'word', name: null, text: phrase.trim() };
}
