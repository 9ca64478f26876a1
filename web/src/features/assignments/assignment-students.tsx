import type { Assignment, AssignmentStudent } from '@akada/contract/work/classes/assignment-work.ts';
import { workStates } from '@akada/core/assignments/work-state.ts';
import { Button, Group, Text } from '@mantine/core';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { useZone } from '../../lib/session/use-zone.ts';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { assignmentStudentsQuery } from './api.ts';
import { getMomentText, getScoreText, getStateText, isUrgent } from './assignment-words.ts';
import classes from './assignments.module.css';

const stateOptions = [
  ['', 'All students'],
  ['to_mark', 'Wait for marks'],
  ['missed', 'Missed it'],
  ['overdue', 'Overdue'],
  ['not_opened', 'Not opened'],
  ['opened', 'Opened'],
  ['in_progress', 'In progress'],
  ['handed_in', 'Handed in'],
  ['marked', 'Marked'],
] as const;

// Loads later, because most visits only read the list.
const workDialog = lazyComponent(async () => (await import('./work-dialog.tsx')).WorkDialog);

/** The students of an assignment: who waits for the tutor or needs help comes first. */
export function AssignmentStudents({ assignment }: { assignment: Assignment }) {
  const address = useListAddress();
  const zone = useZone();
  const { read, set, page } = address;
  const state = readOneOf(address, 'state', workStates);
  const studentId = read('student');

  return (
    <>
      <ResourceList
        what="the students"
        one="student"
        label="Students"
        address={address}
        query={assignmentStudentsQuery(assignment.id, { search: read('search'), state, page })}
        filters={
          <ListFilters
            address={address}
            search="Find a student"
            filters={[{ name: 'state', label: 'Show', options: stateOptions }]}
          />
        }
        narrowedBy={['search', 'state']}
        shape={{ rows: 6, lines: 2, hasButton: true }}
        empty="No student is in the class yet. Give them its join code."
        noneFound="No students match."
        idOf={({ student_id }) => student_id}
        row={(student) => <StudentWork student={student} zone={zone} />}
        actions={(student) => (
          <Button
            variant={student.state === 'to_mark' ? 'light' : 'default'}
            aria-label={`${student.state === 'to_mark' ? 'Mark' : 'Open'} the work of ${student.full_name}`}
            onClick={() => set({ student: student.student_id })}
          >
            {student.state === 'to_mark' ? 'Mark' : 'Open'}
          </Button>
        )}
      />
      {studentId !== '' && (
        <Lazy
          of={workDialog}
          props={{ assignment, studentId, onClose: () => set({ student: '' }) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this work" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}

function StudentWork({ student, zone }: { student: AssignmentStudent; zone: string }) {
  const { full_name, is_student, extended_until, reminded_at, handed_in_at } = student;
  const facts = [
    is_student ? '' : 'Has left',
    handed_in_at === null ? '' : `Handed in ${getMomentText(handed_in_at, zone)}`,
    extended_until === null ? '' : `More time until ${getMomentText(extended_until, zone)}`,
    reminded_at === null ? '' : `Reminded ${getMomentText(reminded_at, zone)}`,
  ].filter(Boolean);

  return (
    <RowText title={full_name}>
      <Group gap={8}>
        <Text size="sm" {...(isUrgent(student) && { className: classes.need })}>
          {getStateText(student)}
        </Text>
        <Text size="sm" fw={700} className="figures">
          {getScoreText(student)}
        </Text>
      </Group>
      <RowFacts>{facts.join(' · ')}</RowFacts>
    </RowText>
  );
}
