import type { TextSpan } from '../../text/document.ts';
import { restricts } from './restrictions.ts';

/** A marker that ties a sentence to the one before without changing what it states. */
const LEADING_MARKER =
  /^(?:However|Therefore|Thus|Hence|For example|For instance|In addition|Additionally|Moreover|Furthermore|In contrast|By contrast|In fact|In other words|As a result|Consequently|Finally|First|Second|Third|Similarly|Likewise|Instead|In short|Specifically|In particular|Indeed|Nevertheless|Nonetheless|On the other hand|Meanwhile|Of course|Interestingly|Importantly|Fortunately|Unfortunately|Essentially|In essence|Also|Ultimately|Overall|Conversely|Alternatively|In turn|Note that|Recall that|Remember that),?\s+(?=\S)/;
const NEEDS_COMMA = /,\s+$|that\s+$/;
const BRACKETED = /\s*\([^()]{0,300}\)|\s*\[[^[\]]{0,60}\]/g;

interface WithoutAsides {
  text: string;
  /** The omitted ranges of the original. */
  removed: TextSpan[];
}

/** The spans of a sentence that a question does better without: the leading marker, and brackets that only add something. */
export function findAsides(sentence: string): TextSpan[] {
  const removed: TextSpan[] = [];
  const marker = LEADING_MARKER.exec(sentence)?.[0];
  if (marker !== undefined && NEEDS_COMMA.test(marker)) removed.push({ start: 0, end: marker.length });
  for (const match of sentence.matchAll(BRACKETED)) {
    if (!restricts(match[0])) removed.push({ start: match.index, end: match.index + match[0].length });
  }
  return removed;
}

/** The sentence without its asides, with a capital in front again. */
export function withoutAsides(sentence: string): WithoutAsides {
  const removed = findAsides(sentence);
  return { text: capitalised(cutOut(sentence, removed)), removed };
}

/** The text without the given spans, in order and without overlaps. */
export function cutOut(text: string, removed: readonly TextSpan[]): string {
  let rest = '';
  let index = 0;
  for (const span of removed) {
    rest += text.slice(index, span.start);
    index = Math.max(index, span.end);
  }
  return rest + text.slice(index);
}

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
