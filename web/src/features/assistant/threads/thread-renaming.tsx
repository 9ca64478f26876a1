import { renameThread, type Thread } from '@akada/contract/work/assistant.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { RenameDialog } from '../../../ui/layers/written-dialogs.tsx';

interface ThreadRenamingProps {
  thread: Pick<Thread, 'id' | 'title'>;
  onRenamed: (title: string) => void;
  onClose: () => void;
}

export function ThreadRenaming({ thread: { id, title }, onRenamed, onClose }: ThreadRenamingProps) {
  const queries = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (name: string) => call(renameThread, { params: { id }, body: { title: name } }),
    onSuccess: (renamed) => {
      onRenamed(renamed.title);
      onClose();
      return refreshTopic(queries, 'assistant');
    },
  });

  return (
    <RenameDialog
      title="Rename the conversation"
      label="Title"
      name={title}
      rules={({ name }) => ({ name: fieldErrors(renameThread.body, { title: name }).title })}
      refusal={error}
      isBusy={isPending}
      onSave={mutate}
      onClose={onClose}
    />
  );
}
