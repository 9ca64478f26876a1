import { Notice } from '../../ui/feedback/notice.tsx';

/** Stands above a page whose text cannot be relied on. */
export function UnreadableNotice() {
  return (
    <Notice kind="info" title="This page could not be read">
      It is a picture or a scan, or its letters have no meaning. Nothing is asked of it.
    </Notice>
  );
}
