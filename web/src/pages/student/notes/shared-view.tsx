import { JoinedSets } from '../../../features/course-sets/joined-sets.tsx';
import { SharesLists } from '../../../features/sharing/shares-lists.tsx';

/** The shares from tutors and students, and the student's own. */
export function SharedView() {
  return (
    <SharesLists>
      <JoinedSets />
    </SharesLists>
  );
}
