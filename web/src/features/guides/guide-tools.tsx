import type { Guide } from '@akada/contract/work/guide-generation.ts';
import { Group } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useDeletion } from '../../lib/query/deletion.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import { deletableGuide, saveMarkdown } from './api.ts';
import { PrintedGuide } from './printed-guide.tsx';

/** Actions on a complete guide. */
export function GuideTools({ guide, onDeleted }: { guide: Guide; onDeleted: () => void }) {
  const deletion = useDeletion(deletableGuide, onDeleted);
  const taking = useMutation({ mutationFn: () => saveMarkdown(guide) });
  const error = deletion.error ?? taking.error;

  return (
    <div>
      <Group gap="8px">
        <ToolButton
          icon={<IconDownload size={18} aria-hidden />}
          label="Download as Markdown"
          onPhones="Download"
          onClick={() => taking.mutate()}
        />
        <PrintButton>
          <PrintedGuide guide={guide} />
        </PrintButton>
        <ToolButton
          icon={<IconTrash size={18} aria-hidden />}
          label="Delete the guide"
          variant="subtle"
          onClick={() => deletion.mutate({ id: guide.id })}
        />
      </Group>
      {error && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
}
