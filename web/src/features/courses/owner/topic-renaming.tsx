import { renameTopic } from '@akada/contract/base/course-topics.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { RenameDialog } from '../../../ui/layers/written-dialogs.tsx';
import { type Topic, useRenameTopic } from './topic-changes.ts';

interface TopicRenamingProps {
  courseId: string;
  topic: Topic;
  onClose: () => void;
}

export function TopicRenaming({ courseId, topic: { id, name }, onClose }: TopicRenamingProps) {
  const rename = useRenameTopic(courseId, id);

  return (
    <RenameDialog
      title={`Rename ${name}`}
      label="Name of the topic"
      rules={(values) => fieldErrors(renameTopic.body, values)}
      refusal={rename.error}
      isBusy={rename.isPending}
      name={name}
      onClose={onClose}
      onSave={(changed) => rename.mutate(changed, { onSuccess: onClose })}
    />
  );
}
