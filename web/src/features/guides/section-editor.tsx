import { editGuideSection, type GuideSection } from '@akada/contract/material/guides.ts';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { useAccount } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { draftKey, forgetDraft, storeDraft, storedDraft } from '../../lib/writing/stored-draft.ts';
import { ChangedMeanwhile } from '../../ui/feedback/changed-meanwhile.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { MarkdownField } from '../../ui/writing/markdown-field.tsx';
import { writeSection } from './api.ts';
import { sectionMarkdown } from './section-markdown.ts';

interface SectionEditorProps {
  guideId: string;
  section: GuideSection;
  onSaved: (section: GuideSection) => void;
  onClose: () => void;
}

/** Edits a section in the student's words; the generated text stays, and can be shown again. */
export function SectionEditor({ guideId, section, onSaved, onClose }: SectionEditorProps) {
  const { id: userId } = useAccount();
  const key = draftKey(userId, 'guide', `${guideId}.${section.number}`);
  const [opened] = useState(() => {
    const draft = storedDraft<{ text: string }>(key);
    return draft?.version === section.version ? draft.values : { text: getText(section) };
  });
  const save = useMutation({
    mutationFn: ({ text, version }: { text: string; version: number }) =>
      writeSection({ guideId, section: { ...section, version } }, text),
    onSuccess: (saved) => {
      forgetDraft(key);
      toast.success('This part shows what you wrote.');
      onSaved(saved);
    },
  });
  const theirs = presentSection(save.error);
  const form = useCheckedForm({
    initialValues: opened,
    onValuesChange: (values) => storeDraft(key, { values, version: section.version, typedAt: Date.now() }),
    rules: ({ text }) => fieldErrors(editGuideSection.body, { text, version: section.version }),
    refusal: theirs === null ? save.error : null,
  });
  const send = (version: number) => save.mutate({ ...form.values, version });

  return (
    <Overlay position="right" title="Edit this part" onClose={onClose}>
      <form onSubmit={form.submit(() => send(section.version))} noValidate>
        <FormStack>
          <FormFault error={form.fault} />
          {theirs && (
            <ChangedMeanwhile
              what="part"
              onUseMine={() => send(theirs.version)}
              onUseTheirs={() => {
                forgetDraft(key);
                onSaved(theirs);
              }}
            />
          )}
          <MarkdownField
            label={section.title.text}
            name="text"
            about="this part"
            minRows={12}
            value={form.values.text}
            error={form.errors.text}
            onChange={(text) => form.setFieldValue('text', text)}
            onPicture={null}
          />
          <Group gap="8px">
            <ActionButton type="submit" isBusy={save.isPending}>
              Save
            </ActionButton>
            <Button
              variant="default"
              onClick={() => {
                forgetDraft(key);
                onClose();
              }}
            >
              Cancel
            </Button>
          </Group>
        </FormStack>
      </form>
    </Overlay>
  );
}

const getText = (section: GuideSection) =>
  section.shows_own && section.own !== null ? section.own.text : sectionMarkdown(section);

function presentSection(error: Error | null): GuideSection | null {
  if (!(error instanceof ApiError && error.status === 409)) return null;
  return (error.facts.section as GuideSection | undefined) ?? null;
}
