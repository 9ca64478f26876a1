import '@mantine/core/styles/NumberInput.css';
import type { Assignment, AssignmentWork } from '@akada/contract/work/classes/assignment-work.ts';
import { markAssignment } from '@akada/contract/work/classes/assignments.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { useMark } from './api.ts';

interface MarkFormProps {
  assignment: Assignment;
  work: AssignmentWork;
  onMarked: () => void;
}

/** Points by criterion and a comment. */
export function MarkForm({ assignment: { id, criteria }, work, onMarked }: MarkFormProps) {
  const marking = useMark(id, work.student_id);
  const [points, setPoints] = useState<(number | string)[]>(() =>
    criteria.map((_, index) => work.points?.[index] ?? ''),
  );
  const [comment, setComment] = useState(work.comment ?? '');
  const sum = points.reduce<number>((total, value) => total + (Number(value) || 0), 0);
  const max = criteria.reduce((total, criterion) => total + criterion.points, 0);
  const isFull = points.every((value) => value !== '');
  const body = { points: points.map(Number), comment, version: work.mark_version };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFull) return toast.error('Give points for each criterion.');
        const [problem] = Object.values(fieldErrors(markAssignment.body, body));
        if (problem !== undefined) return toast.error(problem);
        marking.mutate(body, {
          onSuccess: () => {
            toast.success(`${work.full_name} has ${sum} of ${max} points.`);
            onMarked();
          },
        });
      }}
    >
      <Stack>
        <FormFault error={marking.error} />
        {criteria.map((criterion, index) => (
          <NumberInput
            key={criterion.name}
            label={criterion.name}
            description={`0 to ${criterion.points}`}
            min={0}
            max={criterion.points}
            step={0.5}
            clampBehavior="none"
            value={points[index] ?? ''}
            onChange={(value) => setPoints(points.map((old, other) => (other === index ? value : old)))}
          />
        ))}
        <Textarea
          label="Comment"
          autosize
          minRows={2}
          maxLength={assignmentLimits.comment}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Text fw={700} className="figures">
          {sum} of {max} points
        </Text>
        <ActionButton type="submit" isBusy={marking.isPending}>
          {work.marked_at === null ? `Give ${sum} points` : 'Change the marks'}
        </ActionButton>
      </Stack>
    </form>
  );
}
