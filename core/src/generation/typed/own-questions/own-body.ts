/** Chooses the type of a question that a note asks itself. */
import type {
  GapsBody,
  NumericalBody,
  OpenBody,
  OrderingBody,
  ShortBody,
} from '../../../question-types/question-body.ts';
import { bodyLimits } from '../../../question-types/question-body.ts';
import { getWords, isStopWord, normalForm } from '../../../text/words.ts';
import { getAmountBody, readAmount } from '../numbers/amount.ts';
import { canBeTyped, getShortBody } from '../short-body.ts';
import type { OwnPair } from './own-pair.ts';

/** The parts of a question that depend on its answer. */
export interface OwnBody {
  stem: string;
  body: ShortBody | NumericalBody | OrderingBody | GapsBody | OpenBody;
  /** The answer in a few words, if it is one. */
  answers: string[];
}

/** A question whose answer is a text, however short it is. */
const ASKS_FOR_TEXT =
  /^(?:pourquoi|expliquez?|définissez|définis|décrivez|comparez|justifiez|qu['’]est-ce qu|en quoi|à quoi|que (?:signifie|se passe|désigne)|comment(?! (?:appelle|s['’]appelle|se nomme|nomme))|quelles? (?:est|sont) (?:la différence|les différences|le rôle|la fonction|l['’]importance|la définition)|why|how (?!(?:many|much|long|far|often|old|high|fast|large|big|tall|deep|heavy)\b)|explain|describe|discuss|define|outline|differentiate|distinguish|compare|contrast|comment|justify|what (?:happens|is meant|do you (?:mean|understand)|does .+ (?:mean|do)|is the (?:difference|meaning|definition|function|importance|role|purpose|aim)))/i;
/** "Who", "Where", "Which organ": the answer is a name. */
const ASKS_FOR_NAME =
  /^(?:qui|où|quand|combien|à qui|par qui|en quelle année|(?:à|en|de|dans|sur) quel(?:le)?s? \p{L}|quel(?:le)?s? (?!(?:est|sont|était|fut) (?:la différence|le rôle|la fonction|l['’]importance|la définition|les? effet|les? cause))|comment (?:appelle-t-on|s['’]appelle|se nomme|nomme-t-on)|who|whom|whose|where|when|in (?:which|what)|which|name the|what (?!(?:is|are|was|were|do|does|did|happens|makes|causes|caused)\b)|what (?:is|are|was|were) the (?:[\p{L}-]+ ){0,2}(?:name|term|capital|unit|symbol|formula|author|title|colou?r|shape|number|date|year|place|organ|instrument|chemical)|what do we call|true or false)/iu;
/** "What is the longest bone?" asks for a name as well. */
const IS_SINGLED_OUT =
  /^(?:what|which|name)\b.*\b(?:\p{L}+est|most|first|main|only|powerhouse|other name|called)\b/iu;
const MAX_NAME_WORDS = 3;
const ASKS_FOR_ORDER =
  /\b(?:in (?:the )?(?:correct |right |proper )?(?:order|sequence)|from (?:the )?(?:first|smallest|lowest|beginning))\b/i;
const ASKS_FOR_STEPS = /\b(?:steps|stages|phases|sequence)\b/i;
const ITEMS = { min: 3, max: 7, words: 12 };

/**
 * Chooses the strictest type in which the answer can be marked fairly.
 *
 * @param pair of a note
 * @returns options where the note prints them, a number, an order or a few words where the answer is one, otherwise an open
 *   answer with the words of the note
 */
export function getOwnBody({ question, answers, options, isList }: OwnPair): OwnBody {
  if (options !== null) return getSelection(question, options.options, options.key ?? 0);

  const [only = ''] = answers;
  const plain = only.replace(/[.;]$/, '').trim();
  return (
    getOrder(question, isList ? answers : splitChain(plain)) ??
    (answers.length === 1 ? (getNumber(question, plain) ?? getName(question, plain)) : null) ?? {
      stem: question,
      body: { type: 'open', answer: answers.join('\n') },
      answers: [],
    }
  );
}

function getSelection(question: string, options: readonly string[], key: number): OwnBody {
  return {
    stem: `${question} [[1]]`,
    body: {
      type: 'gaps',
      gaps: [
        {
          weight: 1,
          answer: {
            type: 'select',
            options: options.map((text, index) => ({ text, share: index === key ? 1 : 0, feedback: '' })),
          },
        },
      ],
    },
    answers: [options[key] ?? ''],
  };
}

function splitChain(answer: string): string[] {
  if (/→|->/.test(answer)) return answer.split(/\s*(?:→|->)\s*/);
  return answer.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/);
}

/** Items that the question asks for in their order. */
function getOrder(question: string, items: readonly string[]): OwnBody | null {
  const isOrder =
    ASKS_FOR_ORDER.test(question) || (ASKS_FOR_STEPS.test(question) && /\border\b/i.test(question));
  const isFit =
    items.length >= ITEMS.min &&
    items.length <= ITEMS.max &&
    items.every(
      (item) => item !== '' && item.length <= bodyLimits.text && getWords(item).length <= ITEMS.words,
    ) &&
    new Set(items.map(normalForm)).size === items.length;
  if (!isOrder || !isFit) return null;
  return { stem: question, body: { type: 'ordering', items: [...items], rule: 'longest_run' }, answers: [] };
}

function getNumber(question: string, answer: string): OwnBody | null {
  const amount = readAmount(answer);
  if (amount === null || ASKS_FOR_TEXT.test(question)) return null;
  return { stem: question, body: getAmountBody(amount), answers: [answer] };
}

function getName(question: string, answer: string): OwnBody | null {
  if (!canBeTyped(answer) || ASKS_FOR_TEXT.test(question)) return null;

  const words = getWords(answer.replace(/\s*\([^)]*\)\s*$/, ''));
  const isProper = words.every(({ text, lower }) => /^[\p{Lu}\p{N}]/u.test(text) || isStopWord(lower));
  const isPlain = words.length <= MAX_NAME_WORDS && !words.some(({ lower }) => isStopWord(lower));
  const asksForName = ASKS_FOR_NAME.test(question) || IS_SINGLED_OUT.test(question);
  if (!asksForName || !(isPlain || (isProper && words.length > 1))) return null;
  return { stem: question, body: getShortBody(answer), answers: [answer] };
}
