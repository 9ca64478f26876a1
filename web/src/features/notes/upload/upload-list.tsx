import list from '../../../ui/list/rows.module.css';
import { isOnItsWay } from './queue/upload-queue.ts';
import { useUploads } from './queue/upload-runner.ts';
import { UploadNotices } from './upload-notices.tsx';
import { UploadRow } from './upload-row.tsx';

/** All uploads of a page that has no other place for them. */
export function UploadList() {
  const uploads = useUploads();
  if (uploads.length === 0) return null;

  const underWay = uploads.filter(isOnItsWay);
  return (
    <>
      <UploadNotices />
      {underWay.length > 0 && (
        <ul className={list.list} aria-label="Uploads">
          {underWay.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </>
  );
}
