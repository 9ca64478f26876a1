import type { MyAssignmentSummary } from '@akada/contract/work/classes/my-assignments.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useZone } from '../../lib/session/use-zone.ts';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import rows from '../../ui/list/rows.module.css';
import { Panel, Part } from '../../ui/page/panel.tsx';
import { getDueText, getScoreText, getSizeText, isUrgent } from './assignment-words.ts';
import classes from './assignments.module.css';
import { myAssignmentsQuery } from './my-list-query.ts';

/** Work of one class for its student; renders nothing without any. */
export function MyCourseAssignments({ courseId }: { courseId: string }) {
  const { data } = useQuery(myAssignmentsQuery(courseId));
  const zone = useZone();

  if (data === undefined || data.items.length === 0) return null;
  return (
    <Part title="Assignments">
      <Panel>
        <ul className={rows.list}>
          {data.items.map((item) => (
            <li key={item.id} className={rows.entry}>
              <RowText title={item.title} to={links.assignment(item.id)}>
                <RowFacts>
                  {getSizeText(item)}. {getDueText(item, zone)}.
                </RowFacts>
              </RowText>
              <Text
                size="sm"
                className={`${isUrgent(item) && item.state !== 'to_mark' ? classes.need : ''} figures`}
              >
                {getMyStateText(item)}
              </Text>
            </li>
          ))}
        </ul>
      </Panel>
    </Part>
  );
}

/** @returns where the student is, in the student's words */
function getMyStateText(item: MyAssignmentSummary): string {
  const { state, done, total, kind } = item;
  if (state === 'marked' || state === 'handed_in') return getScoreText(item) || 'Done';
  if (state === 'to_mark') return 'Handed in';
  if (state === 'missed') return 'Missed';
  if (state === 'coming') return 'Not open yet';
  const isCounted = (kind === 'set' || kind === 'cards') && done > 0;
  if (isCounted) return `${done} of ${total}`;
  return state === 'overdue' ? 'Overdue' : 'To do';
}
