/**
 * Files that only this device has: chosen or shared, and not received by the server. They are in the browser's cache
 * storage, which the service worker can fill before any page is open. A browser without it stores nothing.
 */

import { storedFilesCache } from './stored-files-end.ts';
import { viewing } from './viewing-tab.ts';

export interface StoredFile {
  id: string;
  file: File;
  /** The facts that were stored with the file. */
  facts: unknown;
}

const root = 'stored-files';

/** No page has such an address. */
const getAddress = (folder: string, id = '') => `${location.origin}/${root}/${folder}/${id}`;

function openCache(): Promise<Cache> | null {
  return viewing === null && 'caches' in globalThis ? caches.open(storedFilesCache) : null;
}

/** A full device stores nothing more; the file can be sent anyway. */
export async function storeFile(folder: string, { id, file, facts }: StoredFile): Promise<void> {
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'x-name': encodeURIComponent(file.name),
    'x-facts': encodeURIComponent(JSON.stringify(facts)),
  };
  try {
    await (await openCache())?.put(getAddress(folder, id), new Response(file, { headers }));
  } catch {
    // Private windows and full devices reject it.
  }
}

/** @returns the files of a folder, in the order in which they were stored; none if they cannot be read */
export async function getStoredFiles(folder: string): Promise<StoredFile[]> {
  try {
    const cache = await openCache();
    const requests = (await cache?.keys())?.filter(({ url }) => getId(folder, url) !== '') ?? [];
    const storedFiles = await Promise.all(
      requests.map(async (request) => {
        const response = await cache?.match(request);
        return response && readStoredFile(getId(folder, request.url), response);
      }),
    );
    return storedFiles.filter((file) => file !== undefined);
  } catch {
    return [];
  }
}

async function readStoredFile(id: string, response: Response): Promise<StoredFile> {
  const blob = await response.blob();
  const name = decodeURIComponent(response.headers.get('x-name') ?? '');
  return {
    id,
    file: new File([blob], name, { type: blob.type }),
    facts: JSON.parse(decodeURIComponent(response.headers.get('x-facts') ?? 'null')),
  };
}

/** @returns empty text for a file of another folder */
function getId(folder: string, url: string): string {
  const start = getAddress(folder);
  return url.startsWith(start) ? url.slice(start.length) : '';
}

export async function removeStoredFile(folder: string, id: string): Promise<void> {
  await (await openCache())?.delete(getAddress(folder, id));
}
