import '@mantine/core/styles/NumberInput.css';
import type { Assignment, AssignmentWork } from '@akada/contract/work/classes/assignment-work.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useZone } from '../../lib/session/use-zone.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { assignmentWorkQuery, useExtend, useRemind } from './api.ts';
import { getMomentText, getScoreText, getStateText } from './assignment-words.ts';
import classes from './assignments.module.css';
import { ExtensionDialog } from './extension-dialog.tsx';
import { MarkForm } from './mark-form.tsx';

interface WorkDialogProps {
  assignment: Assignment;
  studentId: string;
  onClose: () => void;
}

/** One student's work: the submission, its marks, more time, and a reminder. */
export function WorkDialog({ assignment, studentId, onClose }: WorkDialogProps) {
  const [isExtending, setExtending] = useState(false);
  const query = assignmentWorkQuery(assignment.id, studentId);

  return (
    <Dialog
      isOpen
      title={assignment.title}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Loaded what="this work" query={query} shape={<RowsShape rows={2} lines={2} />}>
        {(work) => (
          <Stack>
            <WorkFacts work={work} />
            {work.text !== null && <div className={classes.text}>{work.text}</div>}
            {assignment.kind === 'essay' && work.handed_in_at !== null && (
              <MarkForm key={work.mark_version} assignment={assignment} work={work} onMarked={onClose} />
            )}
            <WorkActions assignment={assignment} work={work} onExtend={() => setExtending(true)} />
            {isExtending && (
              <ExtensionDialog assignment={assignment} work={work} onClose={() => setExtending(false)} />
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function WorkFacts({ work }: { work: AssignmentWork }) {
  const zone = useZone();
  const { full_name, handed_in_at, extended_until, extension_reason } = work;
  const score = getScoreText(work);

  return (
    <div>
      <Text fw={600}>{full_name}</Text>
      <Text className="figures">
        {getStateText(work)}
        {handed_in_at !== null && `, ${getMomentText(handed_in_at, zone)}`}
        {score !== '' && `, ${score}`}
      </Text>
      {extended_until !== null && (
        <Text c="dimmed" size="sm">
          More time until {getMomentText(extended_until, zone)}: {extension_reason}
        </Text>
      )}
    </div>
  );
}

interface WorkActionsProps {
  assignment: Assignment;
  work: AssignmentWork;
  onExtend: () => void;
}

function WorkActions({ assignment, work, onExtend }: WorkActionsProps) {
  const reminding = useRemind(assignment.id);
  const extending = useExtend(assignment.id, work.student_id);
  const isOpen = ['overdue', 'not_opened', 'opened', 'in_progress'].includes(work.state);

  return (
    <Group gap={8}>
      {isOpen && work.is_student && work.reminded_at === null && (
        <ActionButton
          variant="default"
          isBusy={reminding.isPending}
          onClick={() =>
            reminding.mutate(work.student_id, {
              onSuccess: () => toast.success(`You reminded ${work.full_name}.`),
              onError: ({ message }) => toast.error(message),
            })
          }
        >
          Remind
        </ActionButton>
      )}
      {assignment.kind !== 'exam' && work.handed_in_at === null && (
        <Button variant="default" onClick={onExtend}>
          Give more time
        </Button>
      )}
      {work.extended_until !== null && work.handed_in_at === null && (
        <ActionButton
          variant="subtle"
          isBusy={extending.isPending}
          onClick={() =>
            extending.mutate({ extension: null }, { onError: ({ message }) => toast.error(message) })
          }
        >
          End the extension
        </ActionButton>
      )}
    </Group>
  );
}
