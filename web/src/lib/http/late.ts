import { NetworkError } from './api-error.ts';

/**
 * Code that a page needs only once somebody acts, so that it stays out of the first load.
 *
 * @throws NetworkError where it cannot be fetched: to whoever waits that is the same as a call without answer
 */
export async function late<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new NetworkError(error);
  }
}
