/** Gaps in a text, as cloze questions: `{2:SHORTANSWER:=Abuja~%50%Lagos}`. */
import { decodeHTML } from 'entities';
import { splitCloze } from '../../bodies/cloze/cloze-groups.ts';
import { readCloze } from '../../bodies/cloze/read-cloze.ts';
import { writeCloze } from '../../bodies/cloze/write-cloze.ts';
import { hideEscapedMarkers, replaceMarkers } from '../../bodies/gap-markers.ts';
import { defineType } from './moodle-type.ts';

const escapes = /\\([~#{}"=])/g;
/** References contain the mark of feedback. */
const blanked = /\\[~#{}"=]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;

export const gaps = defineType({
  type: 'gaps',
  names: ['cloze', 'multianswer'],
  read(_, moodleTexts, texts) {
    let groups: ReturnType<typeof splitCloze>['groups'] = [];
    const stem = moodleTexts.stemWithGaps((raw) => {
      const text = splitCloze({ raw, marks: raw.replace(blanked, (found) => '\0'.repeat(found.length)) });
      groups = text.groups;
      return text.stem;
    });
    const reading = readCloze(groups, {
      toPlain: (raw) =>
        decodeHTML(raw.replace(/<[^<>]*>/g, ' ').replace(escapes, '$1'))
          .replace(/\s+/g, ' ')
          .trim(),
      toMarkdown: (raw) => moodleTexts.markdownOfHtml(raw.replace(escapes, '$1')),
    });
    if ('wrong' in reading) return { wrong: reading.wrong };

    for (const warning of reading.warnings) texts.warn(warning);
    return { body: reading.body, stem };
  },
  write(body, texts, getStem) {
    const groupTexts = body.gaps.map((gap) => writeCloze(gap, (markdown) => texts.of(markdown).html));
    const missing = groupTexts.find((gap) => 'missing' in gap);
    if (missing !== undefined && 'missing' in missing) return missing;

    const stem = getStem(hideEscapedMarkers);
    let count = 0;
    const html = replaceMarkers(stem.html.replace(/\{(?=\s{0,9}\d{0,4}\s{0,9}:)/g, '&#123;'), (number) => {
      const gap = groupTexts[number - 1];
      count += 1;
      return gap !== undefined && 'text' in gap ? gap.text : null;
    });
    if (count !== body.gaps.length) return { missing: 'Moodle cannot hold a gap within a link.' };
    const ignoresAccents = body.gaps.some(({ answer }) => answer.type === 'short' && !answer.accents);
    return {
      text: '',
      stem: { ...stem, html },
      ...(ignoresAccents ? { remark: 'Moodle does not ignore accents.' } : {}),
    };
  },
});
