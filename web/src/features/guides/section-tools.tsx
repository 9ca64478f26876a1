import type { GuideSection } from '@akada/contract/material/guides.ts';
import { Group } from '@mantine/core';
import { IconPencil, IconRefresh, IconSwitchHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import { useSectionChange } from './api.ts';
import { ContinueSection } from './continue-section.tsx';

const sectionEditor = lazyComponent(async () => (await import('./section-editor.tsx')).SectionEditor);

interface SectionToolsProps {
  guideId: string;
  section: GuideSection;
  onChanged: (section: GuideSection) => void;
}

/** Actions on a part: edit it, generate it again, and switch back. */
export function SectionTools({ guideId, section, onChanged }: SectionToolsProps) {
  const { own, shows_own } = section;
  const [isEditing, setEditing] = useState(false);
  const change = useSectionChange({ guideId, section }, onChanged);

  return (
    <>
      <Group gap="8px">
        <ToolButton
          icon={<IconPencil size={18} aria-hidden />}
          label="Edit this part"
          onPhones="Edit"
          onClick={() => setEditing(true)}
        />
        {section.left_because === undefined ? (
          <ToolButton
            icon={<IconRefresh size={18} aria-hidden />}
            label={
              change.isPending && change.variables === 'make_again' ? 'Making it again' : 'Make it again'
            }
            aria-disabled={change.isPending}
            onClick={() => !change.isPending && change.mutate('make_again')}
          />
        ) : (
          <ContinueSection guideId={guideId} section={section} variant="default" onChanged={onChanged} />
        )}
        {own !== null && (
          <ToolButton
            icon={<IconSwitchHorizontal size={18} aria-hidden />}
            label={shows_own ? 'Show what Akada made' : 'Show what you wrote'}
            aria-disabled={change.isPending}
            onClick={() => !change.isPending && change.mutate({ text: shows_own ? null : own.text })}
          />
        )}
      </Group>
      {change.error && <Notice kind="error">{change.error.message}</Notice>}
      {isEditing && (
        <Lazy
          of={sectionEditor}
          props={{
            guideId,
            section,
            onClose: () => setEditing(false),
            onSaved: (saved) => {
              setEditing(false);
              onChanged(saved);
            },
          }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the editor" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
