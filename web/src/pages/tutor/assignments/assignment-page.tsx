import { links } from '@akada/core/links/links.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  assignmentQuery,
  deletableAssignment,
  fetchAssignmentTable,
} from '../../../features/assignments/api.ts';
import { AssignmentStudents } from '../../../features/assignments/assignment-students.tsx';
import { getDueText, getSizeText } from '../../../features/assignments/assignment-words.ts';
import { RemindButton } from '../../../features/assignments/remind-button.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { Page } from '../../../ui/page/page.tsx';

const editDialog = lazyComponent(
  async () => (await import('../../../features/assignments/edit-dialog.tsx')).EditDialog,
);

/** Work that the tutor gave, and where its students are. */
export function Component() {
  const { assignmentId = '' } = useParams();
  const zone = useZone();
  const navigate = useNavigate();
  const query = assignmentQuery(assignmentId);
  const { data, error, refetch } = useQuery(query);
  const [isEditing, setEditing] = useState(false);
  const assignment = error && isGone(error) ? undefined : data;
  const back = assignment?.course ? links.course(assignment.course.id) : links.tutorDashboard();
  const deletion = useDeletion(deletableAssignment, () => void navigate(back));

  return (
    <Page
      title={assignment?.title ?? 'Assignment'}
      subtitle={
        assignment && (
          <>
            {assignment.course && (
              <>
                <TextLink to={back}>{assignment.course.name}</TextLink>.{' '}
              </>
            )}
            {getSizeText(assignment)}. {getDueText(assignment, zone)}.
          </>
        )
      }
      action={
        assignment && (
          <Group gap={8}>
            {assignment.to_remind > 0 && <RemindButton assignment={assignment} />}
            {assignment.course_exam_id !== null && (
              <ButtonLink to={links.tutorExam(assignment.course_exam_id)} variant="default">
                The exam
              </ButtonLink>
            )}
            <Button variant="default" onClick={() => setEditing(true)}>
              Change
            </Button>
            <ActionButton
              variant="subtle"
              color="gray"
              isBusy={deletion.isPending}
              onClick={() => deletion.mutate(assignment)}
            >
              Delete
            </ActionButton>
          </Group>
        )
      }
    >
      {assignment === undefined && error && isGone(error) && (
        <Notice
          kind="info"
          title="This assignment is not there."
          actions={<ButtonLink to={links.tutorDashboard()}>Your dashboard</ButtonLink>}
        >
          It was deleted, or someone else gave it.
        </Notice>
      )}
      {assignment === undefined && error && !isGone(error) && (
        <LoadFault what="this assignment" error={error} onRetry={() => void refetch()} />
      )}
      {assignment === undefined && !error && (
        <Waiting what="this assignment" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {assignment !== undefined && (
        <Stack>
          <Group gap={8} justify="space-between">
            <Text className="figures">
              <b>{assignment.done}</b> of {assignment.students} done
              {assignment.percent !== null && `, ${assignment.percent}% right`}
            </Text>
            <CsvButton
              name={setFileName(assignment.title, 'csv')}
              fetchFile={() => fetchAssignmentTable(assignment.id)}
            />
          </Group>
          <AssignmentStudents assignment={assignment} />
        </Stack>
      )}
      {isEditing && assignment !== undefined && (
        <Lazy
          of={editDialog}
          props={{ assignment, onClose: () => setEditing(false) }}
          waiting={null}
          fault={(fault, retry) => <CodeFault what="this form" error={fault} onRetry={retry} />}
        />
      )}
    </Page>
  );
}
