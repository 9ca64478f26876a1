import list from '../../../ui/list/rows.module.css';
import { UploadNotices } from './upload-notices.tsx';
import { isOnItsWay } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './upload-runner.ts';

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
