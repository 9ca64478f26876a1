import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createCourseAccess } from '../courses/courses.access.ts';
import { classesRoutes } from './classes.http.ts';
import { createClassesService } from './classes.service.ts';

/** A tutor's view of a course as a class. It stores nothing: all figures are read from other features. */
export function createClasses(platform: Platform) {
  const module: FeatureModule = {
    routes: classesRoutes({
      courses: createCourseAccess(platform.database),
      classes: createClassesService(platform),
    }),
  };
  return { module };
}
