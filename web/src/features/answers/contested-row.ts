import type { ContestedAnswer } from '@akada/contract/work/contests/answer-contests.ts';
import { links } from '@akada/core/links/links.ts';
import { counted } from '../../lib/format/numbers.ts';

/** @returns a contested answer as a row of the dashboard */
export function toContestedRow({ question_id, stem, answers, students }: ContestedAnswer) {
  return {
    id: `${question_id} ${answers.join('\n')}`,
    name: `“${answers.join('”, “')}”: ${stem}`,
    fact: counted(students, 'student'),
    to: links.bankQuestion(question_id, { show: 'answers' }),
  };
}
