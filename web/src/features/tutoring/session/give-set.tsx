import type { Booking } from '@akada/contract/work/bookings.ts';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { isRightRequired, RightNotice } from '../../../ui/rights/right-notice.tsx';
import { getFirstName } from '../booking-words.ts';
import { useAssigning } from './api.ts';

const mostGiven = 100;

interface Picking {
  courseId: string;
  chosen: readonly string[];
  most: number;
  onChange: (selection: readonly string[]) => void;
}

interface GiveSetProps {
  booking: Booking;
  courses: readonly { id: string; name: string }[];
  /** Renders the questions of a course to choose from. */
  picker: (picking: Picking) => ReactNode;
}

/** The tutor assigns questions of the bank to the student, as a set that the student owns. */
export function GiveSet({ booking, courses, picker }: GiveSetProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button mt="md" variant="light" onClick={() => setOpen(true)}>
        Give a set
      </Button>
      {isOpen && (
        <GiveSetDialog booking={booking} courses={courses} picker={picker} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function GiveSetDialog({ booking, courses, picker, onClose }: GiveSetProps & { onClose: () => void }) {
  const giving = useAssigning(booking.id);
  const [title, setTitle] = useState(`After our session: ${booking.subject}`);
  const [courseId, setCourseId] = useState(courses[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const student = getFirstName(booking.student);
  const isComplete = title.trim() !== '' && chosen.length > 0;
  const [mustConfirm, setMustConfirm] = useState(false);
  const give = (isConfirmed: boolean) => {
    if (!isComplete || giving.isPending) return;
    giving.mutate(
      { isConfirmed, body: { title: title.trim(), question_ids: [...chosen] } },
      {
        onError: (error) => isRightRequired(error) && setMustConfirm(true),
        onSuccess: () => {
          toast.success(`${student} finds the set on the dashboard.`);
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={`A set for ${student}`}
      save={chosen.length === 0 ? 'Give the set' : `Give ${counted(chosen.length, 'question')}`}
      isBusy={giving.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        give(false);
      }}
    >
      {mustConfirm ? (
        <RightNotice
          confirm="Confirm and give"
          isBusy={giving.isPending}
          error={isRightRequired(giving.error) ? null : giving.error}
          onConfirm={() => give(true)}
        />
      ) : (
        <FormFault error={giving.error} />
      )}
      <TextInput
        label="Title"
        maxLength={120}
        value={title}
        error={title.trim() === '' && 'Give the title'}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <SelectField
        label="Course"
        value={courseId}
        options={courses.map(({ id, name }) => [id, name] as const)}
        onChange={(id) => {
          setCourseId(id);
          setChosen([]);
        }}
      />
      {courseId !== '' && picker({ courseId, chosen, most: mostGiven, onChange: setChosen })}
    </FormDialog>
  );
}
