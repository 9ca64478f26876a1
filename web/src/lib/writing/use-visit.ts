import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Replaces the id of an item without one. */
export const newId = 'new';

interface Visit {
  openedId: string;
  /** The history key at which the editor was opened: two new items in a row are two visits. */
  address: string;
  madeId: string | null;
}

/**
 * A new item gets its address with the first save, which starts no new visit: the editor and its cursor stay.
 *
 * @param id the id in the address
 */
export function useVisit(id: string) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>({ openedId: id, address: key, madeId: null });
  const isOpened = id === visit.openedId && (id !== newId || key === visit.address);
  if (!isOpened && id !== visit.madeId) setVisit({ openedId: id, address: key, madeId: null });

  return {
    /** The key of the editor. */
    key: visit.address,
    moveTo: (madeId: string, path: string) => {
      setVisit({ ...visit, madeId });
      void navigate(path, { replace: true, state: { isSamePage: true } });
    },
  };
}
