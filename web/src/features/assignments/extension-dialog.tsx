import type { Assignment, AssignmentWork } from '@akada/contract/work/classes/assignment-work.ts';
import { extendAssignment } from '@akada/contract/work/classes/assignments.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { zoneText } from '../../lib/format/time-zones.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { useExtend } from './api.ts';
import { renameErrors, toMoment } from './form-values.ts';

interface ExtensionDialogProps {
  assignment: Assignment;
  work: AssignmentWork;
  onClose: () => void;
}

const fieldNames = { 'extension.until': 'until', 'extension.reason': 'reason' };

/** Gives one student more time, with a reason that the student reads. */
export function ExtensionDialog({ assignment, work, onClose }: ExtensionDialogProps) {
  const { zone } = assignment;
  const extending = useExtend(assignment.id, work.student_id);
  const toBody = ({ until, reason }: { until: string; reason: string }) => ({
    extension: { until: toMoment(until, zone), reason },
  });
  const form = useCheckedForm({
    initialValues: {
      until: work.due_at === null ? '' : wallTime(Date.parse(work.due_at), zone),
      reason: work.extension_reason ?? '',
    },
    rules: (values) => renameErrors(fieldErrors(extendAssignment.body, toBody(values)), fieldNames),
    refusal: extending.error,
    shown: (errors) => renameErrors(errors, fieldNames),
  });

  return (
    <FormDialog
      title={`More time for ${work.full_name}`}
      save="Give more time"
      isBusy={extending.isPending}
      onSubmit={form.submit((values) =>
        extending.mutate(toBody(values), {
          onSuccess: () => {
            toast.success(`${work.full_name} has more time.`);
            onClose();
          },
        }),
      )}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <DateField
        label="New due date"
        description={`This is the time in ${zoneText(zone)}.`}
        hasTime
        path="until"
        error={form.errors.until}
        value={form.values.until}
        onChange={(input) => form.setFieldValue('until', input)}
      />
      <TextInput
        label="Reason"
        description="Your student reads it."
        maxLength={assignmentLimits.reason}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
