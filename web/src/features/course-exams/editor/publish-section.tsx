import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text } from '@mantine/core';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import type { ExamEditing } from './use-exam-editing.ts';

/** The name of the button that publishes what it saves. */
export const publishes = 'publish';

interface PublishSectionProps {
  editing: Pick<ExamEditing, 'isSaving' | 'isPublishing'>;
  missing: readonly string[];
  /** True if the tutor is approved. */
  mayPublish: boolean;
}

/** The missing parts of a draft, and the button that publishes it. */
export function PublishSection({
  editing: { isSaving, isPublishing },
  missing,
  mayPublish,
}: PublishSectionProps) {
  return (
    <Section title="Publish">
      <Stack>
        {!mayPublish && (
          <Notice
            kind="info"
            title="Publishing waits until you are approved as a tutor"
            actions={<ButtonLink to={links.tutorProfile()}>Your tutor profile</ButtonLink>}
          >
            Write the exam, and save it as a draft. Only you can see it until then.
          </Notice>
        )}
        {missing.length > 0 ? (
          <div>
            <Text>Before students can see it:</Text>
            <ul>
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ) : (
          <Text>
            Nothing is missing. Once it is published, the students of the course are notified and see when it
            opens.
          </Text>
        )}
        <Group>
          <ActionButton
            type="submit"
            variant={mayPublish ? 'default' : 'filled'}
            isBusy={isSaving && !isPublishing}
          >
            Save the draft
          </ActionButton>
          {mayPublish && (
            <ActionButton type="submit" name={publishes} isBusy={isPublishing}>
              Save and publish
            </ActionButton>
          )}
        </Group>
      </Stack>
    </Section>
  );
}
