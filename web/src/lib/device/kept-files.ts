/**
 * Files that only this device has: chosen or shared, and not received by the server. They are in the browser's cache
 * storage, which the service worker can fill before any page is open. A browser without it keeps nothing.
 */

import { keptFilesCache } from './kept-files-end.ts';

export interface KeptFile {
  id: string;
  file: File;
  /** As it was kept with the file. */
  facts: unknown;
}

const getAddress = (folder: string, id = '') => `/kept/${folder}/${id}`;

function openCache(): Promise<Cache> | null {
  return 'caches' in globalThis ? caches.open(keptFilesCache) : null;
}

/** A full device keeps nothing more; the file can be sent all the same. */
export async function keepFile(folder: string, { id, file, facts }: KeptFile): Promise<void> {
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'x-name': encodeURIComponent(file.name),
    'x-facts': encodeURIComponent(JSON.stringify(facts)),
  };
  try {
    await (await openCache())?.put(getAddress(folder, id), new Response(file, { headers }));
  } catch {
    // Private windows and full devices refuse.
  }
}

/** @returns the files of a folder, in the order in which they were kept; none if they cannot be read */
export async function getKeptFiles(folder: string): Promise<KeptFile[]> {
  try {
    const cache = await openCache();
    const requests = (await cache?.keys())?.filter(({ url }) => getId(folder, url) !== '') ?? [];
    const kept = await Promise.all(
      requests.map(async (request) => {
        const response = await cache?.match(request);
        return response && readKept(getId(folder, request.url), response);
      }),
    );
    return kept.filter((file) => file !== undefined);
  } catch {
    return [];
  }
}

async function readKept(id: string, response: Response): Promise<KeptFile> {
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
  const { pathname } = new URL(url);
  const start = getAddress(folder);
  return pathname.startsWith(start) ? pathname.slice(start.length) : '';
}

export async function dropKeptFile(folder: string, id: string): Promise<void> {
  await (await openCache())?.delete(getAddress(folder, id));
}
