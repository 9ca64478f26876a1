import { type Department, proposeDepartment } from '@akada/contract/base/catalog.ts';
import { Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { call } from '../../lib/http/call.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';

interface ProposeDepartmentProps {
  onClose: () => void;
  onProposed: (department: Department) => void;
}

/** Lets a tutor whose department is missing from the catalog propose it and use it immediately. */
export function ProposeDepartment({ onClose, onProposed }: ProposeDepartmentProps) {
  const queries = useQueryClient();
  const proposal = useMutation({
    mutationFn: (body: { school_name: string; name: string }) => call(proposeDepartment, { body }),
    onSuccess: (department) => {
      if (!department.is_proposed) toast.success(`${department.school.name} has this department already.`);
      void queries.invalidateQueries({ queryKey: ['courses', 'departments'] });
      onProposed(department);
    },
  });
  const form = useCheckedForm({
    initialValues: { school_name: '', name: '' },
    rules: (values) => fieldErrors(proposeDepartment.body, values),
    refusal: proposal.error,
  });

  return (
    <FormDialog
      title="Propose your department"
      save="Use this department"
      isBusy={proposal.isPending}
      onClose={onClose}
      onSubmit={form.submit((values) => proposal.mutate(values))}
    >
      <FormFault error={form.fault} />
      <Text c="dimmed">
        You can use it immediately. An administrator approves it together with your course.
      </Text>
      <TextInput
        label="School"
        description="Its full name, such as University of Lagos"
        maxLength={120}
        autoComplete="organization"
        {...form.getInputProps('school_name')}
      />
      <TextInput label="New department" maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
    </FormDialog>
  );
}
