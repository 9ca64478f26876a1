import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { firstSetsNow } from '@akada/core/generation/first-sets.ts';
import { Title } from '@mantine/core';
import type { QueuedUpload } from '../../../features/notes/upload/queue/upload-queue.ts';
import { UploadPanel } from '../../../features/notes/upload/upload-panel.tsx';
import { UploadRow } from '../../../features/notes/upload/upload-row.tsx';
import list from '../../../ui/list/rows.module.css';
import { useArrivalFocus } from '../../../ui/page/page.tsx';
import { StudyRow } from './study-row.tsx';
import { StudySet } from './study-set.tsx';
import classes from './study-sets.module.css';

interface StudySetsProps {
  /** Files that are not notes yet. */
  uploads: readonly QueuedUpload[];
  /** Notes that were sent together, in this order. */
  recent: readonly FirstSets[];
}

/** The notes that were sent last, from the first byte to the first question: one note fills the screen, several are a list. */
export function StudySets({ uploads, recent }: StudySetsProps) {
  const [sets, ...moreSets] = recent;
  const [upload, ...moreUploads] = uploads;
  return (
    <>
      {sets && moreSets.length === 0 && !upload && <StudySet key={sets.id} sets={sets} isPage />}
      {!sets && upload && moreUploads.length === 0 && <UploadPanel key={upload.id} upload={upload} />}
      {recent.length + uploads.length > 1 && <Several recent={recent} uploads={uploads} />}
    </>
  );
}

function Several({ recent, uploads }: StudySetsProps) {
  const heading = useArrivalFocus();
  const total = recent.length + uploads.length;
  const ready = recent.filter((sets) => firstSetsNow(sets).stage === 'ready');

  return (
    <section className={classes.several}>
      <Title order={1} ref={heading} tabIndex={-1}>
        {ready.length === total ? `${total} notes are ready` : `${ready.length} of ${total} notes are ready`}
      </Title>
      <ul className={list.list}>
        {recent.map((sets) => (
          <StudyRow key={sets.id} sets={sets} isNext={sets === ready[0]} />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
