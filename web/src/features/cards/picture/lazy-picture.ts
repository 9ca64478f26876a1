import { lazyComponent } from '../../../lib/lazy/lazy.tsx';

/** Most reviews have no covered picture. A review that has one loads this code with its cards. */
export const coveredPicture = lazyComponent(
  async () => (await import('./covered-picture.tsx')).CoveredPicture,
);
