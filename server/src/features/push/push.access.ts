/** The only way from an id that a caller sent to a device. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { PushDeviceRow } from './push.tables.ts';
import { findDevice } from './push-devices.repo.ts';

/** @throws Fault `not_found`, to the letter the same for a missing device and for another's */
export type AuthorizePushDevice = (
  caller: Pick<Caller, 'userId'>,
  deviceId: string,
) => Promise<Authorized<PushDeviceRow>>;

export function createAuthorizePushDevice({ db }: Pick<Database, 'db'>): AuthorizePushDevice {
  return (caller, deviceId) => authorize(findDevice(db, deviceId), ownedBy(caller));
}
