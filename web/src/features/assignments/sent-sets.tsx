import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useListState } from '../../lib/address/use-list-address.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { sentSetsQuery } from './api.ts';
import { getDueText, getScoreText, getSizeText, getStateText, isUrgent } from './assignment-words.ts';
import classes from './assignments.module.css';

/** Work that the tutor gave to one student, the last due first. */
export function SentSets({ studentId }: { studentId: string }) {
  const address = useListState();
  const zone = useZone();

  return (
    <ResourceList
      what="the sets that you sent"
      one="set"
      label="Sent sets"
      address={address}
      query={sentSetsQuery(studentId, address.page)}
      shape={{ rows: 2, lines: 2 }}
      empty="You have sent nothing yet."
      idOf={({ id }) => id}
      row={(assignment) => (
        <>
          <RowText title={assignment.title} to={links.tutorAssignment(assignment.id, { student: studentId })}>
            <RowFacts>
              {getSizeText(assignment)}. {getDueText(assignment, zone)}.
            </RowFacts>
            <Text size="sm" {...(isUrgent(assignment) && { className: classes.need })}>
              {getStateText(assignment)}
            </Text>
          </RowText>
          <Text fw={700} className="figures">
            {getScoreText(assignment)}
          </Text>
        </>
      )}
    />
  );
}
