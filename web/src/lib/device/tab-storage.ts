/** Storage of a single tab while it is on another site; other tabs do not see it. Never throws. */

/** @returns false if this browser cannot store it */
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

/** @returns the stored value, and deletes it */
export function takeFromTab(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
