import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that a running PostgreSQL writes into its folder, one fact per line. */
export interface PostmasterFile {
  pid: number;
  port: number;
  /** Absolute path of the folder that holds the socket. */
  socketFolder: string;
  /** True once connections are accepted. */
  ready: boolean;
}

/**
 * @param folder PostgreSQL's data folder
 * @returns null if no server runs and none was killed
 */
export function readPostmasterFile(folder: string): PostmasterFile | null {
  try {
    const lines = readFileSync(postmasterFilePath(folder), 'utf8').split('\n');
    const [pid, , , port, socketFolder = '', , , status = ''] = lines;
    return { pid: Number(pid), port: Number(port), socketFolder, ready: status.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** @param folder PostgreSQL's own folder */
export function postmasterFilePath(folder: string): string {
  return join(folder, 'postmaster.pid');
}
