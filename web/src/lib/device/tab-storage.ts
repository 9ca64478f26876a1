/** Storage of one tab while it is away at another site; other tabs do not see it. Never throws. */

/** @returns false where this browser stores nothing */
export function storeInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets everything that was stored here. */
export function emptyTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored where nothing can be.
  }
}

/** @returns what was stored, once: it is gone afterwards */
export function takeFromTab(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
