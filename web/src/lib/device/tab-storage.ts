/** Storage of one tab while it is away at another site; other tabs do not see it. Never throws. */

/** @returns false if this browser stores nothing */
export function storeInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Clears everything that was stored here. */
export function emptyTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A tab that can store nothing has stored nothing.
  }
}

/** @returns the stored value, once: it is deleted afterwards */
export function takeFromTab(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
