import type { Route } from '../http/route.ts';
import type { EventListener } from '../outbox/event.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import type { JobHandler } from '../queue/job.ts';
import type { Gauges } from './gauge.ts';
import type { NotificationBinding } from './notify-of.ts';
import type { WaitingSource } from './waiting-source.ts';

/** A feature's contribution to the product. `server/src/app/compose.ts` joins the modules of all features. */
export interface FeatureModule {
  routes?: readonly Route[];
  jobs?: readonly JobHandler[];
  tasks?: readonly PeriodicTask[];
  listeners?: readonly EventListener[];
  /** Notifications by event. */
  notifications?: readonly NotificationBinding[];
  personalData?: readonly PersonalData[];
  /** Things that wait for an administrator. */
  waitingSources?: readonly WaitingSource[];
  /** Figures for monitors. */
  gauges?: readonly Gauges[];
}
