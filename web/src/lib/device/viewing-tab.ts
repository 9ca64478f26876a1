/**
 * A tab in which an administrator looks at another person's account. Its token lives only in this tab, and this tab
 * neither reads nor writes what the device stores: the administrator's own session stays as it is.
 */
export interface ViewingTab {
  token: string;
  /** The end as an instant. */
  until: string;
  user: {
    id: string;
    role: 'student' | 'tutor';
    full_name: string;
    email_verified: boolean;
    profile_completed: boolean;
  };
}

/** The name in the storage of a single tab. */
export const viewingKey = 'akada-viewing';

/** The viewing of this tab; null in every other tab. It stays until the tab loads again. */
export const viewing = readViewing();

function readViewing(): ViewingTab | null {
  try {
    return JSON.parse(sessionStorage.getItem(viewingKey) ?? 'null');
  } catch {
    return null;
  }
}
