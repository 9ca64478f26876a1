import { links } from '@akada/core/links/links.ts';
import {
  type SupportKind,
  supportKindNames,
  supportKinds,
  supportLimits,
} from '@akada/core/support/support-rules.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router';
import { oneOf, remembered, text } from '../../lib/device/remembered.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useAccount } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { type NewRequest, useWriteToSupport } from './api.ts';

const empty: NewRequest = { kind: 'account', text: '', page: '' };
/** Typed text that is not sent yet. */
const drafts = remembered('support', empty, { kind: oneOf(supportKinds), text, page: text });

export const kindOptions = supportKinds.map((kind) => [kind, supportKindNames[kind]] as const);

interface SupportFormProps {
  /** The page of the problem, if the link to the form names it. */
  page: string;
}

/** Sends a short request. The typed text stays on this device until it is sent. */
export function SupportForm({ page }: SupportFormProps) {
  const { id } = useAccount();
  const navigate = useNavigate();
  const writing = useWriteToSupport();
  const draft = drafts.of(id);
  const form = useCheckedForm<NewRequest>({
    initialValues: page === '' ? draft : { ...draft, page },
    rules: ({ text: writtenText }) => (writtenText.trim() === '' ? { text: 'Write what it is about' } : {}),
    refusal: writing.error,
    onValuesChange: (values) => drafts.remember(id, values),
  });
  const send = (values: NewRequest) =>
    writing.mutate(values, {
      onSuccess: ({ id: requestId }) => {
        drafts.remember(id, empty);
        toast.success('Sent. We will tell you when there is an answer.');
        void navigate(links.supportRequest(requestId));
      },
    });

  return (
    <form onSubmit={form.submit(send)} noValidate>
      <Stack>
        <FormFault error={form.fault} />
        <ChipField
          label="What is it about?"
          options={kindOptions}
          value={form.values.kind}
          onChange={(kind) => form.setFieldValue('kind', kind as SupportKind)}
        />
        <Textarea
          label="How can we help?"
          description="What you wanted to do, and what happened instead."
          autosize
          minRows={4}
          maxRows={14}
          maxLength={supportLimits.text}
          {...form.getInputProps('text')}
        />
        {form.values.page !== '' && (
          <Text c="dimmed" size="sm">
            About the page {form.values.page}
          </Text>
        )}
        <ActionButton type="submit" isBusy={writing.isPending}>
          Send
        </ActionButton>
      </Stack>
    </form>
  );
}
