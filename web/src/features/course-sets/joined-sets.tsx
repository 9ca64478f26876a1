import type { CourseSet } from '@akada/contract/material/course-sets.ts';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useListState } from '../../lib/address/use-list-address.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { Cover } from '../../ui/cloth/cover.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { courseSetsQuery, getPractice } from './api.ts';

const reportDialog = lazyComponent(async () => (await import('./report-set-dialog.tsx')).ReportSetDialog);

/** Sets that tutors share with the student's courses. */
export function JoinedSets() {
  const address = useListState();
  const [reported, setReported] = useState<CourseSet | null>(null);
  const close = () => setReported(null);

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
        actions={(set) => (
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Report copyright of ${set.title}`}
            onClick={() => setReported(set)}
          >
            Report copyright
          </Button>
        )}
      />
      {reported !== null && (
        <Lazy
          of={reportDialog}
          props={{ set: reported, onClose: close }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
