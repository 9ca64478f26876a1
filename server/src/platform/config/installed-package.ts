import { findPackageJSON } from 'node:module';

/** @returns whether a package is there; those for development are missing where only production was installed */
export function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined;
  } catch {
    return false;
  }
}
