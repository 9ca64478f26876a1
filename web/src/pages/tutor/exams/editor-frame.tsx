/** What an editor of exams needs before it is drawn. */
import { useQuery } from '@tanstack/react-query';
import { settingsQuery, useAccount } from '../../../lib/session/account.ts';
import { tutorProfileQuery } from '../../../lib/session/own-tutor-profile.ts';
import { useZone } from '../../../lib/session/use-zone.ts';

/** @returns the zone in which times are entered; null while it is not known: a time must not move below its reader */
export function useSettledZone(): string | null {
  const zone = useZone();
  const { data, error } = useQuery(settingsQuery);
  return data !== undefined || error !== null ? zone : null;
}

/** @returns whether exams of this account can be published; true while that is not known, and the server decides */
export function useMayPublish(): boolean {
  const { role } = useAccount();
  const { data: profile } = useQuery({ ...tutorProfileQuery, enabled: role === 'tutor' });
  return role !== 'tutor' || profile === undefined || profile?.state === 'approved';
}
