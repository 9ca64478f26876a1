/** The product, joined from the modules of all features. */
import type { PublicSettings } from '../platform/config/config.ts';
import type { FeatureModule } from '../platform/module/feature-module.ts';
import type { Authenticate } from './http/authentication.ts';

/** The combined contributions of all features. */
export interface Features extends Required<FeatureModule> {
  /** Resolves a bearer token to its caller. */
  authenticate: Authenticate;
  /** Pages show these settings of the installation. */
  readPublicSettings: () => Promise<PublicSettings>;
}

/** @returns the modules' contributions of one kind, in their order */
export function collect<Kind extends keyof FeatureModule>(
  modules: readonly FeatureModule[],
  kind: Kind,
): NonNullable<FeatureModule[Kind]>[number][] {
  return modules.flatMap((module): NonNullable<FeatureModule[Kind]>[number][] => [...(module[kind] ?? [])]);
}
