import type { Contest } from '@akada/contract/work/contests/answer-contests.ts';

/** @returns what became of a contest, in words */
export function contestText({ state, reason }: Contest): string {
  const explanation = reason === null || reason === '' ? '' : ` Why: ${reason}`;
  switch (state) {
    case 'possible':
      return '';
    case 'open':
      return 'Your tutor looks at it.';
    case 'accepted':
      return `Your tutor accepted this answer.${explanation}`;
    case 'rejected':
      return `Your tutor looked at this answer, and it does not count.${explanation}`;
  }
}
