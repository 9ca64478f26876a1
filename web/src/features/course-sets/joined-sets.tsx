import { Text, Title } from '@mantine/core';
import { useListState } from '../../lib/address/use-list-address.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Cover } from '../../ui/cloth/cover.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { courseSetsQuery, getPractice } from './api.ts';

/** Sets that tutors share with the student's courses. */
export function JoinedSets() {
  const address = useListState();

  return (
    <>
      <Title order={2} size="h3">
        From your courses
      </Title>
      <ResourceList
        what="the sets of your courses"
        one="set"
        label="From your courses"
        address={address}
        query={courseSetsQuery(undefined, address.page)}
        shape={{ rows: 2 }}
        empty={<Text c="dimmed">Nothing yet. What a tutor shares with a course of yours is here.</Text>}
        idOf={({ id }) => id}
        row={(set) => (
          <RowText cover={<Cover of={set.cloth} size={56} />} title={set.title} to={getPractice(set)}>
            <RowFacts>
              {[set.tutor_name, set.course_name, counted(set.questions, 'question')].join(' · ')}
            </RowFacts>
          </RowText>
        )}
      />
    </>
  );
}
