/** Short answers in GIFT: `{=Abuja =%50%Lagos#no more}`, or `{Abuja}`. */
import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../bodies/body-counts.ts';
import { toPercent, toShare } from '../../bodies/shares.ts';
import { type Gift, unescaped } from '../gift-escapes.ts';
import { equalsWithinText, getOptions } from '../gift-options.ts';
import { defineType, type GiftBodyReading } from './gift-type.ts';

const format = /^\[(?:moodle|html|markdown|plain)\]/;
const severalRight =
  'Each = begins another right answer. Write \\= for an equals sign that belongs to a text.';

export const short = defineType({
  type: 'short',
  read(answers, texts) {
    const mistake = findMistake(answers);
    if (mistake !== null) return mistake;

    const options = getOptions(answers).filter(({ text }) => text.raw !== '');
    const problem = getCountProblem(options.length, bodyLimits.accepted, 'accepted answers');
    if (problem !== null) return { wrong: problem, offset: 0 };
    const isWithoutMark = !answers.raw.trimStart().startsWith('=');
    const shares = options.map(({ weight }, index) => toShare(isWithoutMark && index === 0 ? 100 : weight));
    const acceptedRows = options.map(({ text, feedback }, index) => ({
      text: readPattern(text.raw),
      share: shares[index]?.share ?? 0,
      feedback: texts.inherited(feedback?.raw ?? ''),
    }));
    const hasCloseMark = /[^\s=]=/.test(answers.marks);
    const warnings = [
      ...shares.flatMap(({ warning }) => warning ?? []),
      ...(hasCloseMark ? [severalRight] : []),
    ];
    // Moodle ignores capitals of such answers, and never accents.
    return { body: { type: 'short', accepted: acceptedRows, case: false, accents: true }, warnings };
  },
  write({ accepted, ...body }, texts) {
    if (accepted.some(({ text }) => text.includes('->')))
      return { missing: 'GIFT takes an arrow in a short answer for a pair to match.' };
    if (accepted.some(({ text }) => format.test(text) || text.startsWith('%')))
      return { missing: 'GIFT cannot hold an answer that begins with a format or a percent sign.' };

    const rows = accepted.map(({ text, share, feedback }) => {
      const weight = share === 1 ? '' : `%${toPercent(share)}%`;
      return `\t=${weight}${texts.plain(text)}${texts.comment(feedback)}\n`;
    });
    const text = `\n${rows.join('')}`;
    const isHeld = !body.case && body.accents;
    return isHeld ? { text } : { text, remark: 'GIFT ignores capitals of its answers, and never accents.' };
  },
});

/** "x=2" is the answer x or the answer 2 to Moodle, and neither to its author. */
function findMistake(answers: Gift): Extract<GiftBodyReading, { wrong: string }> | null {
  const within = equalsWithinText(answers);
  const first = /^\s*[^=\s][^=]*?(?<!\s)=/.exec(answers.marks);
  if (within === null && first === null) return null;
  const offset = within ?? (first?.[0].length ?? 1) - 1;
  return { wrong: 'Write \\= for an equals sign in a text: here it begins another answer.', offset };
}

function readPattern(raw: string): string {
  return unescaped(raw.replace(format, '')).replace(/\s+/g, ' ').trim();
}
