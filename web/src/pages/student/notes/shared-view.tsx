import { JoinedSets } from '../../../features/course-sets/joined-sets.tsx';
import { SharesLists } from '../../../features/sharing/shares-lists.tsx';

/** What tutors and students share with one, and what one shares oneself. */
export function SharedView() {
  return (
    <SharesLists>
      <JoinedSets />
    </SharesLists>
  );
}
