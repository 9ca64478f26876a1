const MOST_CHARACTERS = 4_000;
const FOREIGN = /[^\0-\u007F]/u;
const WORD = /[\p{L}\p{M}]+/gu;
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC\uFF70\uFF9E\uFF9F]/u;
const HALF_WIDTH = /[\uFF61-\uFF9F]/u;
const HANGUL = /[\uAC00-\uD7A3]/u;
const HAN = /\p{Script=Han}/u;
/** Signs between printed words, and the marks of East Asian lines. */
const SIGN = /[«»„“”‘’–—…°§№•·×€£µ½¼¾±\u3000-\u3015\u30FB\uFF01-\uFF5E\u2460-\u2473]/u;
const CASED = /^(?:\p{Ll}+|\p{Lu}\p{Ll}*|\p{Lu}+)$/u;

/** Letters of an alphabet, the usual ones first. */
const ALPHABETS = [
  'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэіїєґђјљњћџфъё',
  'αοιετσνηυρπκμλςωάίόέήύώδγχθφβξζψϊϋΐΰ',
  'יהולאתשרמבנכדחפעקגצטסזםןךףץ',
  'اليمنورتبهدعةسفكقحجأذصشخطثضزغإىآظءئؤ',
  'éèáíóúäöüßàçñêâôîûëïåæøœãõčšžěřýůťďňąęłńśźżćőűğışșțâă',
].map((letters) => [...letters]);
const SYLLABLES = new Set(
  '이다는을의에가고하지도로기사한은인를정대시어리자서나아보일원부수전과제장해만상동라주있그게들것생여조비안우성화등면적경방내세구물소식포단위분점학영어국과목름김남북산울부철희름간체계모오무미마르으며연결유용공중신심속음질량력치명관진실문용입출거너더러저버처터트스크드프브즈레네데베페테케게에데타카파바나너니노누느라로루러운동식광합빛반응열역',
);
/** Splits Chinese and Japanese, which have no spaces between words. */
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Rates how much a decoded text looks like real text, from 0 to 1. A wrong encoding gives capitals among
 * small letters, words of two alphabets, marks without a letter, rare letters, or Chinese characters that
 * make no word.
 *
 * @param text must contain characters outside of ASCII
 */
export function plausibility(text: string): number {
  const scores: number[] = [];
  const judged = text.slice(0, MOST_CHARACTERS);
  for (const [word] of judged.matchAll(WORD)) if (FOREIGN.test(word)) scores.push(...getScores(word));
  for (const sign of judged.replace(WORD, '')) if (FOREIGN.test(sign)) scores.push(SIGN.test(sign) ? 0.8 : 0);

  return scores.reduce((sum, score) => sum + score, 0) / Math.max(scores.length, 1);
}

function getScores(word: string): number[] {
  const scores = EAST_ASIAN.test(word) ? eastAsianScores(word) : alphabeticScores(word);

  // One letter may be one of anything.
  return word.length === 1 ? scores.map((score) => score / 2) : scores;
}

function eastAsianScores(word: string): number[] {
  const isMixed = (HANGUL.test(word) && HAN.test(word)) || /[a-z][^\0-\u007F]+[a-z]/.test(word);
  const factor = isMixed ? 0.4 : 1;

  return [...words.segment(word)].flatMap(({ segment }) => {
    const characters = [...segment];
    const isWord = characters.filter((character) => HAN.test(character)).length > 1;
    return characters
      .filter((character) => FOREIGN.test(character))
      .map((character) => factor * eastAsianScore(character, isWord));
  });
}

function eastAsianScore(character: string, isInWord: boolean): number {
  if (HAN.test(character)) return isInWord ? 1 : 0.3;
  if (HALF_WIDTH.test(character)) return 0.6;
  if (HANGUL.test(character)) return SYLLABLES.has(character) ? 1 : 0.3;

  return EAST_ASIAN.test(character) && !/[\u3130-\u318F]/.test(character) ? 1 : 0;
}

function alphabeticScores(word: string): number[] {
  const letters = [...word.toLowerCase()].filter((letter) => FOREIGN.test(letter));
  const isLatin = /^[\p{Script=Latin}\p{M}]+$/u.test(word);
  const isOfOneScript = isLatin || !/\p{Script=Latin}/u.test(word);
  const hasCase = /\p{Lu}|\p{Ll}/u.test(word);
  // A Latin word has more plain letters than accented ones.
  const isAccented = isLatin && letters.length > 2 && letters.length > 0.6 * word.length;
  const isLoose = /^\p{M}/u.test(word);
  const factor = !isOfOneScript || isAccented || isLoose ? 0 : hasCase && !CASED.test(word) ? 0.3 : 1;

  return letters.map((letter) => factor * letterScore(letter));
}

function letterScore(letter: string): number {
  for (const alphabet of ALPHABETS) {
    const rank = alphabet.indexOf(letter);
    if (rank >= 0) return 1 - (0.6 * rank) / alphabet.length;
  }

  return 0.2;
}
