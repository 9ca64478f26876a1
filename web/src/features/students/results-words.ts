/** Visible texts about shared results. */
import type { SeenResults, SeenTopic } from '@akada/contract/observers/students.ts';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';

/** @returns what the loud number counts */
export function describeScope({ recent, sources }: SeenResults): string {
  const scope =
    sources.length === 1
      ? (sources[0] ?? '')
      : counted(sources.length, 'class or subject', 'classes and subjects');
  return recent.percent === null ? `No answers in ${scope} for 14 days.` : `right in ${scope}, 14 days.`;
}

/** Points from which on a topic has moved. */
const movedPoints = 5;
const maxMoved = 2;

/** @returns the topics that moved most since the last session, else since two weeks ago; empty if nothing can be said */
export function describeChange({ topics, session_at, past_day }: SeenResults): string {
  const isSinceSession = session_at !== null && topics.some(({ at_session }) => at_session !== null);
  const getEarlier = ({ at_session, past }: SeenTopic) => (isSinceSession ? at_session : past);
  const compared = topics.flatMap((topic) => {
    const earlier = getEarlier(topic);
    return earlier === null ? [] : [{ ...topic, earlier, points: topic.percent - earlier }];
  });
  if (compared.length === 0) return '';
  const since = isSinceSession ? 'since the last session' : `since ${dayOfYearText(past_day, 'UTC')}`;
  const changes = compared
    .filter(({ points }) => Math.abs(points) >= movedPoints)
    .sort((one, other) => one.points - other.points || one.title.localeCompare(other.title));
  if (changes.length === 0) return `All topics hold ${since}.`;
  const texts = pickMoved(changes).map(
    ({ title, earlier, percent, points }) =>
      `${title} ${points < 0 ? 'fell' : 'rose'} from ${earlier} to ${percent}`,
  );
  const rest = compared.length > changes.length ? ' The other topics hold.' : '';
  return `${new Intl.ListFormat('en-GB').format(texts)} ${since}.${rest}`;
}

/** Falls are named first. */
function pickMoved<Moved extends { points: number }>(changes: readonly Moved[]): Moved[] {
  const fallen = changes.filter(({ points }) => points < 0);
  const risen = changes.filter(({ points }) => points > 0).toReversed();
  return [...fallen, ...risen].slice(0, maxMoved);
}
