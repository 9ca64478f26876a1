/**
 * Remarks about the course in a line of a note: what came out last year, tests, homework, what to learn. They are no
 * part of the subject, so nothing is asked of them.
 */

import { frenchRemarks } from './french/french-remarks.ts';

const COURSE_CODE = /^\s*\p{Lu}{3,4}\s?\d{3}(?=[\s:–—-]*\p{Lu}|\s*\/|\s*$)/u;
const STARS = /\s*(?:\*{2,}|[★☆⭐✓✔]\uFE0F?|!{2,}|←)\s*/gu;
const WHEN =
  '(?:last|every|each|this|next) (?:year|semester|session|week|class|time|mon|tues|wednes|thurs|fri|satur|sun)';
const PEOPLE = "(?:he|she|sir|ma['’]?am|prof|dr|mr|mrs|lecturer|tutor|teacher|man)";

const REMARKS: readonly RegExp[] = [
  ...frenchRemarks,
  new RegExp(
    String.raw`\b(?:came|comes|come|coming|will come|asked|repeated|always|likely|set) (?:out|again|in|for|on)? ?(?:the |our |your )?(?:${WHEN}|vivas?|exams?|tests?|quiz|20\d\d|mcqs?|essays?)\b`,
    'iu',
  ),
  /\b(?:always|often|usually|never fails to) comes?(?: out| in)?(?:[.!*]|$)|\b(?:this|it|that|question) (?:came|comes) out\b|^\s*came out\b/iu,
  new RegExp(
    String.raw`\b(?:Q\.? ?\d+|questions? \d*|exams?|tests?|pq|past questions?),? (?:in |of )?${WHEN}`,
    'iu',
  ),
  new RegExp(String.raw`\b${WHEN}[’']?s? (?:exams?|tests?|quiz|questions?)\b`, 'iu'),
  /\b(?:tests?|quiz(?:zes)?|exams?|mcqs?|viva|practical|assignment|homework|seminar|presentation)(?: \d)? (?:is |are |on |by )*(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b|next\b|tomorrow\b|date|question|exam|sat\b)/iu,
  /\b(?:mid-?sem(?:ester)?|midterm|deadline|past questions?|office hours|course ?work|course rep|attendance|for (?:the )?(?:exams?|tests?|quiz|viva|mcqs?)|in (?:the )?(?:exams?|tests?|quiz)\b(?! of))\b/iu,
  /^\s*(?:assignment|homework|quiz|test \d|to do|reading list|try (?:this|it)\b|example in class|missed|did not finish|not finished|next class|next week)\b/iu,
  /\b(?:memori[sz]e|cram|just know|must know|know (?:this|it|them) (?:well|by heart)|know (?:it|this|them|all|just)(?: \p{L}+)?[.!)]*$|know (?:one|two|an?)(?: \p{L}+)? examples?\b|know the (?:names?|diagrams?|definitions?)\b|learn (?:this|it|them|word|by heart)|note (?:this|well)|don['’]?t (?:forget|mix|confuse|argue|write)|do not (?:forget|mix|confuse|write)|draw (?:this|it)|submit|revise|very important|important!|read (?:up|also|on|this)|check (?:the )?(?:slides?|textbook|handout|book)|copied from|got (?:it |this )?(?:fr|from)\b|see (?:page|slide|pg|handout|textbook))/iu,
  new RegExp(
    String.raw`\b${PEOPLE}\.? (?:\p{Lu}\.? )?(?:accepted|mentioned|dictated|joked|promised|said|says|warned|rushed|told|picks?|wants?|wanted|likes|loves|emphasi[sz]e[sd]|stressed|allowed|allows|skipped|started|repeated|deducts|will ask|asked|puts it|kept)\b`,
    'iu',
  ),
  /\b(?:viva|exam|test|mcq|tut(?:orial)?|likely|favou?rite|repeated|hot) (?:q|question|topic|fav(?:ourite)?|point)\b|\bpractical exam\b|\bhe rushed\b|\bsomeone said\b|\brushed (?:here|this)\b|\b(?:worth|carries) \d+ marks?\b|\b(?:one|two|three|\d)[- ](?:marks?|mks?) (?:questions?|diff\w*)\b|\balways (?:asked|tested|examined)\b|\b\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b/iu,
];

/** @returns whether a line or a part of one speaks of the course, and not of its subject */
export function isRemark(text: string): boolean {
  return COURSE_CODE.test(text) || REMARKS.some((remark) => remark.test(text));
}

/** "… 1840. He likes this" and "… soil (always comes in exam)": parts that can be a remark. */
const PARTS =
  /(?<=[.;!?])\s+|\s+(?=[([“"])|(?<=[)\]”"])\s+|\s+(?=[–—-]\s)|\s*←\s*|,\s+(?=know\b)|\s*(?=\*{2,}|[★☆⭐])/u;

/**
 * Cuts the remarks and the stars at the end of a line.
 *
 * @param line of a note
 * @returns the line up to its last part that is no remark; empty for a line that is only a remark
 */
export function withoutRemarks(line: string): string {
  const parts = line.split(PARTS);
  while (parts.length > 0 && isMarkedPart(parts.at(-1) ?? '')) parts.pop();
  const last = parts.at(-1);
  if (last === undefined) return '';
  const end = line.lastIndexOf(last) + last.length;
  return line.slice(0, end).replace(ENDS_WITH_STARS, '').trim();
}

const ENDS_WITH_STARS = /(?:\s*(?:\*{2,}|[★☆⭐✓✔]\uFE0F?|!{2,}))+\s*$/u;

const isMarkedPart = (part: string) =>
  part.replace(STARS, '').trim() === '' || REMARKS.some((remark) => remark.test(part));
