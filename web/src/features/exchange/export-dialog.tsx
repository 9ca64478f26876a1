import { type ExportFormat, exportedFiles, exportFormats } from '@akada/core/questions/file-formats.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveBlob } from '../../lib/download/save-file.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { isPremiumRequired, PremiumNotice } from '../../ui/feedback/premium-notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { type Exported, previewQuery, takeExport } from './api.ts';

interface ExportDialogProps {
  of: Exported;
  title: string;
  onClose: () => void;
}

const formats = exportFormats.map((format) => {
  const { label, use } = exportedFiles[format];
  return [format, `${label}: ${use}`] as const;
});

export function ExportDialog({ of, title, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('gift');
  const taking = useMutation({
    mutationFn: () => takeExport(of, format),
    onSuccess: (file) => {
      saveBlob(setFileName(title, exportedFiles[format].ending), file);
      onClose();
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Export questions"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton isBusy={taking.isPending} onClick={() => taking.mutate()}>
            Download
          </ActionButton>
        </>
      }
    >
      <Stack>
        <SelectField
          label="Format"
          value={format}
          options={formats}
          onChange={(selection) => setFormat(selection as ExportFormat)}
        />
        <LeftOut of={of} format={format} />
        {taking.error && !isPremiumRequired(taking.error) && (
          <Notice kind="error">{taking.error.message}</Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** The format's limits are shown before the file is made. */
function LeftOut({ of, format }: Pick<ExportDialogProps, 'of'> & { format: ExportFormat }) {
  const { data, error } = useQuery(previewQuery(of, format));
  if (isPremiumRequired(error)) return <PremiumNotice refusal={error} />;
  if (error) return <Notice kind="error">{error.message}</Notice>;
  if (data === undefined) return <Text role="status">Looking at what would be in the file.</Text>;

  return (
    <div role="status">
      <Text className="figures">
        {counted(data.exported, 'question')} of {data.questions} would be in the file.
      </Text>
      {data.left_out.length > 0 && (
        <ul>
          {data.left_out.map(({ message, questions }) => (
            <li key={message}>
              {questions !== null && `${counted(questions, 'question')}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
