/** Data that an exam editor needs before it renders. */
import { useQuery } from '@tanstack/react-query';
import { settingsQuery, useAccount } from '../../../lib/session/account.ts';
import { tutorProfileQuery } from '../../../lib/session/own-tutor-profile.ts';
import { useZone } from '../../../lib/session/use-zone.ts';

/** @returns the zone of the entered times; null while it is unknown, because a shown time must not change */
export function useSettledZone(): string | null {
  const zone = useZone();
  const { data, error } = useQuery(settingsQuery);
  return data !== undefined || error !== null ? zone : null;
}

/**
 * @returns true if exams of this account can be published; also true while that is unknown, because the
 * server decides
 */
export function useMayPublish(): boolean {
  const { role } = useAccount();
  const { data: profile } = useQuery({ ...tutorProfileQuery, enabled: role === 'tutor' });
  return role !== 'tutor' || profile === undefined || profile?.state === 'approved';
}
