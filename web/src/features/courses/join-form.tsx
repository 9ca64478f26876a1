import { joinCourse } from '@akada/contract/base/enrolments.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import rows from '../../ui/list/rows.module.css';
import { useJoinByCode } from './membership.ts';

/** @param code the code in the link; the student still presses the button, because the tutor sees who joins */
export function JoinForm({ code }: { code: string }) {
  const joining = useJoinByCode();
  const navigate = useNavigate();
  const form = useCheckedForm({
    initialValues: { code },
    rules: (values) => fieldErrors(joinCourse.body, values),
    refusal: joining.error,
  });
  const submit = form.submit((values) =>
    joining.mutate(values.code, { onSuccess: ({ id }) => void navigate(links.course(id)) }),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Text c="dimmed" mb="sm">
        Your tutor gives you the code, and sees your name once you have joined.
      </Text>
      <FormFault error={form.fault} />
      <div className={rows.filters}>
        <TextInput
          label="Code"
          placeholder="BCDF-GH23"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <ActionButton type="submit" isBusy={joining.isPending}>
          Join the course
        </ActionButton>
      </div>
    </form>
  );
}
