import { joinLeaderboard, type Leaderboard } from '@akada/contract/observers/habits.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { RenameDialog } from '../../../ui/layers/written-dialogs.tsx';
import { useJoinLeaderboard } from '../api.ts';

interface AliasDialogProps {
  leaderboard: Leaderboard;
  onClose: () => void;
}

/** Asks for the name on the leaderboard. */
export function AliasDialog({ leaderboard: { course_id, course, alias }, onClose }: AliasDialogProps) {
  const joining = useJoinLeaderboard(course_id);
  const save = (name: string) => joining.mutate(name, { onSuccess: onClose });

  return (
    <RenameDialog
      title={`Your name on the leaderboard of ${course}`}
      label="Name that others see"
      name={alias ?? ''}
      rules={({ name }) => ({ name: fieldErrors(joinLeaderboard.body, { alias: name }).alias })}
      refusal={joining.error}
      isBusy={joining.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}
