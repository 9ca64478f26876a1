/** Visible texts about the results that a student shares. */
import type { StudentPage, TutorView } from '@akada/contract/observers/students.ts';
import { dayText } from '../../lib/format/dates.ts';

type Sharing = StudentPage['sharing'];

/** The fact in a list of students; empty for the usual states. */
export const listedSharing: Readonly<Record<Sharing['state'], string>> = {
  asked: 'Has not chosen what you see',
  shared: '',
  declined: 'Shares no results',
  stopped: 'Sharing stopped',
  over: '',
};

/** @returns the first word of a name; names without spaces stay */
export const getFirstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** @returns why the tutor sees no results, as a title and a sentence */
export function describeNoResults({ sharing }: Pick<StudentPage, 'sharing'>, name: string) {
  switch (sharing.state) {
    case 'asked':
      return {
        title: `${name} has not chosen yet`,
        text: `We asked ${name} what you may see. Results come here after a yes.`,
      };
    case 'stopped':
      return {
        title: 'Sharing stopped',
        text: `${name} stopped sharing results${sharing.stopped_at === null ? '' : ` on ${dayText(sharing.stopped_at)}`}. You can ask in a message.`,
      };
    case 'declined':
      return { title: `${name} shares no results`, text: 'That is fine. You can ask in a message.' };
    default:
      return {
        title: 'No results now',
        text: `Results show while ${name} is in a class of yours or has a session ahead.`,
      };
  }
}

/** @returns what the tutor sees, for the tutor */
export function describeShared({ results }: Pick<StudentPage, 'results'>, name: string): string {
  const never = `You never see ${name}’s notes and chats, or work for other tutors.`;
  if (results === null) return never;
  return `${name} shares results in ${joinNames(results.sources)} with you, and can stop at any time. ${never}`;
}

/** @returns what the tutor sees, for the student */
export function describeOwnSharing({ sharing, results }: TutorView, name: string): string {
  if (results !== null)
    return `${name} sees your results in ${joinNames(results.sources)}. You can stop at any time.`;
  switch (sharing.state) {
    case 'asked':
      return `${name} sees no results until you say yes.`;
    case 'stopped':
      return `You stopped sharing. ${name} sees no results.`;
    case 'over':
      return `${name} sees no results, because you share no running class and no session ahead.`;
    default:
      return `${name} sees no results.`;
  }
}

const maxNamed = 3;

function joinNames(names: readonly string[]): string {
  const firstNames = names.slice(0, maxNamed);
  const others = names.length - firstNames.length;
  return new Intl.ListFormat('en-GB').format(others > 0 ? [...firstNames, `${others} more`] : firstNames);
}
