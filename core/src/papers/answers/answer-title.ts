const MAX_TITLE = 70;
const TITLE =
  /^(?:[\p{L}\d/ ,.-]{0,40}\s)?(?:answers?|answer ?keys?|key|keys|solutions?|marking (?:scheme|guide)|corrigés?|réponses?|explanations?)(?:\s?(?:and|with|&|\/)\s?(?:answers?|explanations?|reasons?|solutions?|workings?))?(?:\s(?:to|for|key|sheet|of|des|aux|du|(?:19|20)\d\d)\b[\p{L}\d\s,:()/–-]{0,40})?\s?[:.–-]{0,2}$/iu;
/** "Choose the correct answer:" and "Answer all questions." tell how to answer. */
const INSTRUCTION =
  /^(?:choose|pick|select|tick|circle|shade|give|write|find|choisis\p{L}*|cochez?|donnez?|the|each|your|what|which|for|in)\b|\b(?:all|any|each|every|correct|right|best|only|one|bonnes?)\b.{0,12}\b(?:answers?|réponses?)/iu;

/**
 * Recognises the title above an answer list.
 *
 * @param text of a line
 * @returns true for "Answers", "KEY TO SECTION A:", "Corrigé"
 */
export function isAnswerTitle(text: string): boolean {
  return text.length <= MAX_TITLE && TITLE.test(text) && !INSTRUCTION.test(text);
}

const LEADING =
  /^(?:(?:the )?(?:answers?|answer ?keys?|keys?|solutions?|corrigés?|réponses?))\s?[:.–-]{1,2}\s{0,3}(?=[([]?(?:q|no)?\.?\s?\d)/iu;
/** The longest title before answers in one line, in characters. */
const MAX_LEADING = 32;

/** @returns where the answers of a line start: "Answers: 1. B 2. C" names itself */
export function getAnswerStart(text: string): number {
  return LEADING.exec(text.slice(0, MAX_LEADING))?.[0].length ?? 0;
}
